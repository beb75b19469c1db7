import { KEY_NAME_LIMIT } from '../../facts/limits.ts';
import { RESERVED_WORDS } from '../../facts/reserved-words.ts';
import { utf8Bytes } from '../../item/text.ts';
import { problem, shorten, type Problem, type ProblemKind } from '../../problem.ts';
import type { DesignInput } from './input.ts';

/** Names that a template, an index or an expression has trouble with. */
export function checkNames({ entities, delimiter = '#' }: DesignInput): readonly Problem[] {
  return Object.entries(entities).flatMap(([entity, { attributes, identifier }]) =>
    [
      ...new Set([...Object.keys(attributes), ...[identifier].flat().filter((each) => typeof each === 'string')]),
    ].flatMap((name) => {
      const path = ['entities', entity, 'attributes', name];
      const details = { name: shorten(name, 60), bytes: utf8Bytes(name) };
      if (/[{}:]/.test(name)) return [problem(NAME_CHARACTERS, path, details)];
      if (/^(?:gsi\d+)?[ps]k$/.test(name)) return [problem(TAKEN, path, details)];
      if (details.bytes > KEY_NAME_LIMIT.value) return [problem(LONG_NAME, path, details)];
      const stated = Object.hasOwn(attributes, name) ? attributes[name]?.values : undefined;
      const value = stated?.find((each) => each.includes(delimiter));
      if (value !== undefined) return [problem(VALUE, path, { ...details, value: shorten(value, 60), delimiter })];
      return RESERVED.has(name.toUpperCase()) ? [problem(RESERVED_NAME, path, { ...details, alias: `#${name}` })] : [];
    }),
  );
}

const RESERVED: ReadonlySet<string> = new Set(RESERVED_WORDS.value);

const VALUE: ProblemKind = {
  code: 'design.value-holds-delimiter',
  severity: 'warning',
  says: 'The value "{value}" of {name} holds the delimiter "{delimiter}", so a key with it cannot be read back. Choose another delimiter or encode the value.',
};

const NAME_CHARACTERS: ProblemKind = {
  code: 'design.attribute-characters',
  severity: 'error',
  says: 'The attribute name {name} holds a brace or a colon, which templates need for themselves. Rename it.',
};

const TAKEN: ProblemKind = {
  code: 'design.attribute-taken',
  severity: 'error',
  says: 'The attribute {name} has the name of a key that the design makes itself: pk, sk, gsi1pk and so on. Rename it.',
};

const LONG_NAME: ProblemKind = {
  code: 'design.long-name',
  severity: 'warning',
  says: 'The attribute name {name} has {bytes} bytes; an index can include names of at most {limit}. Every item stores it too: shorten it.',
  limit: KEY_NAME_LIMIT,
};

const RESERVED_NAME: ProblemKind = {
  code: 'design.reserved-name',
  severity: 'notice',
  says: '{name} is a reserved word; expressions write {alias} and say in ExpressionAttributeNames what it stands for. The programs here do.',
};
