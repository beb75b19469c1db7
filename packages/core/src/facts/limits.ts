import type { Explained } from '../explain.ts';
import type { Bytes } from '../units.ts';
import * as DOCS from './docs.ts';
import { limit } from './limit.ts';

export const ITEM_SIZE_LIMIT: Explained<Bytes> = limit(
  'limit.item-size',
  'An item may have at most 400 KB (409,600 bytes), attribute names included.',
  409_600,
  'bytes',
  DOCS.constraints,
);

export const PARTITION_KEY_LIMIT: Explained<Bytes> = limit(
  'limit.partition-key',
  'A partition key value has from 1 to 2,048 bytes.',
  2_048,
  'bytes',
  DOCS.constraints,
);

export const SORT_KEY_LIMIT: Explained<Bytes> = limit(
  'limit.sort-key',
  'A sort key value has from 1 to 1,024 bytes.',
  1_024,
  'bytes',
  DOCS.constraints,
);

export const NESTING_LIMIT: Explained<number> = limit(
  'limit.nesting',
  'Values may be nested 32 levels deep: up to 31 lists and maps around the innermost value.',
  32,
  'levels',
  DOCS.constraints,
);

export const NAME_LIMIT: Explained<Bytes> = limit(
  'limit.attribute-name',
  'An attribute name has from 1 byte to 64 KB.',
  65_536,
  'bytes',
  DOCS.constraints,
);

export const KEY_NAME_LIMIT: Explained<Bytes> = limit(
  'limit.key-name',
  'The name of a key attribute, or of an attribute projected by name, has at most 255 bytes.',
  255,
  'bytes',
  DOCS.constraints,
);

export const NUMBER_DIGITS: Explained<number> = limit(
  'limit.number-digits',
  'A number has at most 38 significant digits.',
  38,
  'digits',
  DOCS.constraints,
);

export const NUMBER_LARGEST_EXPONENT: Explained<number> = limit(
  'limit.number-largest',
  'A number is smaller than 1E+126 and larger than −1E+126.',
  125,
  'powers of ten',
  DOCS.constraints,
);

export const NUMBER_SMALLEST_EXPONENT: Explained<number> = limit(
  'limit.number-smallest',
  'A number other than zero is at least 1E-130 away from zero.',
  -130,
  'powers of ten',
  DOCS.constraints,
);

export const PAGE_LIMIT: Explained<Bytes> = limit(
  'limit.page',
  'One Query or Scan request reads at most 1 MB (1,048,576 bytes), before any filter.',
  1_048_576,
  'bytes',
  DOCS.scan,
);

export const BATCH_GET_ITEMS: Explained<number> = limit(
  'limit.batch-get-items',
  'BatchGetItem takes at most 100 items.',
  100,
  'items',
  DOCS.constraints,
);

export const BATCH_GET_BYTES: Explained<Bytes> = limit(
  'limit.batch-get-bytes',
  'BatchGetItem returns at most 16 MB (16,777,216 bytes).',
  16_777_216,
  'bytes',
  DOCS.constraints,
);

export const BATCH_WRITE_REQUESTS: Explained<number> = limit(
  'limit.batch-write-requests',
  'BatchWriteItem takes at most 25 puts and deletes.',
  25,
  'requests',
  DOCS.constraints,
);

export const BATCH_WRITE_BYTES: Explained<Bytes> = limit(
  'limit.batch-write-bytes',
  'BatchWriteItem carries at most 16 MB (16,777,216 bytes).',
  16_777_216,
  'bytes',
  DOCS.constraints,
);

export const TRANSACTION_ITEMS: Explained<number> = limit(
  'limit.transaction-items',
  'A transaction takes at most 100 items, each once.',
  100,
  'items',
  DOCS.transactions,
);

export const TRANSACTION_BYTES: Explained<Bytes> = limit(
  'limit.transaction-bytes',
  'The items of a transaction have together at most 4 MB (4,194,304 bytes).',
  4_194_304,
  'bytes',
  DOCS.transactions,
);

export const REPLAY_MINUTES: Explained<number> = limit(
  'limit.replay',
  'A transaction repeated with the same ClientRequestToken within 10 minutes writes nothing.',
  10,
  'minutes',
  DOCS.transactions,
);

export const TABLE_THROUGHPUT_QUOTA: Explained<number> = limit(
  'limit.table-throughput',
  'A table, and a global index, has up to 40,000 read and 40,000 write units a second unless AWS raises the quota.',
  40_000,
  'units a second',
  DOCS.quotas,
);

export const PARTIQL_BATCH_STATEMENTS: Explained<number> = limit(
  'limit.partiql-batch',
  'A PartiQL batch takes at most 25 statements, all reads or all writes.',
  25,
  'statements',
  DOCS.partiqlBatch,
);
