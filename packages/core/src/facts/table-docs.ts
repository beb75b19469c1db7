import type { Source } from '../explain.ts';
import { guide } from './guide.ts';

// As in docs.ts; these are about tables: collections, indexes, partitions and prices.
export const query: Source = guide('Query.Other', 'Other aspects of working with query operations');
export const globalIndexes: Source = guide('GSI', 'Using Global Secondary Indexes in DynamoDB');
export const localIndexes: Source = guide('LSI', 'Local secondary indexes');
export const timeToLive: Source = guide('TTL', 'Using time to live (TTL) in DynamoDB');
export const globalTableBilling: Source = guide(
  'global-tables-billing',
  'Understanding Amazon DynamoDB billing for global tables',
);
export const partitionKeys: Source = guide(
  'bp-partition-key-design',
  'Best practices for designing and using partition keys effectively',
);
export const partitions: Source = guide('HowItWorks.Partitions', 'Partitions and data distribution in DynamoDB');
export const adaptiveCapacity: Source = guide('burst-adaptive-capacity', 'DynamoDB burst and adaptive capacity');
export const onDemand: Source = guide('on-demand-capacity-mode', 'DynamoDB on-demand capacity mode');
export const provisioned: Source = guide('provisioned-capacity-mode', 'DynamoDB provisioned capacity mode');
export const switchingModes: Source = guide(
  'bp-switching-capacity-modes',
  'Considerations when switching capacity modes in DynamoDB',
);
export const warmThroughput: Source = guide('warm-throughput', 'Understanding DynamoDB warm throughput');
export const reservedCapacity: Source = guide('reserved-capacity', 'DynamoDB reserved capacity');
export const streamsUsage: Source = guide('CostOptimization_StreamsUsage', 'Evaluate your DynamoDB streams usage');
export const billingReports: Source = guide(
  'bp-understanding-billing',
  'Best practices for understanding your AWS billing and usage reports in DynamoDB',
);
export const reservedWords: Source = guide('ReservedWords', 'Reserved words in DynamoDB');
export const filterExpressions: Source = guide(
  'Query.FilterExpression',
  'Filter expressions for the Query operation in DynamoDB',
);
export const writeSharding: Source = guide(
  'bp-partition-key-sharding',
  'Using write sharding to distribute workloads evenly in your DynamoDB table',
);
export const largeItems: Source = guide(
  'bp-use-s3-too',
  'Best practices for storing large items and attributes in DynamoDB',
);
export const pricing: Source = { title: 'Amazon DynamoDB pricing', url: 'https://aws.amazon.com/dynamodb/pricing/' };
export const priceList: Source = {
  title: 'AWS Price List Bulk API',
  url: 'https://docs.aws.amazon.com/awsaccountbilling/latest/aboutv2/using-the-aws-price-list-bulk-api.html',
};
export const savingsPlans: Source = {
  title: 'Savings Plans types',
  url: 'https://docs.aws.amazon.com/savingsplans/latest/userguide/plan-types.html',
};
export const tableClasses: Source = guide(
  'WorkingWithTables.tableclasses',
  'Considerations when choosing a table class in DynamoDB',
);
export const globalTables: Source = guide('V2globaltables_HowItWorks', 'DynamoDB global tables: How it works');
export const backups: Source = guide('Backup-and-Restore', 'Backup and restore for DynamoDB');
export const autoScaling: Source = guide(
  'AutoScaling',
  'Managing throughput capacity automatically with DynamoDB auto scaling',
);
export const statistics: Source = {
  title: 'CloudWatch statistics definitions',
  url: 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/Statistics-definitions.html',
};
