import type { Source } from '../explain.ts';

const guide = (page: string, title: string): Source => ({
  title,
  url: `https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/${page}.html`,
});

type Page =
  | 'itemSizes'
  | 'readsAndWrites'
  | 'constraints'
  | 'quotas'
  | 'dataTypes'
  | 'transactions'
  | 'query'
  | 'scan'
  | 'globalIndexes'
  | 'localIndexes'
  | 'timeToLive'
  | 'globalTableBilling'
  | 'partitionKeys'
  | 'partitions'
  | 'adaptiveCapacity'
  | 'onDemand'
  | 'provisioned'
  | 'switchingModes'
  | 'warmThroughput'
  | 'reservedCapacity'
  | 'streamsUsage'
  | 'billingReports'
  | 'partiqlBatch'
  | 'largeItems'
  | 'pricing'
  | 'reservedWords'
  | 'filterExpressions'
  | 'writeSharding'
  | 'priceList'
  | 'savingsPlans'
  | 'tableClasses'
  | 'globalTables'
  | 'backups'
  | 'autoScaling'
  | 'statistics';

/** The AWS pages that the facts and rules cite. */
export const DOCS: Readonly<Record<Page, Source>> = {
  itemSizes: guide('CapacityUnitCalculations', 'DynamoDB item sizes and formats'),
  readsAndWrites: guide('read-write-operations', 'DynamoDB read and write operations'),
  constraints: guide('Constraints', 'Constraints in Amazon DynamoDB'),
  quotas: guide('ServiceQuotas', 'Quotas in Amazon DynamoDB'),
  dataTypes: guide('HowItWorks.NamingRulesDataTypes', 'Supported data types and naming rules in Amazon DynamoDB'),
  transactions: guide('transaction-apis', 'Amazon DynamoDB Transactions: How it works'),
  query: guide('Query.Other', 'Other aspects of working with query operations'),
  scan: guide('Scan', 'Scanning tables in DynamoDB'),
  globalIndexes: guide('GSI', 'Using Global Secondary Indexes in DynamoDB'),
  localIndexes: guide('LSI', 'Local secondary indexes'),
  timeToLive: guide('TTL', 'Using time to live (TTL) in DynamoDB'),
  globalTableBilling: guide('global-tables-billing', 'Understanding Amazon DynamoDB billing for global tables'),
  partitionKeys: guide('bp-partition-key-design', 'Best practices for designing and using partition keys effectively'),
  partitions: guide('HowItWorks.Partitions', 'Partitions and data distribution in DynamoDB'),
  adaptiveCapacity: guide('burst-adaptive-capacity', 'DynamoDB burst and adaptive capacity'),
  onDemand: guide('on-demand-capacity-mode', 'DynamoDB on-demand capacity mode'),
  provisioned: guide('provisioned-capacity-mode', 'DynamoDB provisioned capacity mode'),
  switchingModes: guide('bp-switching-capacity-modes', 'Considerations when switching capacity modes in DynamoDB'),
  warmThroughput: guide('warm-throughput', 'Understanding DynamoDB warm throughput'),
  reservedCapacity: guide('reserved-capacity', 'DynamoDB reserved capacity'),
  streamsUsage: guide('CostOptimization_StreamsUsage', 'Evaluate your DynamoDB streams usage'),
  billingReports: guide(
    'bp-understanding-billing',
    'Best practices for understanding your AWS billing and usage reports in DynamoDB',
  ),
  partiqlBatch: guide('ql-reference.multiplestatements.batching', 'Running batch operations with PartiQL for DynamoDB'),
  reservedWords: guide('ReservedWords', 'Reserved words in DynamoDB'),
  filterExpressions: guide('Query.FilterExpression', 'Filter expressions for the Query operation in DynamoDB'),
  writeSharding: guide(
    'bp-partition-key-sharding',
    'Using write sharding to distribute workloads evenly in your DynamoDB table',
  ),
  largeItems: guide('bp-use-s3-too', 'Best practices for storing large items and attributes in DynamoDB'),
  pricing: { title: 'Amazon DynamoDB pricing', url: 'https://aws.amazon.com/dynamodb/pricing/' },
  priceList: {
    title: 'AWS Price List Bulk API',
    url: 'https://docs.aws.amazon.com/awsaccountbilling/latest/aboutv2/using-the-aws-price-list-bulk-api.html',
  },
  savingsPlans: {
    title: 'Savings Plans types',
    url: 'https://docs.aws.amazon.com/savingsplans/latest/userguide/plan-types.html',
  },
  tableClasses: guide('WorkingWithTables.tableclasses', 'Considerations when choosing a table class in DynamoDB'),
  globalTables: guide('V2globaltables_HowItWorks', 'DynamoDB global tables: How it works'),
  backups: guide('Backup-and-Restore', 'Backup and restore for DynamoDB'),
  autoScaling: guide('AutoScaling', 'Managing throughput capacity automatically with DynamoDB auto scaling'),
  statistics: {
    title: 'CloudWatch statistics definitions',
    url: 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/Statistics-definitions.html',
  },
};
