import { problem, type Details, type Problem, type ProblemKind } from '../problem.ts';

/** What is collected on the way through plain values; the path is one array that grows and shrinks. */
export interface Marshalling {
  readonly path: (string | number)[];
  readonly problems: Problem[];
  readonly notices: Problem[];
}

/** Notes why a value has no type; it is then left out of the item that is not going to be. */
export function refuse(kind: ProblemKind, { path, problems }: Marshalling, details: Details = {}): undefined {
  problems.push(problem(kind, path, details));
}
