import { ratio } from './measure.mjs';

export const name = 'workload';

/** Estimates of a workload with 20 indexes: how long one takes, and how that grows with the access patterns. */
export function run({ estimate }) {
  const [small, large] = [200, 400].map(workload);
  if (!estimate(small).ok) throw new Error('The workload of the bench is refused.');
  return [
    {
      ratio: 'milliseconds for 200 patterns and 20 indexes',
      value: milliseconds(() => estimate(small)),
      target: 5,
      better: 'lower',
    },
    {
      ratio: '400 patterns to 200',
      value: ratio(
        () => estimate(large),
        () => estimate(small),
      ),
      target: 2,
      better: 'lower',
    },
  ];
}

function milliseconds(call) {
  for (let warm = 0; warm < 50; warm += 1) call();
  // what else the machine does only adds: the quickest run is the one that it left alone
  return Math.min(
    ...Array.from({ length: 51 }, () => {
      const start = performance.now();
      call();
      return performance.now() - start;
    }),
  );
}

/** Half of the patterns read, half write, and every write touches every index. */
function workload(count) {
  const indexes = Array.from({ length: 20 }, (_, number) => `index${number}`);
  const key = (attribute) => ({ name: attribute, type: 'S' });
  return {
    region: 'us-east-1',
    table: {
      partitionKey: key('pk'),
      sortKey: key('sk'),
      globalIndexes: Object.fromEntries(
        indexes.map((index) => [index, { partitionKey: [key(`${index}pk`)], projection: 'ALL' }]),
      ),
    },
    entities: Object.fromEntries(
      Array.from({ length: 10 }, (_, number) => [
        `entity${number}`,
        {
          count: 1_000_000 + number,
          bytes: 300 * (number + 1),
          entries: Object.fromEntries(indexes.map((index) => [index, {}])),
        },
      ]),
    ),
    patterns: Array.from({ length: count }, (_, number) => pattern(number, `entity${number % 10}`, indexes)),
  };
}

function pattern(number, entity, indexes) {
  const rate = { perSecond: 1 + number / 8, peakPerSecond: 100 };
  const base = { name: `pattern ${number}`, rate };
  switch (number % 4) {
    case 0:
      return { ...base, operation: 'getItem', entity };
    case 1:
      return { ...base, operation: 'updateItem', entity, changes: [`${indexes[number % 20]}pk`] };
    case 2:
      return { ...base, operation: 'query', index: indexes[number % 20], items: { [entity]: 50 } };
    default:
      return { ...base, operation: 'putItem', entity };
  }
}
