import type { Path, Problem } from '../problem.ts';

/** Problems of a part, with their paths from the whole. */
export function below(path: Path, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((each) => Object.assign({}, each, { path: [...path, ...each.path] }));
}
