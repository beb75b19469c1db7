import type { Explained } from '../explain.ts';
import type { Item } from '../item/attribute-value.ts';
import { tableKey } from '../item/index-definition.ts';
import { keyText } from '../item/key-text.ts';
import type { Table } from '../item/table.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';
import type { Bytes } from '../units.ts';

/** How much one request may carry, and how it is said when it carries more. */
export interface RequestLimits {
  readonly many: ProblemKind & { readonly limit: Explained<number> };
  readonly large: ProblemKind & { readonly limit: Explained<Bytes> };
}

/** What one item of a request takes, and which item of which table it is, where that is known. */
export interface Requested {
  readonly bytes: Bytes;
  readonly item?: Item | undefined;
  readonly table?: Table | undefined;
}

/** What DynamoDB would refuse about a request as a whole: its count, its bytes, an item that it names twice. */
export function checkRequest(requested: readonly Requested[], { many, large }: RequestLimits): readonly Problem[] {
  const found: Problem[] = [];
  if (requested.length === 0) found.push(problem(EMPTY_REQUEST));
  if (requested.length > many.limit.value) found.push(problem(many, [], { count: requested.length }));
  const bytes = requested.reduce((sum, each) => sum + each.bytes, 0);
  if (bytes > large.limit.value) found.push(problem(large, [], { bytes }));
  return [...found, ...checkDuplicates(requested)];
}

function checkDuplicates(requested: readonly Requested[]): readonly Problem[] {
  // As in the sums of writes, tables of one name are one.
  const first = new Map<Table | string, Map<string, number>>();
  return requested.flatMap(({ item, table }, index) => {
    const key = item && table && keyText(item, tableKey(table));
    if (table === undefined || key === undefined) return [];
    const seen = first.get(table.name ?? table) ?? new Map<string, number>();
    first.set(table.name ?? table, seen);
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, index);
    return earlier === undefined ? [] : [problem(DUPLICATE, [index], { first: earlier + 1, second: index + 1 })];
  });
}

const EMPTY_REQUEST: ProblemKind = {
  code: 'request.empty',
  severity: 'error',
  says: 'The request names no item. Add at least one.',
};

const DUPLICATE: ProblemKind = {
  code: 'request.duplicate',
  severity: 'error',
  says: 'Number {second} of the request is the same item as number {first}; DynamoDB refuses the whole request. Name each item once.',
};
