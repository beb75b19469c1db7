import { fact, type Explained } from '../explain.ts';
import type { Bytes } from '../units.ts';
import * as DOCS from './docs.ts';

const size = (id: string, says: string, value: number): Explained<Bytes> =>
  fact({ id, says, value, unit: 'bytes', basis: 'documented', source: DOCS.itemSizes });

export const BOOLEAN_SIZE: Explained<Bytes> = size('size.boolean', 'A Boolean takes 1 byte.', 1);

export const NULL_SIZE: Explained<Bytes> = size('size.null', 'A null takes 1 byte.', 1);

export const CONTAINER_OVERHEAD: Explained<Bytes> = size(
  'size.container-overhead',
  'A list or a map takes 3 bytes of its own, even when it is empty.',
  3,
);

export const ENTRY_OVERHEAD: Explained<Bytes> = size(
  'size.entry-overhead',
  'Each element of a list and each entry of a map takes 1 byte more.',
  1,
);

export const NUMBER_SIZE_LIMIT: Explained<Bytes> = fact({
  id: 'size.number-limit',
  says: 'No number takes more than 21 bytes.',
  value: 21,
  unit: 'bytes',
  basis: 'inferred',
  source: DOCS.itemSizes,
  evidence: 'AWS Labs’ own size calculator and DynamoDB Local stop at 21 bytes; no reading from the service is public.',
});

export const ITEM_STORAGE_OVERHEAD: Explained<Bytes> = size(
  'size.item-storage-overhead',
  'Storage is billed with 100 bytes more for each item and for each index entry; capacity and the 400 KB limit are not.',
  100,
);

export const REPLICA_STORAGE_OVERHEAD: Explained<Bytes> = size(
  'size.replica-storage-overhead',
  'Each item of a global table takes 48 bytes more in every Region.',
  48,
);
