import { formatPath, problem, type Path, type Problem, type ProblemKind } from '../problem.ts';

/** The attributes that a request asks for: each of them once, and none within another. */
export function checkAttributes(paths: readonly Path[]): readonly Problem[] {
  const asked = new Map<string, Path>();
  // What the paths so far lead through, with the first that does.
  const passed = new Map<string, Path>();
  return paths.flatMap((path, index) => {
    const place = ['attributes', index];
    const wrong = checkPath(path, place);
    if (wrong.length > 0) return wrong;
    const steps = path.map((_, depth) => JSON.stringify(path.slice(0, depth + 1)));
    const key = JSON.stringify(path);
    const details = { attribute: formatPath(path) };
    if (asked.has(key)) return [problem(REPEATED, place, details)];
    const other = passed.get(key) ?? steps.map((step) => asked.get(step)).find((each) => each !== undefined);
    asked.set(key, path);
    for (const step of steps) if (!passed.has(step)) passed.set(step, path);
    return other === undefined ? [] : [problem(OVERLAP, place, { ...details, other: formatPath(other) })];
  });
}

/** A path as expressions can write it: a name first, then names and list positions. */
export function checkPath(path: Path, place: Path): readonly Problem[] {
  if (typeof path[0] !== 'string' || path.includes('')) return [problem(NO_NAME, place)];
  const wrong = path.find((step) => typeof step === 'number' && !(Number.isSafeInteger(step) && step >= 0));
  if (wrong === undefined) return [];
  return [problem(POSITION, place, { attribute: formatPath(path), position: String(wrong) })];
}

const REPEATED: ProblemKind = {
  code: 'expression.repeated-attribute',
  severity: 'error',
  says: '{attribute} is asked for twice. Ask for it once.',
};

const OVERLAP: ProblemKind = {
  code: 'expression.overlap',
  severity: 'error',
  says: '{attribute} and {other} overlap: one of them is within the other. Ask for one of them alone.',
};

const NO_NAME: ProblemKind = {
  code: 'expression.no-name',
  severity: 'error',
  says: '{path} names no attribute. A document path begins with a name, and no name in it is empty.',
};

const POSITION: ProblemKind = {
  code: 'expression.position',
  severity: 'error',
  says: '{attribute} has the list position {position}. Positions are whole numbers from 0.',
};
