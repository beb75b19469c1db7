import { itemSize, parse, type Item, type Parsed } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dynamoDBJson, plainJson } from '../../support/item-text.ts';
import { items } from '../../support/items.ts';

const sizes = (parsed: Parsed) => (parsed.ok ? parsed.items.map((item) => itemSize(item).bytes) : parsed.problems);
const codes = (parsed: Parsed) => (parsed.ok ? parsed.notices : parsed.problems).map(({ code }) => code);
const sentence = (parsed: Parsed) => (parsed.ok ? undefined : parsed.problems[0]?.says);

describe('what an item weighs, in either format', () => {
  test.each([
    ['{"a":1.5}', 4],
    ['{"a":-42}', 4],
    ['{"a":[1,2]}', 10],
    ['{"a":{"b":1}}', 8],
    ['{"a":"é"}', 3],
    ['{"a":12345678901234567890}', 12],
    ['{}', 0],
    ['{"a":{"N":"1.5"}}', 4],
    ['{"a":{"L":[{"N":"1"},{"N":"2"}]}}', 10],
    ['{"a":{"M":{"b":{"N":"1"}}}}', 8],
    ['{"a":{"B":"AAEC"}}', 4],
    ['{"a":{"BS":["AAEC","AA=="]}}', 5],
    ['{"a":{"SS":["x","y"]},"b":{"NS":["1","2"]}}', 8],
    ['\uFEFF{"a":"b"}', 2],
  ])('%s = %i B', (text, bytes) => {
    expect(sizes(parse(text))).toEqual([bytes]);
  });
});

describe('what the items are in', () => {
  test.each([
    ['{"a":"b"}', 'plain-json', 'item'],
    ['{"a":{"S":"b"}}', 'dynamodb-json', 'item'],
    ['{"Item":{"a":{"S":"b"}}}', 'dynamodb-json', 'get-item-output'],
    ['{"Item":{"a":{"S":"b"}},"ConsumedCapacity":null}', 'dynamodb-json', 'get-item-output'],
    ['[{"a":"b"},{"a":"c"}]', 'plain-json', 'array'],
    ['[{"Item":{"a":{"S":"b"}}}]', 'dynamodb-json', 'get-item-output'],
    ['{"a":{"S":"b"}}\n{"a":{"S":"c"}}', 'dynamodb-json', 'json-lines'],
    ['{"Item":{"a":{"S":"b"}}}\n{"Item":{"a":{"S":"c"}}}', 'dynamodb-json', 'export-lines'],
    ['{"a":"b"}{"a":"c"}', 'plain-json', 'concatenated-json'],
    ['{"M":{"a":{"S":"b"}}}', 'dynamodb-json', 'attribute-value'],
    // an attribute that happens to be named like a wrapper
    ['{"Item":{"S":"b"}}', 'dynamodb-json', 'item'],
    ['{"Item":{"a":"b"},"owner":"c"}', 'plain-json', 'item'],
    ['{"Keys":{"a":1},"Metadata":{"b":2}}', 'plain-json', 'item'],
    ['{"TableName":"a","owner":"b"}', 'plain-json', 'item'],
    ['{"Resource":"arn:aws:dynamodb:eu-west-1:1:table/a","id":"b"}', 'plain-json', 'item'],
    ['{"operation":"add","key":"a","id":"b"}', 'plain-json', 'item'],
    ['{"timestamp":"a","level":"INFO","requestId":"b","message":"c"}', 'plain-json', 'item'],
    ['{"level":"INFO","message":{"a":"b"}}', 'plain-json', 'item'],
    ['{"TableName":{"S":"a"}}', 'dynamodb-json', 'item'],
    ['{"Count":3}', 'plain-json', 'item'],
  ])('%s: %s, %s', (text, format, container) => {
    expect(parse(text)).toMatchObject({ ok: true, format, container });
  });
});

