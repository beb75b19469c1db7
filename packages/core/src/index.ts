export type { Bytes, ReadUnits, WriteUnits } from './units.ts';
export { fact, isExplained, rule, valueOf } from './explain.ts';
export type { Basis, Explained, Given, Rule, RuleFunction, Source } from './explain.ts';
export { explainAsText, trail, withValues } from './trail.ts';
export { formatPath } from './problem.ts';
export type { Details, Path, Position, Problem, Severity } from './problem.ts';

export { DOCS } from './facts/docs.ts';
export * from './facts/limits.ts';
export * from './facts/sizes.ts';
export * from './facts/throughput.ts';

export { ATTRIBUTE_TYPES } from './item/attribute-value.ts';
export type { AttributeType, AttributeValue, Item } from './item/attribute-value.ts';
export { checkItem } from './item/check.ts';
export { explainItemSize, explainPartSize } from './item/explain-size.ts';
export { marshal } from './item/marshal.ts';
export type { Marshalled } from './item/marshal.ts';
export { itemSize } from './item/size.ts';
export type { ItemSize, SizePart } from './item/size.ts';
export type { GlobalIndex, KeyAttribute, KeyType, LocalIndex, Projection, Table } from './item/table.ts';

export { cheapestEdits, MOVED_KEY_SIZE } from './operation/edits.ts';
export type { Edit } from './operation/edits.ts';
export { parse } from './paste/parse.ts';
export type { Change, Parsed, ParsedItems } from './paste/parse.ts';
export type { Format } from './paste/format.ts';

export { getItem } from './operation/read.ts';
export type { EditChange } from './operation/renames.ts';
export type { ItemOrSize } from './operation/size-of.ts';
export {
  conditionCheck,
  replayTransactWriteItems,
  transactGetItems,
  transactWriteItems,
} from './operation/transact.ts';
export type { ConditionCheck, ReadEstimate, TransactWriteAction, TransactWriteEstimate } from './operation/transact.ts';
export { deleteItem, putItem, updateItem } from './operation/write.ts';
export type { ConditionOutcome, Delete, Put, Update, WriteEstimate } from './operation/write.ts';
