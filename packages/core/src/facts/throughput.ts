import { fact, type Explained } from '../explain.ts';
import type { Bytes } from '../units.ts';
import * as DOCS from './docs.ts';

/** How a read treats writes that have just happened. */
export type Consistency = 'eventual' | 'strong' | 'transactional';

/** Whether a write stands alone or is part of a transaction. */
export type WriteMode = 'standard' | 'transactional';

export const READ_BLOCK: Explained<Bytes> = fact({
  id: 'read.block',
  says: 'A read unit covers up to 4 KB (4,096 bytes).',
  value: 4_096,
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.readsAndWrites,
});

export const WRITE_BLOCK: Explained<Bytes> = fact({
  id: 'write.block',
  says: 'A write unit covers up to 1 KB (1,024 bytes).',
  value: 1_024,
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.readsAndWrites,
});

const readRate = (consistency: Consistency, says: string, value: number): Explained<number> =>
  fact({
    id: `read.rate.${consistency}`,
    says,
    value,
    unit: 'read units a block',
    basis: 'documented',
    source: DOCS.readsAndWrites,
  });

/** What one block of 4 KB costs, by consistency. */
export const READ_RATE: Readonly<Record<Consistency, Explained<number>>> = {
  eventual: readRate('eventual', 'An eventually consistent read costs half a read unit for each block.', 0.5),
  strong: readRate('strong', 'A strongly consistent read costs one read unit for each block.', 1),
  transactional: readRate('transactional', 'A transactional read costs two read units for each block.', 2),
};

const writeRate = (mode: WriteMode, says: string, value: number): Explained<number> =>
  fact({
    id: `write.rate.${mode}`,
    says,
    value,
    unit: 'write units a block',
    basis: 'documented',
    source: DOCS.readsAndWrites,
  });

/** What one block of 1 KB costs, alone and in a transaction. */
export const WRITE_RATE: Readonly<Record<WriteMode, Explained<number>>> = {
  standard: writeRate('standard', 'A write costs one write unit for each block.', 1),
  transactional: writeRate('transactional', 'A transactional write costs two write units for each block.', 2),
};
