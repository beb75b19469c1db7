import type { Item } from '../item/attribute-value.ts';
import { checkItem } from '../item/check.ts';
import type { Table } from '../item/table.ts';
import { parse } from '../paste/parse.ts';
import { below } from './below.ts';
import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import type { StoredEntity } from './workload.ts';

/** The item that a sample shows, if there is one that can be read and stored. */
export function readSample(
  sample: StoredEntity['sample'],
  table: Table,
  path: Path,
): { readonly item?: Item; readonly problems: readonly Problem[] } {
  if (sample === undefined) return { problems: [] };
  const parsed = parse(typeof sample === 'string' ? sample : JSON.stringify(sample));
  if (!parsed.ok) return { problems: below(path, parsed.problems) };
  const { items, notices } = parsed;
  const [item] = items;
  if (item === undefined) return { problems: [problem(NO_ITEM, path)] };
  const several = items.length > 1 ? [problem(SEVERAL_ITEMS, path, { count: items.length })] : [];
  return { item, problems: [...several, ...below(path, notices), ...below(path, checkItem(item, table))] };
}

const NO_ITEM: ProblemKind = {
  code: 'workload.no-sample',
  severity: 'error',
  says: '{path} holds no item. Paste one, or state the bytes instead.',
};

const SEVERAL_ITEMS: ProblemKind = {
  code: 'workload.several-samples',
  severity: 'notice',
  says: '{path} holds {count} items; the first was taken as the sample.',
};
