import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { positionAt } from './position.ts';

/**
 * Words a syntax problem: what stands at the offset, its line and column.
 *
 * @param shape - How much of what stands there is named.
 */
export function syntaxProblem(
  kind: ProblemKind,
  text: string,
  offset: number,
  path: Path,
  shape: RegExp = /^(?:[\w.$+-]{1,20}|[^])/u,
): Problem {
  const { line, column } = positionAt(text, offset);
  const found = shape.exec(text.slice(offset, offset + 40))?.[0] ?? 'the end of the text';
  return { ...problem(kind, path, { line, column, found }), at: { line, column } };
}

/** What is wrong with the syntax, and what to do about it; the sentence begins with line and column. */
export function syntax(code: string, says: string): ProblemKind {
  return { code: `syntax.${code}`, severity: 'error', says: `Line {line}, column {column}: ${says}` };
}

export const UNEXPECTED: ProblemKind = syntax(
  'unexpected',
  'a value was expected, but here is {found}. Put text in double quotes.',
);
export const MISSING_VALUE: ProblemKind = syntax(
  'missing-value',
  'a value was expected, but the text ends here. Was all of it copied?',
);
export const UNTERMINATED: ProblemKind = syntax(
  'unterminated',
  'what opens here is never closed: the text ends before. Was all of it copied?',
);
export const UNTERMINATED_STRING: ProblemKind = syntax(
  'unterminated-string',
  'the text in quotes that starts here never ends. Close it with a double quote. Was all of it copied?',
);
export const TRAILING_COMMA: ProblemKind = syntax(
  'trailing-comma',
  'a comma was read and nothing follows it. Remove the comma.',
);
export const MISSING_COMMA: ProblemKind = syntax(
  'missing-comma',
  'a comma or a closing bracket was expected, but here is {found}.',
);
export const MISSING_COLON: ProblemKind = syntax(
  'missing-colon',
  'a colon was expected after the name, but here is {found}.',
);
export const UNQUOTED_NAME: ProblemKind = syntax(
  'unquoted-name',
  'a name in double quotes was expected, but here is {found}.',
);
export const CONTROL_CHARACTER: ProblemKind = syntax(
  'control-character',
  'a line break, tab or other control character stands inside quotes. Write it as \\n, \\t or \\u and four digits.',
);
export const BAD_ESCAPE: ProblemKind = syntax(
  'bad-escape',
  'a backslash stands before something that it cannot escape. Double it to mean a backslash.',
);
export const BAD_NUMBER: ProblemKind = syntax(
  'bad-number',
  '{found} is not a number as JSON writes it. Write digits like -12.5 or 1E3, or put it in quotes.',
);
export const TOO_DEEP: ProblemKind = syntax(
  'too-deep',
  'brackets are nested more than 200 deep. An item has at most 32 levels: paste the part that is the item.',
);