describe('what is ambiguous', () => {
  test('{"N":"12"} is an item of 3 B, or a number of 2 B and no item', () => {
    const parsed = parse('{"N":"12"}');
    expect(parsed).toMatchObject({ ok: true, format: 'plain-json', alternatives: ['dynamodb-json'] });
    expect(sizes(parsed)).toEqual([3]);
    expect(codes(parsed)).toEqual(['format.ambiguous']);
    expect(sentence(parse('{"N":"12"}', 'dynamodb-json'))).toBe(
      'This is one value of type N and no item; without a name it takes 2 bytes. Put it under a name to make it an attribute.',
    );
  });

  test('{"a":{"S":"b"}} can be forced to be an item with a map: 1 + 3 + 1 + 1 + 1 = 7 B', () => {
    expect(sizes(parse('{"a":{"S":"b"}}', 'plain-json'))).toEqual([7]);
  });

  test('one value of three that looks typed is a map in plain JSON, and said to be in doubt', () => {
    const parsed = parse('{"id":"tee","size":{"S":"small"},"n":1}');
    expect(parsed).toMatchObject({ format: 'plain-json', alternatives: ['dynamodb-json'] });
    expect(codes(parsed)).toEqual(['format.ambiguous']);
  });

  test('three type letters in one object are no type', () => {
    expect(codes(parse('{"id":"tee","sizes":{"S":"small","M":"medium","L":"large"}}'))).toEqual([]);
  });
});

describe('what is refused, and where', () => {
  test.each([
    [' \n', undefined, 'There is nothing here'],
    ['"a"', [1, 1], 'A string alone is not an item.'],
    ['12', [1, 1], 'A number alone is not an item.'],
    ['["a","b"]', [1, 1], 'An array of strings is not an item.'],
    ['[[1]]', [1, 2], 'An array of numbers is not an item.'],
    ['[]', undefined, 'There are no items in this.'],
    [
      '{"id":{"S":"1"},\n"Address":{"M":{"town":{"Nul":true}}}}',
      [2, 24],
      'Address.town has the type "Nul", which DynamoDB does not know. Did you mean NULL?',
    ],
    ['{"id":{"S":"1"},"x":{"Nul":true}}', [1, 21], 'x has the type "Nul"'],
    ['{"id":{"S":"1"},"tags":{"SS":[]}}', [1, 24], 'tags is an empty set'],
    ['{"a":1234567890123456789012345678901234567890}', [1, 6], 'a has 39 significant digits'],
    ['{"a":{"N":"1E200"}}', [1, 6], 'a is 1E200; numbers end below 1E+126.'],
    ['{"a":{"N":"NaN"}}', [1, 6], 'a is NaN, which DynamoDB cannot store.'],
    ['{"":"x"}', [1, 1], 'An attribute of the item has an empty name.'],
    ['{"a":"\\ud83d"}', [1, 6], 'a holds half of a surrogate pair'],
    ['{"a":{"B":"A"}}', [1, 6], 'a is binary, but "A" is not base64.'],
    ['{"a":{"S":"x"},"b":{"L":[{"S":"x"},{"L":"y"}]}}', [1, 36], 'b[1] is typed L but does not hold'],
    ['{"a":{"S.$":"$.b"},"c":{"S":"d"},"e":{"S":"f"}}', [1, 6], 'The value of a is a path ($.b)'],
    [`{"a":${'['.repeat(40)}1${']'.repeat(40)}}`, [1, 37], 'is nested deeper than 32 levels.'],
    ['{"a":"b"', [1, 1], 'Line 1, column 1: what opens here is never closed'],
  ])('%j at %j', (text, at, says) => {
    const parsed = parse(text);
    expect(sentence(parsed)).toContain(says);
    const [line, column] = at ?? [];
    expect(parsed.ok ? 'read' : parsed.problems[0]?.at).toEqual(at && { line, column });
  });

  test('all problems at once, the first hundred of them', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`a${index}`, { N: 'x' }]));
    const parsed = parse(JSON.stringify(many));
    expect(codes(parsed)).toHaveLength(101);
    expect(parsed.ok || parsed.problems[100]?.says).toBe('There are 400 more problems. Correct these first.');
  });

  test('a million brackets', () => {
    expect(sentence(parse('[{"a":'.repeat(500_000)))).toContain('nested more than 200 deep');
  });
});

