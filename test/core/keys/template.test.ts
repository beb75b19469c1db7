import { keyPrefix, matchKey, parseTemplate, printKey, type Template } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const template = (text: string): Template => {
  const reading = parseTemplate(text);
  if (!reading.ok) throw new Error(reading.problems.map(({ says }) => says).join(' '));
  return reading.template;
};
const print = (text: string, values: Readonly<Record<string, string | number>>) => printKey(template(text), values);
const codes = (text: string) => {
  const reading = parseTemplate(text, ['entities', 0, 'sortKey']);
  return reading.ok ? [] : reading.problems.map(({ code, path }) => [code, ...path].join(' '));
};

describe('a key of a template', () => {
  test.each([
    ['TENANT#{tenantId}', { tenantId: 'acme' }, 'TENANT#acme'],
    ['INVOICE#{year}-{number:4}', { year: 2026, number: 14 }, 'INVOICE#2026-0014'],
    ['EVENT#{at:iso}', { at: '2026-06-23T09:12Z' }, 'EVENT#2026-06-23T09:12Z'],
    ['{id:ulid}', { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    [
      'F#{id:uuid}#V#{n:number}',
      { id: '00000000-0000-4000-8000-000000000000', n: 12 },
      'F#00000000-0000-4000-8000-000000000000#V#12',
    ],
    ['META', {}, 'META'],
  ])('%s of %j = %s, and back', (text, values, key) => {
    expect(print(text, values)).toEqual({ ok: true, key });
    const padded = 'number' in values ? { ...values, number: '0014' } : values;
    expect(matchKey(template(text), key)).toEqual(
      Object.fromEntries(Object.entries(padded).map(([name, value]) => [name, String(value)])),
    );
  });

  test.each([
    ['TENANT#{tenantId}', 'USER#u_1'],
    ['TENANT#{tenantId}', 'TENANT#'],
    ['EVENT#{at:iso}', 'EVENT#23.06.2026'],
    ['N#{n:4}', 'N#14'],
    ['N#{n:4}', 'N#00014'],
    ['META', 'METADATA'],
  ])('%s does not match %s', (text, key) => {
    expect(matchKey(template(text), key)).toBeUndefined();
  });

  test.each([
    ['A#{a}#{b}', { a: 'x#y', b: 'z' }, 'key.holds-delimiter a'],
    ['A#{a}', {}, 'key.no-value a'],
    ['A#{a:4}', { a: 12_345 }, 'key.wrong-format a'],
    ['A#{a:4}', { a: -1 }, 'key.wrong-format a'],
    ['A#{a:iso}', { a: '30/06/2026' }, 'key.wrong-format a'],
  ])('%s cannot be written from %j', (text, values, expected) => {
    const writing = print(text, values);
    expect(writing.ok ? [] : writing.problems.map(({ code, path }) => [code, ...path].join(' '))).toEqual([expected]);
  });

  test('the prefix that begins_with may use grows with the fields that are known', () => {
    expect(keyPrefix(template('INVOICE#{year}-{number:4}'))).toBe('INVOICE#');
    expect(keyPrefix(template('INVOICE#{year}-{number:4}'), { year: 2026 })).toBe('INVOICE#2026-');
    expect(keyPrefix(template('INVOICE#{year}-{number:4}'), { number: 14 })).toBe('INVOICE#');
    expect(keyPrefix(template('{dueDate}'))).toBe('');
  });
});

describe('a text that is no template', () => {
  test.each([
    ['A#{a}{b}', ['template.adjacent-fields']],
    ['A#{a', ['template.brace']],
    ['A#a}', ['template.brace']],
    ['A#{}', ['template.field']],
    ['A#{a:weekday}', ['template.field']],
    ['A#{a:padded}', ['template.field']],
    ['A#{a:0}', ['template.field']],
    ['{a}#{a}', ['template.repeated-field']],
    ['', ['template.empty']],
    ['A#{a:}', ['template.field']],
    ['A#{a:4:4}', ['template.field']],
    ['{a}{a}', ['template.adjacent-fields', 'template.repeated-field']],
  ])('%s', (text, expected) => {
    expect(codes(text)).toEqual(expected.map((code) => `${code} entities 0 sortKey`));
  });

  test('spaces around a name and a format do not count, those within a name do', () => {
    expect(template('A#{ a b : 4 }').parts).toEqual(['A#', { field: 'a b', format: 'padded', digits: 4 }]);
  });

  test('100,000 spaces and 20,000 fields are read in no time', () => {
    const start = performance.now();
    const name = `a${' '.repeat(100_000)}x`;
    expect(template(`{${name}}`).parts).toEqual([{ field: name, format: 'text' }]);
    const fields = Array.from({ length: 20_000 }, (_, index) => `{f${index}}`);
    expect(template(fields.join('#')).parts).toHaveLength(39_999);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  test('the sentence says what touches', () => {
    const reading = parseTemplate('A#{first}{second}');
    expect(reading.ok ? '' : reading.problems[0]?.says).toBe(
      'In the template A#{first}{second} the fields first and second touch, so nobody can tell where one ends. Put a delimiter between them.',
    );
  });
});

describe('always', () => {
  const literal = fc.stringMatching(/^[A-Z#|:-]{1,4}$/);
  const templates = fc
    .tuple(literal, fc.array(fc.tuple(fc.constantFrom('', ':4', ':iso', ':number'), literal), { maxLength: 4 }))
    .map(([first, rest]) => first + rest.map(([format, after], index) => `{f${index}${format}}${after}`).join(''));
  const value = fc.oneof(fc.string({ maxLength: 6 }), fc.nat(9_999), fc.constant('2026-06-30'));
  const values = fc.record({ f0: value, f1: value, f2: value, f3: value });

  const bare = (text: unknown) => String(text).replace(/^0+(?=\d)/, '');

  test('what is written reads back as what was given', () => {
    fc.assert(
      fc.property(templates, values, (text, given) => {
        const parsed = template(text);
        const writing = printKey(parsed, given);
        fc.pre(writing.ok);
        const read = Object.entries(matchKey(parsed, writing.key) ?? { none: '' });
        expect(read.map(([field, each]) => [field, bare(each)])).toEqual(
          read.map(([field]) => [field, bare(given[field as 'f0'])]),
        );
      }),
    );
  });

  test('every key begins with its prefix, whatever is known of it', () => {
    fc.assert(
      fc.property(templates, values, fc.nat(4), (text, given, known) => {
        const parsed = template(text);
        const writing = printKey(parsed, given);
        fc.pre(writing.ok);
        const some = Object.fromEntries(Object.entries(given).slice(0, known));
        expect(writing.key.startsWith(keyPrefix(parsed, some))).toBe(true);
      }),
    );
  });

  test('any text is a template or has problems; nothing throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', ':', 'a', '4', '#') }), (text) => {
        const reading = parseTemplate(text);
        expect(reading.ok || reading.problems.length > 0).toBe(true);
      }),
    );
  });
});
