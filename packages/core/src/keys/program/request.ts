import type { ReadProgram } from './read-program.ts';

/** The parameters of a request by AWS's names, in the order in which a reader looks for them. */
export function requestOf(program: ReadProgram): Readonly<Record<string, unknown>> {
  const { tableName, key, expressions, consistency, direction, limit } = program;
  const { IndexName, ...others } = expressions ?? {};
  return {
    TableName: tableName,
    ...(IndexName !== undefined && { IndexName }),
    ...(key !== undefined && { Key: key }),
    ...others,
    ...(consistency === 'strong' && { ConsistentRead: true }),
    ...(direction === 'descending' && { ScanIndexForward: false }),
    ...(limit !== undefined && { Limit: limit }),
    ReturnConsumedCapacity: 'TOTAL',
  };
}

/** A title on one line, fit for a comment of any of the languages. */
export function commentOf(title: string): string {
  return (
    title
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .replaceAll('*/', '* /')
      .trim() || 'Read items'
  );
}

/** The words of a title that a name of any of the languages may have. */
export function nameWords(title: string): readonly string[] {
  const words = title.match(/[A-Za-z0-9]+/g) ?? [];
  const [first = ''] = words;
  // A name that is a single word could be one that a language keeps for itself.
  return words.length > 1 && /^[A-Za-z]/.test(first) ? words.slice(0, 8) : ['read', ...words.slice(0, 7), 'items'];
}
