import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIGITS, isNumberLiteral } from '../../../packages/core/src/item/number-literal.ts';
import { readJson } from '../../../packages/core/src/paste/reader.ts';

const valueIn = (text: string) => {
  const reading = readJson(text);
  return reading.ok ? reading.values : reading.problem.says;
};

describe('what is right', () => {
  test('numbers keep their digits', () => {
    expect(valueIn('[1.10,12345678901234567890,-0,1E400]')).toEqual([
      [{ [DIGITS]: '1.10' }, { [DIGITS]: '12345678901234567890' }, { [DIGITS]: '-0' }, { [DIGITS]: '1E400' }],
    ]);
  });

  test('names that JavaScript treats specially are names', () => {
    const [map] = valueIn('{"a":1,"__proto__":{"x":"y"},"constructor":"c","hasOwnProperty":"h"}') as [object];
    expect(Object.keys(map)).toEqual(['a', '__proto__', 'constructor', 'hasOwnProperty']);
    expect(Object.getPrototypeOf(map)).toBe(Object.prototype);
  });

  test('a name given twice holds the later value, and the first such name is kept', () => {
    const reading = readJson('{"a":{"b":"x",\n "b":"y"},"a":"z","a":"w"}');
    expect(reading).toMatchObject({ values: [{ a: 'w' }], duplicates: { count: 3, path: ['a', 'b'], offset: 16 } });
  });

  test('values follow each other in lines or back to back', () => {
    expect(readJson('{"a":"b"}\n{"c":"d"}\n')).toMatchObject({ values: [{ a: 'b' }, { c: 'd' }], inLines: true });
    expect(readJson('{"a":"b"}{"c":"d"}')).toMatchObject({ values: [{ a: 'b' }, { c: 'd' }], inLines: false });
  });

  test.each([
    ['"\\u00e9\\ud83d\\ude00"', 'é😀'],
    [`"${'long '.repeat(30)}\\"end\\\\"`, `${'long '.repeat(30)}"end\\`],
    ['"\\\\"', '\\'],
    ['"\\/\\b\\f\\n\\r\\t"', '/\b\f\n\r\t'],
  ])('%s', (text, value) => {
    expect(valueIn(text)).toEqual([value]);
  });
});

test.each([
  ['{"S":"a\\"b","c":"d"}', { S: 'a"b', c: 'd' }],
  ['{"N":"\\u0031"}', { N: '1' }],
  ['{ "S" : "a\\nb" , "S" : "c" }', { S: 'c' }],
  ['{"S":{"S":"\\\\"}}', { S: { S: '\\' } }],
])('what begins like a typed value: %s', (text, value) => {
  expect(valueIn(text)).toEqual([value]);
});

describe('what is wrong, with line and column', () => {
  test.each([
    ['{"a":"b', 'Line 1, column 6: the text in quotes that starts here never ends.'],
    ['{"a":\n["b"', 'Line 2, column 1: what opens here is never closed'],
    ['{"a":"b"', 'Line 1, column 1: what opens here is never closed'],
    ['{"a":"b",}', 'Line 1, column 10: a comma was read and nothing follows it.'],
    ['["a",]', 'Line 1, column 6: a comma was read and nothing follows it.'],
    ["{'a':1}", "Line 1, column 2: a name in double quotes was expected, but here is '."],
    ['{a:1}', 'Line 1, column 2: a name in double quotes was expected, but here is a.'],
    ['{"a":NaN}', 'Line 1, column 6: a value was expected, but here is NaN.'],
    ['{"a":-Infinity}', 'Line 1, column 6: a value was expected, but here is -Infinity.'],
    ['{"a":01}', 'Line 1, column 6: 01 is not a number'],
    ['{"a":1.}', 'Line 1, column 6: 1. is not a number'],
    ['{"a" "b"}', 'Line 1, column 6: a colon was expected'],
    ['{"a":"b" "c":"d"}', 'Line 1, column 10: a comma or a closing bracket was expected, but here is ".'],
    ['["a"}', 'Line 1, column 5: a comma or a closing bracket was expected, but here is }.'],
    ['{"a":"x\ny"}', 'Line 1, column 8: a line break, tab or other control character'],
    [`{"a":"${'long '.repeat(30)}\ty"}`, 'Line 1, column 157: a line break, tab'],
    ['{"S":"\\x41"}', 'Line 1, column 7: a backslash stands before something'],
    ['{"S":"b", }', 'Line 1, column 11: a comma was read and nothing follows it.'],
    ['{"S":"b\\"}\\', 'Line 1, column 6: the text in quotes that starts here never ends.'],
    ['{"a":"\\x41"}', 'Line 1, column 7: a backslash stands before something'],
    ['{"a":\r\ntru}', 'Line 2, column 1: a value was expected, but here is tru.'],
    ['{"a":1}}', 'Line 1, column 8: a value was expected, but here is }.'],
    ['{"a":', 'Line 1, column 6: a value was expected, but the text ends here.'],
  ])('%j', (text, says) => {
    expect(valueIn(text)).toContain(says);
  });

  test('a million brackets', () => {
    expect(valueIn('['.repeat(1_000_000))).toContain('nested more than 200 deep');
    expect(valueIn('{"a":'.repeat(1_000_000))).toContain('nested more than 200 deep');
  });

  test('the path of what is wrong is named', () => {
    const reading = readJson('{"a":[true,{"b":tru}]}');
    expect(reading).toMatchObject({ problem: { path: ['a', 1, 'b'], at: { line: 1, column: 17 } }, offset: 16 });
  });
});

describe('always', () => {
  const asNumbers = (value: unknown): unknown => {
    if (isNumberLiteral(value)) return Number(value[DIGITS]);
    if (Array.isArray(value)) return value.map(asNumbers);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asNumbers(each)]));
  };

  test('JSON.parse reads the same structure', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 1, '\t'), (json, space) => {
        const text = JSON.stringify(JSON.parse(json), undefined, space);
        const [value] = valueIn(text) as [unknown];
        expect(JSON.stringify(asNumbers(value))).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  test('typed values too, and what looks like them', () => {
    const names = fc.constantFrom('S', 'N', 'M', 'a');
    const texts = fc.string({
      unit: fc.constantFrom('a', '"', '\\', '\n', 'é', '}', ':', 'long enough for a pattern'),
    });
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, texts, fc.dictionary(names, tie('value')), fc.array(tie('value'))),
    }));
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 1, '\t'), (written, space) => {
        expect(valueIn(JSON.stringify(written, undefined, space))).toEqual([written]);
      }),
      { numRuns: 500 },
    );
  });

  test('what JSON.parse refuses is refused, and the other way round', () => {
    const parts = fc.constantFrom(
      ...Array.from('{}[],:"\\ \n\t0.-eE+'),
      'true',
      'null',
      '"a"',
      '"b":',
      '{"S":',
      '12',
      '\\u00e9',
      '\u0001',
    );
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 12 }), (chosen) => {
        const text = chosen.join('');
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        const reading = readJson(text);
        expect(reading.ok && reading.values.length === 1).toBe(valid);
      }),
      { numRuns: 2_000 },
    );
  });
});
