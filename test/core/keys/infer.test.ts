import { inferTemplates, matchKey, parseTemplate, type Item } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const inferred = (...keys: readonly string[]) =>
  inferTemplates(
    keys.map((S): Item => ({ sk: { S } })),
    'sk',
  ).map(({ text }) => text);

describe('the templates of keys', () => {
  test('the background’s table', () => {
    const keys = [
      'META',
      'USER#u_3001',
      'USER#u_3002',
      'INVOICE#2026-0014',
      'INVOICE#2026-0015',
      'EVENT#2026-06-23T09:12Z',
    ];
    expect(inferred(...keys)).toEqual(['META', 'USER#{userId}', 'INVOICE#{year:4}-{number:4}', 'EVENT#{at:iso}']);
  });

  test.each([
    [['ORDER#7', 'ORDER#12'], ['ORDER#{orderId:number}']],
    [['ORDER#0007', 'ORDER#0012'], ['ORDER#{orderId:4}']],
    [['ORDER#01ARZ3NDEKTSV4RRFFQ69G5FAV'], ['ORDER#{orderId:ulid}']],
    [['F#00000000-0000-4000-8000-000000000000'], ['F#{fId:uuid}']],
    [['ORDER#o_1#LINE#01', 'ORDER#o_1#LINE#02'], ['ORDER#{orderId}#LINE#{lineId:2}']],
    [
      ['user:u1', 'user:u2', 'event:2026-06-23T09:12:30.5Z'],
      ['user:{userId}', 'event:{at:iso}'],
    ],
    [['acme', 'globex'], ['{id}']],
    [
      ['A#x', 'B#y', 'A#z'],
      ['A#{aId}', 'B#{bId}'],
    ],
  ])('%j', (keys, expected) => {
    expect(inferred(...keys)).toEqual(expected);
  });

  test('a field takes the name of the attribute that holds its value', () => {
    const item = (id: string): Item => ({ sk: { S: `USER#${id}` }, email: { S: `${id}@x` }, memberId: { S: id } });
    expect(inferTemplates([item('a'), item('b')], 'sk')).toEqual([
      { text: 'USER#{memberId}', count: 2, example: 'USER#a' },
    ]);
  });

  test('keys that are no text are passed over', () => {
    expect(inferTemplates([{ sk: { N: '1' } }, { pk: { S: 'x' } }, { sk: { S: '' } }], 'sk')).toEqual([]);
  });
});

test('2,048 bytes can be a key, 2,049 cannot and are passed over', () => {
  const [longest, longer] = [`A#${'é'.repeat(1_023)}`, `A#${'é'.repeat(1_023)}x`];
  expect(inferTemplates([{ sk: { S: longer } }, { sk: { S: longest } }], 'sk')).toEqual([
    { text: 'A#{aId}', count: 1, example: longest },
  ]);
  expect(inferred('A#'.repeat(50_000))).toEqual([]);
});

describe('always', () => {
  const key = fc.string({
    unit: fc.constantFrom('A', 'b', '#', ':', '1', '0', '-', '2026-06-30', '{', '_'),
    minLength: 1,
  });

  test('the templates are readable, and every key follows one of them', () => {
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 8 }), (keys) => {
        const readings = inferred(...keys).map((text) => parseTemplate(text));
        expect(readings.map(({ ok }) => ok)).not.toContain(false);
        for (const each of keys)
          expect(readings.map((reading) => reading.ok && matchKey(reading.template, each))).toContainEqual(
            expect.any(Object),
          );
      }),
    );
  });
});
