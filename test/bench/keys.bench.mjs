import { performance } from 'node:perf_hooks';
import { ratio } from './measure.mjs';

export const name = 'keys';

/** Entities in families of a root, children and grandchildren, each read by key, by attribute and in order. */
function inputOf(entities, patterns) {
  const names = Array.from({ length: entities }, (_, index) => `Entity${index}`);
  const attributes = {
    email: {},
    status: { values: ['open', 'paid', 'late'] },
    owner: { distinct: 40 },
    day: { type: 'date' },
    total: { type: 'number' },
  };
  const ancestors = (index) =>
    index % 5 === 0 ? [] : index % 5 < 3 ? [index - (index % 5)] : [index - (index % 5), index - (index % 5) + 1];
  return {
    name: 'Bench',
    entities: Object.fromEntries(
      names.map((each, index) => {
        const parent = ancestors(index).at(-1);
        return [
          each,
          {
            identifier: `id${index}`,
            attributes,
            count: 20,
            bytes: 700,
            ...(parent !== undefined && { parent: names[parent] }),
          },
        ];
      }),
    ),
    patterns: Array.from({ length: patterns }, (_, index) => {
      const at = index % entities;
      const shared = { name: `pattern ${index}`, entity: names[at], rate: { perSecond: 1 + (index % 7) } };
      const root = ancestors(at)[0];
      const line = [...ancestors(at), at].map((each) => `id${each}`);
      const kind = Math.floor(index / entities) % 4;
      if (kind === 3) return { ...shared, operation: 'updateItem', changes: ['status'] };
      if (kind === 0) return { ...shared, operation: 'read', by: line };
      if (kind === 1) return { ...shared, operation: 'read', by: ['status'], orderBy: 'day', attributes: ['total'] };
      return { ...shared, operation: 'read', by: root === undefined ? ['owner'] : [`id${root}`, 'owner'] };
    }),
  };
}

export async function run({ designTable }) {
  const whole = inputOf(50, 200);
  if (!designTable(whole).ok) throw new Error('the input is refused');
  const half = inputOf(25, 100);
  return [
    {
      ratio: 'milliseconds for 50 entities and 200 patterns',
      value: milliseconds(() => designTable(whole)),
      target: 100,
      better: 'lower',
    },
    {
      ratio: 'time for twice the entities and twice the patterns',
      value: ratio(
        () => designTable(whole),
        () => designTable(half),
      ),
      target: 4,
      better: 'lower',
    },
  ];
}

function milliseconds(measured) {
  const once = () => {
    const start = performance.now();
    measured();
    return performance.now() - start;
  };
  // the first runs are those of an interpreter
  Array.from({ length: 20 }, once);
  return Math.min(...Array.from({ length: 15 }, once));
}