describe('what is worth knowing', () => {
  test('names given twice, once for all of them and at the first', () => {
    const parsed = parse('{"a":"b",\n"a":"c","a":"d"}');
    expect(parsed.ok && parsed.notices).toMatchObject([
      { code: 'name.duplicate', severity: 'warning', at: { line: 2, column: 1 }, details: { more: 1 } },
    ]);
    expect(sizes(parsed)).toEqual([2]);
  });

  test.each([
    ['{"a":{"N":5}}', 'loose.number', 3],
    ['{"a":{"BOOL":"false"}}', 'loose.boolean', 2],
    ['{"a":{"NULL":"true"}}', 'loose.null', 2],
    ['{"a":"129.95"}', 'loose.digits', 7],
    ['{"a":12345678901234567891}', 'number.beyond-double', 12],
    [`{"a":"${'aB3d'.repeat(10)}"}`, 'loose.base64', 41],
    // 1 + 3 + (4 + 6 + 1) + (4 + 3 + 2 × (3 + 1) + 1)
    ['{"a":{"type":"Buffer","data":[104,105]}}', 'loose.buffer', 31],
  ])('%s: %s', (text, code, bytes) => {
    const parsed = parse(text);
    expect(codes(parsed)).toEqual([code]);
    expect(sizes(parsed)).toEqual([bytes]);
  });

  test('digits in quotes that a number would not shorten are left alone', () => {
    expect(codes(parse('{"a":"7"}'))).toEqual([]);
  });
});

test.each([
  ['1.5', [{ table: 'T', units: 1.5 }]],
  ['0', [{ table: 'T', units: 0 }]],
  ['-1', undefined],
  ['1e999', undefined],
])('an answer that says it consumed %s units is evidence of %j', (units, consumed) => {
  const answer = `{"Item":{"a":{"S":"b"}},"ConsumedCapacity":{"TableName":"T","CapacityUnits":${units}}}`;
  expect(sizes(parse(answer))).toEqual([2]);
  const parsed = parse(answer);
  expect(parsed.ok ? parsed.consumed : 'unread').toEqual(consumed);
});

describe('always', () => {
  test('DynamoDB JSON gives the item back, however it is spaced', () => {
    fc.assert(
      fc.property(items, fc.constantFrom(undefined, 2), (item, space) => {
        const parsed = parse(dynamoDBJson(item, space), 'dynamodb-json');
        expect(parsed.ok && parsed.items).toEqual([item]);
      }),
    );
  });

  test('plain JSON and DynamoDB JSON of one item weigh the same, and keep how numbers are spelt', () => {
    fc.assert(
      fc.property(items, (item) => {
        const text = plainJson(item);
        fc.pre(text !== undefined);
        const parsed = parse(text, 'plain-json');
        expect(parsed.ok && parsed.items).toEqual([item]);
      }),
    );
  });

  test('any text is answered: with sizes, or with sentences', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(isAnswered(text)).toBe(true);
      }),
      { numRuns: 500 },
    );
    const parts = fc.constantFrom(
      ...Array.from('{}[],:"\'\\ \n'),
      '"S":',
      '"N":"1"',
      '"a":',
      'null',
      '12',
      '{"M":{',
      '"Items":[',
      'x',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (chosen) => {
        expect(isAnswered(chosen.join(''))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('an item whose text was damaged is answered', () => {
    const damage = fc.tuple(fc.nat(), fc.nat({ max: 4 }), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(items, damage, (item: Item, [position, removed, added]) => {
        const text = dynamoDBJson(item);
        const start = position % text.length;
        expect(isAnswered(text.slice(0, start) + added + text.slice(start + removed))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

/** Whether a text is answered with sizes, or with sentences. */
function isAnswered(text: string): boolean {
  const parsed = parse(text);
  if (parsed.ok) return parsed.items.length > 0 && parsed.items.every((item) => itemSize(item).bytes >= 0);
  return parsed.problems.length > 0 && parsed.problems.every(({ says }) => /\S.*[.?]\)?$/su.test(says));
}
