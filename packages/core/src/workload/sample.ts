import type { Item } from '../item/attribute-value.ts';
import { checkItem } from '../item/check.ts';
import type { Path, Problem } from '../problem.ts';
import type { Entity } from './workload.ts';

/** The item that a sample shows, if there is one that can be read. */
export function readSample(
  sample: Entity['sample'],
  path: Path,
): { readonly item?: Item; readonly problems: readonly Problem[] } {
  if (sample === undefined) return { problems: [] };
  const item = (typeof sample === 'string' ? JSON.parse(sample) : sample) as Item;
  const problems = checkItem(item).map((each) => ({ ...each, path: [...path, ...each.path] }));
  return problems.some(({ severity }) => severity === 'error') ? { problems } : { item, problems };
}
