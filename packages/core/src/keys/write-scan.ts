import type { Path, Problem } from '../problem.ts';
import { checkAttributes } from './check-paths.ts';
import { checkCondition, pathOf, type Condition } from './condition.ts';
import { placeholders } from './placeholders.ts';
import { writeCondition } from './write-condition.ts';
import type { QueryExpressions } from './write-query.ts';

/** What a Scan keeps of all that it reads, before it is put into expressions. */
export interface ScanDescription {
  readonly filter?: readonly Condition[] | undefined;
  /** The attributes to return; all that there are unless told. */
  readonly attributes?: readonly (string | Path)[] | undefined;
}

/** The expressions of a Scan, or the rules that the description breaks. */
export type ScanWriting =
  | { readonly ok: true; readonly expressions: Partial<QueryExpressions> }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Writes the filter and projection of a Scan, if DynamoDB would accept them. Neither makes the Scan any cheaper.
 *
 * @param scan - Conditions that filter, keys among them if need be, and attributes to return.
 * @returns Expressions with names and values in DynamoDB's types, or problems that say which rule is broken.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Scan.html
 * @example
 * writeScan({ filter: [{ attribute: 'sk', operator: 'begins_with', values: [{ S: 'USER#' }] }] }) // { ok: true, expressions: { FilterExpression: 'begins_with(sk, :sk)', ExpressionAttributeValues: { ':sk': { S: 'USER#' } } } }
 */
export function writeScan({ filter = [], attributes = [] }: ScanDescription): ScanWriting {
  const problems = [
    ...filter.flatMap((each, index) => checkCondition(each, ['filter', index])),
    ...checkAttributes(attributes.map(pathOf)),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const given = placeholders();
  const texts = {
    ...(filter.length > 0 && { FilterExpression: filter.map((each) => writeCondition(each, given)).join(' AND ') }),
    ...(attributes.length > 0 && {
      ProjectionExpression: attributes.map((each) => given.name(pathOf(each))).join(', '),
    }),
  };
  const expressions = {
    ...texts,
    ...(Object.keys(given.names).length > 0 && { ExpressionAttributeNames: given.names }),
    ...(Object.keys(given.values).length > 0 && { ExpressionAttributeValues: given.values }),
  };
  return { ok: true, expressions };
}
