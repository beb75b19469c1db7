import * as core from '@dynamometer/core';
import type { Explained, Item } from '@dynamometer/core';

const item: Item = {
  id: { S: 'ü' },
  raw: { B: new Uint8Array(3) },
  on: { BOOL: true },
  off: { NULL: true },
  price: { N: '129.95' },
  odd: { N: '110' },
  long: { N: '-1.2345678901234567890123456789012345678' },
  tags: { SS: ['a', 'bc'] },
  list: { L: [{ N: '1' }, { M: { a: { NS: ['1', '22'] } } }] },
};

const table: core.Table = {
  partitionKey: { name: 'id', type: 'S' },
  sortKey: { name: 'price', type: 'N' },
  globalIndexes: { odd: { partitionKey: [{ name: 'odd', type: 'N' }], projection: 'ALL' } },
  localIndexes: { long: { sortKey: { name: 'long', type: 'N' }, projection: { include: ['raw'] } } },
};

/** Figures that between them use every rule of core. */
export function sampleFigures(): readonly Explained<unknown>[] {
  const size = core.itemSize(item);
  const parts = size.parts.map((part) => core.explainPartSize(part, item[String(part.name)] ?? { NULL: true }));
  const actions: readonly core.TransactWriteAction[] = [
    { operation: 'putItem', before: 9_216, after: item },
    { operation: 'updateItem', before: 100, after: 1_025, condition: 'fails' },
    { operation: 'deleteItem', before: 5_000 },
    { operation: 'conditionCheck' },
  ];
  return [
    ...parts,
    core.explainItemSize(size),
    core.explainItemSize(core.itemSize({ a: { N: '1' } })),
    core.getItem('missing', 'eventual'),
    core.getItem(core.explainItemSize(size), 'strong'),
    core.transactGetItems([1, 10_240, 'missing']).total,
    core.putItem({ before: 3_023, after: item }).total,
    core.updateItem({ before: 1_000, after: 1_100 }).total,
    core.deleteItem({ before: 1_000, condition: 'fails' }).total,
    core.putItem({ before: item, after: { ...item, odd: { N: '111' }, raw: { B: new Uint8Array(4) } }, table }).total,
    core.putItem({ before: item, after: item, table }).tableCapacity,
    core.updateItem({ before: item, after: item, table, condition: 'fails' }).total,
    core.deleteByTimeToLive({ before: item, otherReplicas: 2, table }).total,
    core.batchGetItem([1, 10_240, 'missing'], 'eventual').total,
    core.batchWriteItem([{ operation: 'putItem', after: item }], table).tableCapacity,
    core.conditionCheck(3_023),
    core.transactWriteItems(actions).total,
    core.replayTransactWriteItems(actions).total,
  ];
}
