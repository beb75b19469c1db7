import {
  Composer,
  Parser,
  type CST,
  type Document,
  type DocumentOptions,
  type ParseOptions,
  type SchemaOptions,
} from 'yaml';
import type { Path, Position, Problem, ProblemKind } from '../../problem.ts';
import { duplicateNotes } from '../duplicate.ts';
import { positionsAt } from '../position.ts';
import { DEEPEST } from '../scan.ts';
import { syntaxProblem, TOO_DEEP } from '../syntax.ts';
import type { TextReading } from '../text-reading.ts';
import { offsetOf } from './offset.ts';
import { valuesOf } from './values.ts';

/** Reads all documents of a text in YAML. */
export function readYaml(text: string): TextReading | { readonly ok: false; readonly problem: Problem } {
  const tokens = [...new Parser().parse(text)];
  const tooDeep = firstTooDeep(tokens);
  if (tooDeep !== undefined) return { ok: false, problem: syntaxProblem(TOO_DEEP, text, tooDeep, []) };
  const documents = [...new Composer(OPTIONS).compose(tokens)] as Document.Parsed[];
  const [error] = documents.flatMap(({ errors }) => errors);
  if (error !== undefined) return { ok: false, problem: syntaxProblem(NOT_YAML, text, error.pos[0], []) };
  const { values, duplicates, refused } = valuesOf(documents);
  if (refused !== undefined)
    return { ok: false, problem: syntaxProblem(refused.kind, text, refused.offset, refused.path) };
  const locate = (paths: readonly Path[]): readonly (Position | undefined)[] => {
    const offsets = paths.map((path) => offsetOf(documents, path));
    const positions = positionsAt(
      text,
      offsets.filter((offset) => offset !== undefined),
    );
    return offsets.map((offset) => (offset === undefined ? undefined : positions.get(offset)));
  };
  return { ok: true, notation: 'yaml', values, inLines: true, notes: duplicateNotes(text, duplicates), locate };
}

/** The core schema of YAML 1.2, where `yes` is a text; names that are given twice are ours to remark on. */
const OPTIONS: ParseOptions & DocumentOptions & SchemaOptions = {
  schema: 'core',
  customTags: ['binary'],
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
};

/** Where brackets or indents go deeper than the stack can take: what makes values of the tokens calls itself. */
function firstTooDeep(tokens: readonly CST.Token[]): number | undefined {
  let level = tokens;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_TOKENS_DEEP) return level[0]?.type === undefined ? 0 : offsetIn(level[0]);
    level = level.flatMap(inside);
  }
  return undefined;
}

/** A document is a token around its value. */
const MOST_TOKENS_DEEP = DEEPEST + 1;

function inside(token: CST.Token): readonly CST.Token[] {
  if (token.type === 'document') return token.value === undefined ? [] : [token.value];
  if (!('items' in token)) return [];
  return token.items.flatMap(({ key, value }) => [key, value].filter((each) => each !== undefined && each !== null));
}

const offsetIn = (token: CST.Token): number => ('offset' in token ? token.offset : 0);

const NOT_YAML: ProblemKind = {
  code: 'syntax.yaml',
  severity: 'error',
  says: 'Line {line}, column {column}: this is no YAML any more. Check the indents, colons and quotes up to here, and whether all of it was copied.',
};
