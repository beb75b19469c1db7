export type { Bytes, ReadUnits, WriteUnits } from './units.ts';
export { fact, isExplained, rule, valueOf } from './explain.ts';
export type { Basis, Explained, Given, Rule, RuleFunction, Source } from './explain.ts';
export { explainAsText, trail, withValues } from './trail.ts';
export { formatPath } from './problem.ts';
export type { Details, Path, Position, Problem, Severity } from './problem.ts';

export { DOCS } from './facts/docs.ts';
export * from './facts/limits.ts';
export * from './facts/partitions.ts';
export * from './facts/sizes.ts';
export * from './facts/tables.ts';
export * from './facts/throughput.ts';

export { ATTRIBUTE_TYPES } from './item/attribute-value.ts';
export type { AttributeType, AttributeValue, Item } from './item/attribute-value.ts';
export { checkItem } from './item/check.ts';
export { checkTable } from './item/check-table.ts';
export { indexEntry } from './item/entry.ts';
export { explainItemSize, explainPartSize } from './item/explain-size.ts';
export { itemSize } from './item/size.ts';
export type { ItemSize, SizePart } from './item/size.ts';
export { readTable } from './item/table-definition.ts';
export type { TableReading } from './item/table-definition.ts';
export type { GlobalIndex, KeyAttribute, KeyType, LocalIndex, Projection, Table } from './item/table.ts';

export { batchGetItem, batchWriteItem } from './operation/batch.ts';
export type { BatchWriteRequest } from './operation/batch.ts';
export { indexWrite } from './operation/index-write.ts';
export type { EntryChange, IndexChange } from './operation/index-write.ts';
export { getItem } from './operation/read.ts';
export type { SeveralWritesEstimate } from './operation/several-writes.ts';
export type { ItemOrSize } from './operation/size-of.ts';
export { deleteByTimeToLive } from './operation/time-to-live.ts';
export type { Expiry, ExpiryEstimate } from './operation/time-to-live.ts';
export {
  conditionCheck,
  replayTransactWriteItems,
  transactGetItems,
  transactWriteItems,
} from './operation/transact.ts';
export type { ConditionCheck, ReadEstimate, TransactWriteAction } from './operation/transact.ts';
export { deleteItem, putItem, updateItem } from './operation/write.ts';
export type { Delete, Put, Update, WriteEstimate } from './operation/write.ts';
export type { ConditionOutcome } from './operation/written-size.ts';

export { compareReads } from './collection/compare.ts';
export type { Comparison } from './collection/compare.ts';
export type { DescribedQuestion, Entity, ItemsQuestion, Ways } from './collection/question.ts';
export type { ItemRead } from './collection/item-read.ts';
export type { KeyCondition, SortCondition } from './collection/key-condition.ts';
export type { Page } from './collection/page.ts';
export type { PagedConsistency, PagedReadEstimate, ReadOptions } from './collection/paged-read.ts';
export type { PageEnd } from './collection/paginate.ts';
export { query } from './collection/query.ts';
export type { ItemsQuery, Query, RunsQuery } from './collection/query.ts';
export type { Run } from './collection/run.ts';
export { scan } from './collection/scan.ts';
export type { ItemsScan, RunsScan, Scan, ScanOptions } from './collection/scan.ts';

export { partitionsFor } from './partition/count.ts';
export type { PartitionDemand, PartitionEstimate } from './partition/count.ts';
export { heat } from './partition/heat.ts';
export type { Heat, HeatEstimate } from './partition/heat.ts';
export { onDemandReach } from './partition/reach.ts';
export type { OnDemandHistory, OnDemandReach } from './partition/reach.ts';
export { nextSplit } from './partition/split.ts';
export type { Filling, SplitForecast } from './partition/split.ts';
export type { HeatTarget, SplitForHeat } from './partition/split-for-heat.ts';
