import {
  conditionCheck,
  getItem,
  itemWrite,
  replayTransactWriteItems,
  type Bytes,
  type Explained,
  type ItemChange,
} from '@dynamometer/core';

/** What one operation consumes, by how it is done. */
export interface Operation<Mode extends string> {
  readonly name: OperationName;
  readonly units: { readonly [Each in Mode]?: Explained<number> };
}

export type OperationName = 'get' | 'getMissing' | 'replay' | 'put' | 'delete' | 'fails' | 'check' | 'missing';

export const READ_MODES = ['eventual', 'strong', 'transactional'] as const;
export const WRITE_MODES = ['standard', 'transactional'] as const;

type Reads = Operation<(typeof READ_MODES)[number]>;
type Writes = Operation<(typeof WRITE_MODES)[number]>;

/** Every single-item read of an item, and of a missing one. */
export function reads(after: Explained<Bytes>, before: Explained<Bytes> | undefined): readonly Reads[] {
  const get = (size: Explained<Bytes> | 'missing'): Reads['units'] => ({
    eventual: getItem(size, 'eventual'),
    strong: getItem(size, 'strong'),
    transactional: getItem(size, 'transactional'),
  });
  const replayed = replayTransactWriteItems([{ operation: 'putItem', after, ...(before && { before }) }]);
  return [
    { name: 'get', units: get(after) },
    { name: 'getMissing', units: get('missing') },
    { name: 'replay', units: { transactional: replayed.total } },
  ];
}

/** Every single-item write, of the item that is there before, if any, to the one after. */
export function writes(after: Explained<Bytes>, before: Explained<Bytes> | undefined): readonly Writes[] {
  const write = (change: ItemChange): Writes['units'] => ({
    standard: itemWrite(change, 'standard'),
    transactional: itemWrite(change, 'transactional'),
  });
  return [
    { name: 'put', units: write({ before, after }) },
    { name: 'delete', units: write({ before: after }) },
    { name: 'fails', units: write({ before, after, condition: 'fails' }) },
    { name: 'check', units: { transactional: conditionCheck(after) } },
    { name: 'missing', units: write({}) },
  ];
}
