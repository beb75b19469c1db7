import type { Explained } from '../explain.ts';
import type { Bytes } from '../units.ts';
import * as DOCS from './docs.ts';
import * as TABLE_DOCS from './table-docs.ts';
import { limit } from './limit.ts';

export const GLOBAL_INDEX_QUOTA: Explained<number> = limit(
  'limit.global-indexes',
  'A table has up to 20 global secondary indexes unless AWS raises the quota.',
  20,
  'indexes',
  DOCS.quotas,
);

export const LOCAL_INDEX_LIMIT: Explained<number> = limit(
  'limit.local-indexes',
  'A table has at most 5 local secondary indexes.',
  5,
  'indexes',
  DOCS.quotas,
);

export const INCLUDED_NAMES_LIMIT: Explained<number> = limit(
  'limit.included-names',
  'All indexes of a table together include at most 100 attributes by name; a name in two indexes counts twice.',
  100,
  'names',
  DOCS.quotas,
);

export const INDEX_KEY_LIMIT: Explained<number> = limit(
  'limit.index-key',
  'Each half of a global index’s key, partition and sort, has at most 4 attributes.',
  4,
  'attributes',
  TABLE_DOCS.globalIndexes,
);

export const SHORTEST_TABLE_NAME: Explained<number> = limit(
  'limit.table-name-shortest',
  'The name of a table or an index has at least 3 characters.',
  3,
  'characters',
  DOCS.constraints,
);

export const LONGEST_TABLE_NAME: Explained<number> = limit(
  'limit.table-name-longest',
  'The name of a table or an index has at most 255 characters.',
  255,
  'characters',
  DOCS.constraints,
);

export const COLLECTION_LIMIT: Explained<Bytes> = limit(
  'limit.collection',
  'On a table with a local index, the items and index entries of one partition key have together at most 10 GB.',
  10_737_418_240,
  'bytes',
  TABLE_DOCS.localIndexes,
);
