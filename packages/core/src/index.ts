export type { Bytes, ReadUnits, WriteUnits } from './units.ts';
export { fact, isExplained, rule, valueOf } from './explain.ts';
export type { Basis, Explained, Given, Rule, RuleFunction, Source } from './explain.ts';
export { explainAsText, trail, withValues } from './trail.ts';
export { formatPath } from './problem.ts';
export type { Details, Path, Position, Problem, Severity } from './problem.ts';

export { DOCS } from './facts/docs.ts';
export * from './facts/billing.ts';
export * from './facts/limits.ts';
export * from './facts/sizes.ts';
export * from './facts/tables.ts';
export * from './facts/throughput.ts';

export { ATTRIBUTE_TYPES } from './item/attribute-value.ts';
export type { AttributeType, AttributeValue, Item } from './item/attribute-value.ts';
export { checkItem } from './item/check.ts';
export { checkTable } from './item/check-table.ts';
export { indexEntry } from './item/entry.ts';
export { explainItemSize, explainPartSize } from './item/explain-size.ts';
export { marshal } from './item/marshal.ts';
export type { Marshalled } from './item/marshal.ts';
export { itemSize } from './item/size.ts';
export type { ItemSize, SizePart } from './item/size.ts';
export { readTable } from './item/table-definition.ts';
export type { TableReading } from './item/table-definition.ts';
export type { GlobalIndex, KeyAttribute, KeyType, LocalIndex, Projection, Table } from './item/table.ts';

export { lineSizer } from './paste/line-sizer.ts';
export type { LineSizer, SizedLine } from './paste/line-sizer.ts';
export { parse } from './paste/parse.ts';
export { parseJson } from './paste/parse-json.ts';
export type { Change, Parsed, ParsedItems } from './paste/parsed.ts';
export type { ConsumedCapacity } from './paste/consumed-capacity.ts';
export type { Format } from './paste/format.ts';
export type { Notation } from './paste/text-reading.ts';

export { batchGetItem, batchWriteItem } from './operation/batch.ts';
export type { BatchWriteRequest } from './operation/batch.ts';
export { indexWrite } from './operation/index-write.ts';
export type { EntryChange, IndexChange } from './operation/index-write.ts';
export { getItem } from './operation/read.ts';
export { reconcile } from './operation/reconcile.ts';
export type { ReadEvidence, Reconciliation } from './operation/reconcile.ts';
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

export { backup } from './pricing/backup.ts';
export type { BackupKind } from './pricing/backup.ts';
export { bill, BILLING_TERMS, subtotal } from './pricing/bill.ts';
export type { Bill, BillingTerms, BillLine, UnpricedLine } from './pricing/bill.ts';
export { infrequentAccessBreakEven, provisionedBreakEven, reservedBreakEven } from './pricing/break-even.ts';
export type { BreakEven } from './pricing/break-even.ts';
export { mergePrices, withPrices } from './pricing/change-prices.ts';
export type { Charge, LineItem, Place, TableClass } from './pricing/charge.ts';
export { DIMENSIONS } from './pricing/dimension.ts';
export type { Counted, Dimension, DimensionText } from './pricing/dimension.ts';
export { freeTier } from './pricing/free-tier.ts';
export { replicatedWriteUnits } from './pricing/global-table.ts';
export { importPriceList } from './pricing/import-price-list.ts';
export type { ImportedPriceList } from './pricing/import-price-list.ts';
export { formatDollars, showAmounts } from './pricing/money.ts';
export type { Dollars, Exact, Quantity } from './pricing/money.ts';
export { callsAMonth, requests } from './pricing/on-demand.ts';
export type { ThroughputKind } from './pricing/on-demand.ts';
export { priceOf } from './pricing/price-list.ts';
export type { Confidence, PriceKind, PriceList, PriceLookup, Provenance, RegionPrices } from './pricing/price-list.ts';
export { US_EAST_1_PRICES } from './pricing/prices/us-east-1.ts';
export { capacity, provisionedUnits, unitHours } from './pricing/provisioned.ts';
export { reservedCapacity, reservedCover, reservedTerm } from './pricing/reserved.ts';
export type { Reservation } from './pricing/reserved.ts';
export { SAVINGS_PLAN, withSavingsPlan } from './pricing/savings-plan.ts';
export type { SavingsPlan } from './pricing/savings-plan.ts';
export { replicatedBytes, storage, storedBytes } from './pricing/storage.ts';
export type { Stored } from './pricing/storage.ts';
export { captureUnits, kinesisCapture, streamReads } from './pricing/streams.ts';
