import { rule, type RuleFunction } from '../explain.ts';
import * as DOCS from '../facts/docs.ts';
import type { Bytes } from '../units.ts';
import { utf8Bytes } from './text.ts';

export const stringSize: RuleFunction<{ text: string }, Bytes> = rule({
  id: 'size.string',
  says: 'A string is as large as its UTF-8 bytes.',
  formula: 'utf8(text)',
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.itemSizes,
  compute: ({ text }) => utf8Bytes(text),
});

export const nameSize: RuleFunction<{ name: string }, Bytes> = rule({
  id: 'size.name',
  says: 'An attribute name is stored with every item and counts its UTF-8 bytes.',
  formula: 'utf8(name)',
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.itemSizes,
  compute: ({ name }) => utf8Bytes(name),
});

export const binarySize: RuleFunction<{ length: Bytes }, Bytes> = rule({
  id: 'size.binary',
  says: 'A binary value is as large as its raw bytes, not as its base64 text.',
  formula: 'length',
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.itemSizes,
  compute: ({ length }) => length,
});

export const setSize: RuleFunction<{ elements: Bytes }, Bytes> = rule({
  id: 'size.set',
  says: 'A set is as large as its elements together; it adds nothing of its own.',
  formula: 'elements',
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.itemSizes,
  compute: ({ elements }) => elements,
});

export const containerSize: RuleFunction<{ container: Bytes; count: number; entry: Bytes; contents: Bytes }, Bytes> =
  rule({
    id: 'size.container',
    says: 'A list or a map takes 3 bytes, 1 byte for each entry, and its contents; the keys of a map are part of them.',
    formula: 'container + count × entry + contents',
    unit: 'bytes',
    basis: 'documented',
    source: DOCS.itemSizes,
    compute: ({ container, count, entry, contents }) => container + count * entry + contents,
  });

export const attributeSize: RuleFunction<{ name: Bytes; value: Bytes }, Bytes> = rule({
  id: 'size.attribute',
  says: 'An attribute is as large as its name and its value.',
  formula: 'name + value',
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.itemSizes,
  compute: ({ name, value }) => name + value,
});

/** All numbers of an item together; only the basis differs, by the weakest number among them. */
const numbers = (id: string, evidence: string, basis: 'measured' | 'inferred'): RuleFunction<{ bytes: Bytes }, Bytes> =>
  rule({
    id,
    says: 'Its numbers take 1 byte each, 1 more for each pair of digits and 1 more if negative.',
    formula: 'bytes',
    unit: 'bytes',
    basis,
    source: DOCS.itemSizes,
    evidence,
    compute: ({ bytes }) => bytes,
  });

export const numberSizes: RuleFunction<{ bytes: Bytes }, Bytes> = numbers(
  'size.numbers',
  'AWS calls its own description approximate; sizes measured on the service all fit this rule.',
  'measured',
);

export const unconfirmedNumberSizes: RuleFunction<{ bytes: Bytes }, Bytes> = numbers(
  'size.numbers-unconfirmed',
  'At least one number is of a form that nobody has measured on the service: it may take 1 byte less.',
  'inferred',
);

export const contentsSize: RuleFunction<{ names: Bytes; values: Bytes; numbers: Bytes; overhead: Bytes }, Bytes> = rule(
  {
    id: 'size.contents',
    says: 'Attribute names and values add up, together with what lists and maps take of their own.',
    formula: 'names + values + numbers + overhead',
    unit: 'bytes',
    basis: 'documented',
    source: DOCS.itemSizes,
    compute: ({ names, values, numbers: inNumbers, overhead }) => names + values + inNumbers + overhead,
  },
);
