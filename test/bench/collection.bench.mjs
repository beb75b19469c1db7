import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ratio } from './measure.mjs';

export const name = 'collection';

const ITEMS = 100_000;

export function run(core) {
  const items = manyItems();
  const question = {
    items,
    table: {
      partitionKey: { name: 'pk', type: 'S' },
      sortKey: { name: 'sk', type: 'S' },
      globalIndexes: {
        byOwner: { partitionKey: [{ name: 'owner', type: 'S' }], projection: { include: ['status'] } },
      },
    },
    keyCondition: { partition: { S: 'TENANT#1' }, sort: { operator: 'begins_with', value: { S: 'USER#' } } },
    index: { name: 'byOwner', keyCondition: { partition: { S: 'OWNER#7' } } },
    consistency: 'eventual',
  };
  const compare = () => core.compareReads(question);
  const sizes = () => items.reduce((sum, item) => sum + core.itemSize(item).bytes, 0);
  const queryOf =
    (count, bytes = 2_000) =>
    () =>
      core.query({ runs: [{ count, bytes }], consistency: 'eventual' });
  const scanOf = (count) => () => core.scan({ runs: [{ count, bytes: 2_000 }], consistency: 'eventual' });
  // the first calls meet code that is not compiled yet
  for (let call = 0; call < 5_000; call += 1)
    [queryOf(1e9), queryOf(1e3), scanOf(1e9), scanOf(1e3)].forEach((each) => each());
  return [
    // 1e3 items of 2,000 B are more than a page: both sides have full pages and a rest to explain
    lower('query of 1e9 items : query of 1e3', ratio(queryOf(1e9), queryOf(1e3)), 1.2),
    lower('scan of 1e9 items : scan of 1e3', ratio(scanOf(1e9), scanOf(1e3)), 1.2),
    // 1e3 items of 100 B are one page: beside it there is a full page to explain, how many of them, and the sum
    lower('query of 1e9 items : query of one page', ratio(queryOf(1e9, 100), queryOf(1e3, 100)), 2),
    lower('query of 1e9 items, ms', milliseconds(queryOf(1e9)), 1),
    lower('scan of 1e9 items, ms', milliseconds(scanOf(1e9)), 1),
    lower('four ways over 100,000 items : itemSize of each', ratio(compare, sizes, { enough: 4 }), 2.5),
    lower('memory of four ways : memory of the items', memoryRatio(compare), 1),
  ];
}

const lower = (what, value, target) => ({ ratio: what, value, target, better: 'lower' });

function milliseconds(call) {
  const times = Array.from({ length: 201 }, () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** What a comparison adds to the heap while all of its result is held, by what the items take. */
function memoryRatio(compare) {
  const before = heap();
  const items = manyItems();
  const own = heap() - before;
  const result = compare();
  const added = heap() - before - own;
  return items.length > 0 && result.query.requests > 0 ? Math.max(0, added) / own : Number.NaN;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

function heap() {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

function manyItems() {
  return Array.from({ length: ITEMS }, (_, number) => ({
    pk: { S: `TENANT#${number % 4}` },
    sk: { S: `${number % 3 === 0 ? 'USER' : 'EVENT'}#${String((number * 7_919) % ITEMS).padStart(6, '0')}` },
    owner: { S: `OWNER#${number % 10}` },
    status: { S: number % 2 === 0 ? 'active' : 'gone' },
    amount: { N: String(number) },
    tags: { SS: ['a', 'b', `t${number % 100}`] },
    address: { M: { street: { S: `Street ${number}` }, lines: { L: [{ S: 'x' }, { N: '1.5' }, { BOOL: true }] } } },
    note: { S: 'x'.repeat(number % 300) },
  }));
}
