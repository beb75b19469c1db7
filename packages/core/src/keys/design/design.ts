import type { PriceList } from '../../pricing/price-list.ts';
import { US_EAST_1_PRICES } from '../../pricing/prices/us-east-1.ts';
import type { Problem } from '../../problem.ts';
import { checkForm } from './check-form.ts';
import { designsOf } from './alternatives.ts';
import type { Design } from './designed.ts';
import type { DesignInput } from './input.ts';
import { resolve } from './resolve.ts';

/** Designs, the best first; or what keeps the input from being designed for. */
export type Designed =
  | { readonly ok: true; readonly designs: readonly Design[]; readonly notices: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Designs one table for all entities and access patterns, each alternative with its cost and its hot keys.
 *
 * @param input - Entities with their attributes, counts and parents, and access patterns with their rates; from JSON it may be anything.
 * @param prices - The price list; that of us-east-1 unless given.
 * @returns The designs among which there is a real choice: those that bear their load before those that do not, and then by the bill.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-general-nosql-design.html
 * @example
 * designTable({ entities: { User: { identifier: 'id', attributes: {}, count: 9 } }, patterns: [] }).designs[0].entities.map(({ keys }) => keys) // [{ pk: 'USER#{id}', sk: 'META' }]
 */
export function designTable(input: DesignInput, prices: PriceList = US_EAST_1_PRICES): Designed {
  const malformed = checkForm(input);
  if (malformed.length > 0) return { ok: false, problems: malformed };
  const resolved = resolve(input);
  if (!resolved.ok) return resolved;
  const finished = designsOf(resolved.model, prices);
  return finished.ok ? { ...finished, notices: resolved.model.notices } : finished;
}
