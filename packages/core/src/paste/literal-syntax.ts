import type { Path, Problem, ProblemKind } from '../problem.ts';
import { syntax, syntaxProblem } from './syntax.ts';

/** Words what is wrong with literals: what a console leaves out is named as a whole. */
export function literalProblem(kind: ProblemKind, text: string, offset: number, path: Path): Problem {
  return syntaxProblem(kind, text, offset, path, LEFT_OUT);
}

const LEFT_OUT = /^(?:\.{3} ?\d+ more \w+|\[\w+[^\]\n]{0,20}\]|[[{]\s*…\s*[\]}]|\w+\(\d+\)|[\w.$+-]{1,20}|[^])/u;

export const UNTERMINATED_COMMENT: ProblemKind = syntax(
  'unterminated-comment',
  'the comment that starts here never ends. Close it with */ or remove it.',
);

export const UNKNOWN_NAME: ProblemKind = syntax(
  'unknown-name',
  '{found} is a name whose value is not in the paste. Write the value itself, or text in quotes.',
);

export const NO_TYPE_FOR: ProblemKind = syntax(
  'no-type',
  '{found} is a value that no DynamoDB type holds. Store a date as a string or a number, and paste what is stored.',
);

export const TRUNCATED: ProblemKind = syntax(
  'truncated',
  'the output is truncated here ({found}). Print it whole, with JSON.stringify or util.inspect and depth null, and paste that.',
);
