import { LONGEST_TABLE_NAME, SHORTEST_TABLE_NAME } from '../facts/tables.ts';
import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';

/** What DynamoDB would refuse about the name of a table or an index. */
export function checkTableName(name: string | undefined, path: Path): readonly Problem[] {
  if (name === undefined) return [];
  const found: Problem[] = [];
  if (name.length < SHORTEST_TABLE_NAME.value) found.push(problem(SHORT, path, { name }));
  if (name.length > LONGEST_TABLE_NAME.value) found.push(problem(LONG, path, { name, count: name.length }));
  if (/[^\w.-]/.test(name)) found.push(problem(CHARACTERS, path, { name }));
  return found;
}

const SHORT: ProblemKind = {
  code: 'table.name-too-short',
  severity: 'error',
  says: 'The name "{name}" is too short: the name of a table or an index has at least {limit} characters.',
  limit: SHORTEST_TABLE_NAME,
};

const LONG: ProblemKind = {
  code: 'table.name-too-long',
  severity: 'error',
  says: 'The name "{name}" has {count} characters; the name of a table or an index has at most {limit}.',
  limit: LONGEST_TABLE_NAME,
};

const CHARACTERS: ProblemKind = {
  code: 'table.name-characters',
  severity: 'error',
  says: 'The name "{name}" holds a character that DynamoDB refuses. Use letters, digits, underscores, hyphens and dots of ASCII.',
};
