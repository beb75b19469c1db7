import { isMap, isScalar, isSeq, type Document, type Pair, type ParsedNode, type Scalar } from 'yaml';
import { numberLiteral } from '../../item/number-literal.ts';
import type { Path, ProblemKind } from '../../problem.ts';
import type { Duplicates } from '../scan.ts';
import { setEntry, type Value, type ValueMap } from '../value.ts';

/** The values of documents, or the first thing in them that is not read. */
export interface YamlValues {
  readonly values: readonly Value[];
  readonly duplicates: Duplicates | undefined;
  readonly refused: Refused | undefined;
}

interface Refused {
  readonly kind: ProblemKind;
  readonly offset: number;
  readonly path: Path;
}

interface Context {
  readonly path: (string | number)[];
  duplicates: Duplicates | undefined;
  refused: Refused | undefined;
}

/** Makes values of what YAML says, with the digits of numbers as they are written. */
export function valuesOf(documents: readonly Document.Parsed[]): YamlValues {
  const context: Context = { path: [], duplicates: undefined, refused: undefined };
  const held = documents.filter(({ contents }) => contents !== null);
  const values = held.map(({ contents }) => valueOf(contents, context));
  return { values, duplicates: context.duplicates, refused: context.refused };
}

function valueOf(node: ParsedNode | null, context: Context): Value {
  if (node === null) return null;
  const value = isScalar(node) ? scalarOf(node) : collectionOf(node, context);
  const short = /^!([A-Za-z][\w:]*)$/.exec(node.tag ?? '')?.[1];
  return short === undefined ? value : { [LONG_FORMS.has(short) ? short : `Fn::${short}`]: value };
}

/** The two short forms of CloudFormation whose long form has no prefix. */
const LONG_FORMS = new Set(['Ref', 'Condition']);

function collectionOf(node: ParsedNode, context: Context): Value {
  if (isMap(node)) return mapOf(node.items, context);
  if (isSeq(node)) return node.items.map((each, index) => within(index, context, () => valueOf(each, context)));
  return refuse(ALIAS, node, context);
}

function mapOf(pairs: readonly Pair<ParsedNode, ParsedNode | null>[], context: Context): ValueMap {
  const map: ValueMap = {};
  for (const { key, value } of pairs) {
    if (!isScalar(key)) {
      refuse(NO_NAME, key, context);
      continue;
    }
    const name = key.source ?? String(key.value);
    within(name, context, () => {
      if (Object.hasOwn(map, name)) noteDuplicate(key.range[0], context);
      setEntry(map, name, valueOf(value, context));
    });
  }
  return map;
}

function scalarOf({ value, source, format }: Scalar.Parsed): Value {
  // a parser under Node makes its own kind of bytes
  if (value instanceof Uint8Array) return Uint8Array.from(value);
  if (typeof value !== 'number') return value as Value;
  const digits = /^[+-]?[\d.]+(?:e[+-]?\d+)?$/i.test(source) && format !== 'OCT' ? source : String(value);
  return numberLiteral(digits.replace(/^\+/, ''));
}

function within<Result>(step: string | number, { path }: Context, read: () => Result): Result {
  path.push(step);
  const result = read();
  path.pop();
  return result;
}

function noteDuplicate(offset: number, context: Context): void {
  if (context.duplicates === undefined) context.duplicates = { count: 1, path: [...context.path], offset };
  else context.duplicates.count += 1;
}

function refuse(kind: ProblemKind, node: ParsedNode, context: Context): undefined {
  context.refused ??= { kind, offset: node.range[0], path: [...context.path] };
}

const ALIAS: ProblemKind = {
  code: 'syntax.yaml-alias',
  severity: 'error',
  says: 'Line {line}, column {column}: an alias stands here, which is not read. Write out what it stands for.',
};

const NO_NAME: ProblemKind = {
  code: 'syntax.yaml-name',
  severity: 'error',
  says: 'Line {line}, column {column}: a list or a map stands where a name is expected. Names of attributes are texts.',
};
