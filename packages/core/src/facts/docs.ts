import type { Source } from '../explain.ts';
import { guide } from './guide.ts';

// One by one, so that a bundle holds only the pages that its rules cite: these are about items and single requests.
export const itemSizes: Source = guide('CapacityUnitCalculations', 'DynamoDB item sizes and formats');
export const readsAndWrites: Source = guide('read-write-operations', 'DynamoDB read and write operations');
export const constraints: Source = guide('Constraints', 'Constraints in Amazon DynamoDB');
export const quotas: Source = guide('ServiceQuotas', 'Quotas in Amazon DynamoDB');
export const dataTypes: Source = guide(
  'HowItWorks.NamingRulesDataTypes',
  'Supported data types and naming rules in Amazon DynamoDB',
);
export const transactions: Source = guide('transaction-apis', 'Amazon DynamoDB Transactions: How it works');
export const scan: Source = guide('Scan', 'Scanning tables in DynamoDB');
export const partiqlBatch: Source = guide(
  'ql-reference.multiplestatements.batching',
  'Running batch operations with PartiQL for DynamoDB',
);
