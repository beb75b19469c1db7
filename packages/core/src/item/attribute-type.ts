import { problem, shorten, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { ATTRIBUTE_TYPES, type AttributeType } from './attribute-value.ts';
import { isOwn } from './own.ts';

/**
 * The type tag of a value that should be one of the ten, or what is wrong with it. Members that are undefined count
 * as absent: the AWS SDK's objects may carry them.
 */
export function attributeType(value: unknown, path: Path): AttributeType | Problem {
  if (typeof value !== 'object' || value === null) return problem(UNTYPED, path, { value: shorten(String(value), 40) });
  const only = onlyMember(value);
  if (only !== undefined && isAttributeType(only)) return only;
  const tags = Object.keys(value).filter((tag) => (value as Record<string, unknown>)[tag] !== undefined);
  const [tag, second] = tags;
  if (tag === undefined) return problem(NO_TYPE, path);
  if (second !== undefined) return problem(SEVERAL_TYPES, path, { types: shorten(tags.join(', '), 60) });
  return isAttributeType(tag) ? tag : unknownType(tag, path);
}

/** The name of an object's only member, if there is no more than one and it holds something. */
export function onlyMember(value: object): string | undefined {
  let only: string | undefined;
  // Far faster than a list of the names, and asked of every value there is; so is a look at the member inside the loop.
  for (const name in value) {
    if (!isOwn(value, name)) continue;
    if (only !== undefined || (value as Record<string, unknown>)[name] === undefined) return undefined;
    only = name;
  }
  return only;
}

/** Whether a text is one of the ten type tags, letter for letter. */
export function isAttributeType(tag: string): tag is AttributeType {
  switch (tag) {
    // Much faster than a look into the list of them, and asked of every value there is.
    case 'S':
    case 'N':
    case 'B':
    case 'BOOL':
    case 'NULL':
    case 'SS':
    case 'NS':
    case 'BS':
    case 'L':
    case 'M':
      return true;
    default:
      return false;
  }
}

function unknownType(tag: string, path: Path): Problem {
  const near = nearestType(tag);
  const details = { tag: shorten(tag, 40) };
  return near === undefined ? problem(UNKNOWN_TYPE, path, details) : problem(MISSPELT_TYPE, path, { ...details, near });
}

function nearestType(tag: string): AttributeType | undefined {
  const upper = tag.toUpperCase();
  const types = Object.keys(ATTRIBUTE_TYPES) as AttributeType[];
  // "Str" and "Number" as well as "String".
  const inProse = types.find((type) => upper.length > 2 && ATTRIBUTE_TYPES[type].toUpperCase().startsWith(upper));
  // A single letter is near to everything; only longer tags can be told from a slip of the pen.
  const misspelt = types.find((type) => upper.length > 2 && type.length > 2 && isOneSlipAway(upper, type));
  return types.find((type) => type === upper) ?? inProse ?? misspelt;
}

function isOneSlipAway(typed: string, meant: string): boolean {
  let same = 0;
  while (same < Math.min(typed.length, meant.length) && typed[same] === meant[same]) same += 1;
  const restTyped = typed.slice(same);
  const restMeant = meant.slice(same);
  return [
    restTyped.slice(1) === restMeant,
    restTyped === restMeant.slice(1),
    restTyped.slice(1) === restMeant.slice(1),
  ].includes(true);
}

const TAGS = 'S, N, B, BOOL, NULL, SS, NS, BS, L or M';

const UNTYPED: ProblemKind = {
  code: 'type.untyped',
  severity: 'error',
  says: `{path} is {value} without a type. Wrap it in one of ${TAGS}.`,
};

const NO_TYPE: ProblemKind = {
  code: 'type.missing',
  severity: 'error',
  says: `{path} has no type. Give it one of ${TAGS}.`,
};

const SEVERAL_TYPES: ProblemKind = {
  code: 'type.several',
  severity: 'error',
  says: '{path} has more than one type ({types}). Keep the one that is meant.',
};

const UNKNOWN_TYPE: ProblemKind = {
  code: 'type.unknown',
  severity: 'error',
  says: `{path} has the type "{tag}", which DynamoDB does not know. The types are ${TAGS}.`,
};

const MISSPELT_TYPE: ProblemKind = {
  code: 'type.unknown',
  severity: 'error',
  says: '{path} has the type "{tag}", which DynamoDB does not know. Did you mean {near}?',
};
