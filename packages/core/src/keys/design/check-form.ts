import { ITEM_SIZE_LIMIT } from '../../facts/limits.ts';
import type { Problem } from '../../problem.ts';
import { choice, list, map, number, record, tagged, text, when, type Shape } from '../../workload/shape.ts';

/** Numbers above this lose digits in JavaScript. */
const MOST = 1e15;

const amount: Shape = number({ from: 0, to: MOST });
const count: Shape = number({ from: 1, to: MOST, whole: true });
const size: Shape = number({ from: 1, to: ITEM_SIZE_LIMIT.value, whole: true });
const texts: Shape = list(text);
const rate: Shape = record({}, { peakPerSecond: amount }, { perSecond: amount, perMonth: amount });

const attribute: Shape = record(
  {},
  {
    type: choice('text', 'number', 'date', 'time', 'ulid', 'uuid', 'flag'),
    digits: number({ from: 1, to: 38, whole: true }),
    values: list(text, { from: 1 }),
    distinct: count,
    largestShare: number({ above: 0, to: 1 }),
    bytes: size,
  },
);

const entity: Shape = record(
  { attributes: map(attribute), count },
  {
    // That there is none is a problem of its own, with better words.
    identifier: when(
      (value) => typeof value === 'string',
      () => undefined,
      texts,
    ),
    prefix: text,
    parent: text,
    bytes: size,
  },
);

const read: Shape = record(
  { name: text, operation: text, entity: text, by: texts, rate },
  {
    orderBy: text,
    direction: choice('ascending', 'descending'),
    limit: count,
    items: number({ from: 0, to: MOST, whole: true }),
    attributes: list(text, { from: 1 }),
    consistency: choice('eventual', 'strong'),
  },
);

const write: Shape = record({ name: text, operation: text, entity: text, rate }, { changes: texts });

const input: Shape = record(
  {
    entities: map(entity),
    patterns: list(tagged('operation', { read, putItem: write, updateItem: write, deleteItem: write })),
  },
  { name: text, region: text, delimiter: text },
);

/** What is wrong with the form of a design's input, each with the path of the field. */
export function checkForm(given: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  input(given, [], problems);
  return problems;
}
