export type { Bytes, ReadUnits, WriteUnits } from './units.ts';
export { fact, isExplained, rule, valueOf } from './explain.ts';
export type { Basis, Explained, Given, Rule, RuleFunction, Source } from './explain.ts';
export { explainAsText, trail, withValues } from './trail.ts';
export { formatPath } from './problem.ts';
export type { Details, Path, Position, Problem, Severity } from './problem.ts';

export * as DOCS from './facts/docs.ts';
export * as TABLE_DOCS from './facts/table-docs.ts';
export * from './facts/billing.ts';
export * from './facts/expressions.ts';
export * from './facts/limits.ts';
export * from './facts/partitions.ts';
export * from './facts/reserved-words.ts';
export * from './facts/sizes.ts';
export * from './facts/tables.ts';
export * from './facts/throughput.ts';

export { ATTRIBUTE_TYPES } from './item/attribute-value.ts';
export type { AttributeType, AttributeValue, Item } from './item/attribute-value.ts';
export { checkItem } from './item/check.ts';
export { checkTable } from './item/check-table.ts';
export { sizeDistribution } from './item/distribution.ts';
export type { SizeDistribution } from './item/distribution.ts';
export { indexEntry } from './item/entry.ts';
export { explainItemSize, explainPartSize } from './item/explain-size.ts';
export { marshal } from './item/marshal.ts';
export type { Marshalled } from './item/marshal.ts';
export { itemSize } from './item/size.ts';
export type { ItemSize } from './item/size.ts';
export type { SizeBin } from './item/size-bins.ts';
export type { SizePart } from './item/size-parts.ts';
export { readTable } from './item/table-definition.ts';
export type { TableReading } from './item/table-definition.ts';
export type { GlobalIndex, KeyAttribute, KeyType, LocalIndex, Projection, Table } from './item/table.ts';

export { itemCutter } from './paste/item-cutter.ts';
export type { ItemCutter, ItemFrame } from './paste/item-cutter.ts';
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
export { cheapestEdits, MOVED_KEY_SIZE } from './operation/edits.ts';
export type { Edit } from './operation/edits.ts';
export { indexWrite } from './operation/index-write.ts';
export type { EntryChange, IndexChange } from './operation/index-write.ts';
export { getItem } from './operation/read.ts';
export { reconcile } from './operation/reconcile.ts';
export type { Computed, Reconciliation, RequestEvidence } from './operation/reconcile.ts';
export type { EditChange } from './operation/renames.ts';
export type { SeveralWritesEstimate } from './operation/several-writes.ts';
export type { ItemOrSize } from './operation/size-of.ts';
export { itemWrite } from './operation/table-write.ts';
export type { ItemChange } from './operation/table-write.ts';
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

export { bytesInPartitions, partitionsFor } from './partition/count.ts';
export type { PartitionDemand, PartitionEstimate } from './partition/count.ts';
export { heat } from './partition/heat.ts';
export type { Heat, HeatEstimate } from './partition/heat.ts';
export { onDemandReach } from './partition/reach.ts';
export type { OnDemandHistory, OnDemandReach } from './partition/reach.ts';
export { nextSplit } from './partition/split.ts';
export type { Filling, SplitForecast } from './partition/split.ts';
export type { HeatTarget, SplitForHeat } from './partition/split-for-heat.ts';

export { backup } from './pricing/backup.ts';
export type { BackupKind } from './pricing/backup.ts';
export { bill, BILLING_TERMS, storageShare, subtotal } from './pricing/bill.ts';
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
export { callsAMonth, requests, unitsAMonth } from './pricing/on-demand.ts';
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

export { averageUse } from './workload/average-use.ts';
export { billByPattern } from './workload/bill-by-pattern.ts';
export { checkWorkload } from './workload/check.ts';
export { capacityChoices, regionChoices, tableClassChoices } from './workload/choices.ts';
export { compareWorkloads } from './workload/compare.ts';
export type { Choice, ComparedChoice, WorkloadComparison } from './workload/compare.ts';
export type { SizedEntry } from './workload/entities.ts';
export { estimate } from './workload/estimate.ts';
export type { EntityEstimate, Estimate, Estimated } from './workload/estimate.ts';
export type { PatternEstimate } from './workload/estimate-pattern.ts';
export type { ResourceEstimate } from './workload/estimate-resources.ts';
export type { Holding } from './workload/holdings.ts';
export type { Load } from './workload/month.ts';
export type { Consumption } from './workload/per-call.ts';
export type { ProvisionedCapacity } from './workload/provision.ts';
export type {
  ItemCounts,
  Pattern,
  QueryPattern,
  Rate,
  ReadPattern,
  ScanPattern,
  TransactionAction,
  WriteAction,
  WritePattern,
} from './workload/pattern.ts';
export type {
  BackupUse,
  Billing,
  Capacity,
  EntryUse,
  Reserved,
  SavingsShares,
  StoredEntity,
  StreamUse,
  WarmThroughput,
  Workload,
} from './workload/workload.ts';

export { parseTemplate } from './keys/template.ts';
export type { Template, TemplateField, TemplateReading } from './keys/template.ts';
export type { FieldFormat } from './keys/field-format.ts';
export { keyPrefix, matchKey, printKey } from './keys/key.ts';
export type { FieldValues, KeyWriting } from './keys/key.ts';
export { inferTemplates } from './keys/infer.ts';
export type { InferredTemplate } from './keys/infer.ts';
export { checkRegistry, entitiesUnder } from './keys/registry.ts';
export type { PrefixQuery, RegisteredEntity, Registry } from './keys/registry.ts';
export { writeQuery } from './keys/write-query.ts';
export type { QueryDescription, QueryExpressions, QueryWriting } from './keys/write-query.ts';
export type { Condition, Operator } from './keys/condition.ts';
export { dynamoJson, plainValue } from './keys/written-value.ts';
export { writeProgram } from './keys/program/program.ts';
export type { ProgramLanguage } from './keys/program/program.ts';
export type { ReadExpressions, ReadProgram } from './keys/program/read-program.ts';
export { writeTableDefinition } from './keys/definition/definition.ts';
export type { DefinitionNotation } from './keys/definition/definition.ts';
export { readTableDefinition } from './keys/definition/read-definition.ts';
export { writeScan } from './keys/write-scan.ts';
export type { ScanDescription, ScanWriting } from './keys/write-scan.ts';
export { designTable } from './keys/design/design.ts';
export type { Designed } from './keys/design/design.ts';
export type { Design, DesignedEntity, IndexPrice, ServedRead } from './keys/design/designed.ts';
export type { HotKey } from './keys/design/hot-keys.ts';
export type {
  DesignAttribute,
  DesignEntity,
  DesignInput,
  DesignPattern,
  DesignRead,
  DesignType,
  DesignWrite,
} from './keys/design/input.ts';
export type { Choices } from './keys/design/draft.ts';
export { exampleItems } from './keys/design/example-items.ts';
export { widenIndexes } from './keys/design/widen-indexes.ts';
export { programOf } from './keys/design/program-of.ts';
export type { ProgramReading, ProgramValues } from './keys/design/program-of.ts';
export { viewCollections } from './keys/collection-view.ts';
export type { CollectionGroups, DescribedView, ItemsView, PrefixGroup } from './keys/collection-view.ts';
