import { fact, type Explained } from '../explain.ts';
import type { Bytes } from '../units.ts';
import * as DOCS from './docs.ts';
import * as TABLE_DOCS from './table-docs.ts';

export const MONTH_HOURS: Explained<number> = fact({
  id: 'billing.month-hours',
  says: 'A month counts as 730 hours, a twelfth of a year.',
  value: 730,
  unit: 'hours a month',
  basis: 'assumed',
  source: TABLE_DOCS.pricing,
  evidence:
    'AWS bills the hours of the calendar month, 672 to 744; public calculators agree on 730, AWS’ own tools on 720 or 732.',
});

export const HOUR_SECONDS: Explained<number> = fact({
  id: 'billing.hour-seconds',
  says: 'An hour has 3,600 seconds.',
  value: 3_600,
  unit: 'seconds an hour',
  basis: 'documented',
  source: TABLE_DOCS.pricing,
});

export const YEAR_HOURS: Explained<number> = fact({
  id: 'billing.year-hours',
  says: 'A year of reserved capacity has 8,760 hours.',
  value: 8_760,
  unit: 'hours a year',
  basis: 'documented',
  source: TABLE_DOCS.reservedCapacity,
});

export const GIGABYTE: Explained<Bytes> = fact({
  id: 'billing.gigabyte',
  says: 'A gigabyte on the bill counts as 1,073,741,824 bytes (2 to the power of 30).',
  value: 1_073_741_824,
  unit: 'bytes a GB',
  basis: 'inferred',
  source: DOCS.constraints,
  evidence: 'The guide says that 1 GB is 1,024 MB; one of AWS’ own tools divides by 1,000,000,000 instead.',
});

export const RESERVED_BLOCK: Explained<number> = fact({
  id: 'billing.reserved-block',
  says: 'Reserved capacity is sold in blocks of 100 units.',
  value: 100,
  unit: 'units a block',
  basis: 'documented',
  source: TABLE_DOCS.reservedCapacity,
});

export const PROVISIONED_MINIMUM: Explained<number> = fact({
  id: 'billing.provisioned-minimum',
  says: 'A provisioned table or global index has at least one read and one write unit.',
  value: 1,
  unit: 'units',
  basis: 'documented',
  source: DOCS.quotas,
});

export const AUTO_SCALING_TARGET: Explained<number> = fact({
  id: 'billing.auto-scaling-target',
  says: 'Auto scaling keeps the use at 70 % of what is provisioned, unless it is set otherwise.',
  value: 0.7,
  unit: 'of the provisioned units',
  basis: 'documented',
  source: TABLE_DOCS.autoScaling,
});

const free = (id: string, says: string, value: number, unit: string): Explained<number> =>
  fact({ id, says, value, unit, basis: 'documented', source: TABLE_DOCS.pricing });

export const FREE_CAPACITY_HOURS: Explained<number> = free(
  'free.capacity-hours',
  'The free tier covers 18,600 read and 18,600 write unit-hours a month (25 units for 744 hours), provisioned and Standard only.',
  18_600,
  'unit-hours',
);

export const FREE_STORAGE: Explained<number> = free(
  'free.storage',
  'The free tier covers 25 GB of storage a month, Standard only.',
  25,
  'GB',
);

export const FREE_STREAM_READS: Explained<number> = free(
  'free.stream-reads',
  'The free tier covers 2,500,000 reads of DynamoDB Streams a month.',
  2_500_000,
  'requests',
);

const discount = (id: string, says: string, value: number): Explained<number> =>
  fact({
    id,
    says,
    value,
    unit: 'of the price',
    basis: 'assumed',
    source: TABLE_DOCS.savingsPlans,
    evidence: 'AWS says “up to”; the rate of a plan depends on what it covers. State your own where you know it.',
  });

export const SAVINGS_PLAN_ON_DEMAND: Explained<number> = discount(
  'savings-plan.on-demand',
  'A Database Savings Plan takes up to 18 % off on-demand throughput.',
  0.18,
);

export const SAVINGS_PLAN_PROVISIONED: Explained<number> = discount(
  'savings-plan.provisioned',
  'A Database Savings Plan takes up to 12 % off provisioned throughput.',
  0.12,
);
