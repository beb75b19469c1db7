import { valueOf, type Explained } from '../explain.ts';
import { sum, type Quantity } from '../pricing/money.ts';
import { replicatedBytes, storedBytes, totalBytes } from '../pricing/storage.ts';
import { stored, type SizedEntity } from './entities.ts';

/** What the table or an index stores, as it is billed. */
export interface Holding {
  /** `table`, or the name of an index. */
  readonly resource: string;
  /** Items or entries, on average over the month. */
  readonly count: Quantity;
  readonly bytes: Explained<Quantity>;
}

/** What the table and its indexes store in one Region. */
export function holdings(
  entities: ReadonlyMap<string, SizedEntity>,
  indexes: readonly string[],
  replicated: 'replicated' | 'alone',
): readonly Holding[] {
  return [undefined, ...indexes].map((index) => {
    const held = [...entities.values()].map((entity) => stored(entity, index)).filter((each) => each !== undefined);
    const billed = index === undefined && replicated === 'replicated' ? replicatedBytes : storedBytes;
    return {
      resource: index ?? 'table',
      count: sum(held.map(({ count }) => valueOf(count))),
      bytes: totalOf(held.map(({ count, size }) => billed({ count, size }))),
    };
  });
}

/** The bytes of some of the holdings. */
export function bytesOf(held: readonly Holding[], resources: readonly string[]): Explained<Quantity> {
  return totalOf(held.filter(({ resource }) => resources.includes(resource)).map(({ bytes }) => bytes));
}

function totalOf(parts: readonly Explained<Quantity>[]): Explained<Quantity> {
  const [only, another] = parts;
  return only !== undefined && another === undefined ? only : totalBytes({ parts });
}
