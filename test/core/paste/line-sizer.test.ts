import { itemSize, lineSizer, parse, type Item, type SizedLine } from '@dynamometer/core';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { byteScan, turnTo, UNUSUAL } from '../../../packages/core/src/paste/byte-scan.ts';
import { sizeLine } from '../../../packages/core/src/paste/size-line.ts';
import { dynamoDBJson } from '../../support/item-text.ts';
import { items } from '../../support/items.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The size straight from the bytes, or UNUSUAL. */
const straight = (text: string) => {
  const scan = byteScan();
  turnTo(scan, bytesOf(`${text}\n`));
  return sizeLine(scan, 0) < 0 ? UNUSUAL : scan.size;
};

const sizeAll = (bytes: Uint8Array, piece: number): SizedLine[] => {
  const sizer = lineSizer();
  const lines: SizedLine[] = [];
  for (let start = 0; start < bytes.length; start += piece)
    lines.push(...sizer.push(bytes.subarray(start, start + piece)));
  return [...lines, ...sizer.end()];
};

test('the format can be said: {"a":{"S":"b"}} is an attribute of 2 B, or one with a map of 1 + 3 + 1 + 1 + 1 = 7 B', () => {
  const sizes = (format: 'dynamodb-json' | 'plain-json') =>
    lineSizer(format).push(bytesOf('{"a":{"S":"b"}}\n'))[0]?.sizes;
  expect(sizes('dynamodb-json')).toEqual([2]);
  expect(sizes('plain-json')).toEqual([7]);
});

test('a problem is told of its line', () => {
  const [problem] = lineSizer().push(bytesOf('\n{"a":{"S":"b}}\n'))[1]?.problems ?? [];
  expect(problem).toMatchObject({ at: { line: 2 }, says: expect.stringMatching(/^Line 2, column \d+: /) });
});

describe('straight from the bytes', () => {
  test.each([
    ['{"a":{"S":"b"}}', 2],
    ['{"Item":{"a":{"S":"b"}}}', 2],
    ['{"Item": {"a": {"S": "b"}, "c": {"N": "-1.50"}}}\r', 7],
    ['{"a":{"S":"\\u00e9\\ud83d\\ude00\\n"}}', 8],
    ['{"é":{"S":"日"}}', 5],
    ['{"a":{"B":"AAEC"},"b":{"B":""}}', 5],
    ['{"a":{"M":{"b":{"L":[{"BOOL":true},{"NULL":true}]}}}}', 13],
    ['{"a":{"SS":["x","yz"]},"b":{"NS":["1","-22"]}}', 10],
    ['{"a":{"L":[]},"b":{"M":{}}}', 8],
    [' { "a" : { "S" : "b" } , "c" : { "NS" : [ "1" , "2" ] } } ', 7],
    ['{"Item":{"Name":{"S":"b"}}}', 5],
    ['{"ab":{"S":""},"cb":{"S":""}}', 4],
    [`{"a":{"S":"${'12345678'.repeat(9)}é${'12345678'.repeat(9)}\\"12"}}`, 150],
  ])('%s = %i B', (line, bytes) => {
    expect(straight(line)).toBe(bytes);
  });

  test.each([
    ['a name given twice', '{"a":{"S":"b"},"a":{"S":"c"}}'],
    ['an element given twice', '{"a":{"SS":["x","x"]}}'],
    ['a number that may be given twice', '{"a":{"NS":["1","1.0"]}}'],
    ['an empty set', '{"a":{"SS":[]}}'],
    ['an empty name', '{"":{"S":"b"}}'],
    ['39 digits', `{"a":{"N":"${'1'.repeat(39)}"}}`],
    ['an exponent', '{"a":{"N":"1E3"}}'],
    ['half of a surrogate pair', '{"a":{"S":"\\ud83d"}}'],
    ['plain JSON', '{"a":"b"}'],
    ['one value', '{"N":"12"}'],
    ['one value in a wrapper', '{"Item":{"M":{"S":"x"}}}'],
    ['an attribute named Item', '{"Item":{"S":"x"}}'],
    ['NULL of false', '{"a":{"NULL":false}}'],
    ['base64 without padding', '{"a":{"B":"AAE"}}'],
    ['33 levels', `{"a":${'{"L":['.repeat(32)}{"N":"1"}${']}'.repeat(32)}}`],
    ['something after the item', '{"a":{"S":"b"}} x'],
    ['a comma too many', '{"a":{"S":"b"},}'],
    ['a tab in quotes', '{"a":{"S":"\t"}}'],
    ['a placeholder', '{":a":{"S":"b"}}'],
    ['a placeholder after space', '{ ":a":{"S":"b"}}'],
    ['one value of Java in a wrapper', '{"Item":{"m":{"S":"x"}}}'],
    ['an escape in a set', '{"a":{"SS":["x","\\u0078"]}}'],
    ['an escape in a name', '{"\\u0061":{"S":"b"}}'],
    ['65 names', `{${Array.from({ length: 65 }, (_, index) => `"${index}":{"S":""}`).join()}}`],
  ])('%s is read in full', (_, line) => {
    expect(straight(line)).toBe(UNUSUAL);
  });

  test('what is not UTF-8 is read in full', () => {
    const bytes = Uint8Array.from(bytesOf('{"a":{"S":"??"}}\n'), (byte) => (byte === 63 ? 0xc0 : byte));
    const scan = byteScan();
    turnTo(scan, bytes);
    expect(sizeLine(scan, 0)).toBe(UNUSUAL);
  });
});

describe('a file of lines', () => {
  test('the export that AWS shows: 137, 71 and 140 B', () => {
    const bytes = readFileSync(new URL('samples/10-s3-export.jsonl', import.meta.url));
    expect(sizeAll(bytes, 100)).toEqual(
      [137, 71, 140].map((size, index) => ({ line: index + 1, sizes: [size], problems: [] })),
    );
  });

  test('a line with a problem says so, and the others are sized', () => {
    const lines = sizeAll(bytesOf('{"a":{"S":"b"}}\n{"a":{"Nul":true},"b":{"S":"c"},"c":{"S":"d"}}\n\n{"x":"y"}'), 7);
    expect(lines.map(({ sizes, problems }) => [sizes, problems.map(({ code, at }) => [code, at?.line])])).toEqual([
      [[2], []],
      [[], [['type.unknown', 2]]],
      [[], []],
      [[2], []],
    ]);
  });

  test('what a line says beside its items comes with it, told of the line', () => {
    const page = '{"Items":[{"a":{"S":"b"}}],"Count":1,"ScannedCount":3,"ConsumedCapacity":{"CapacityUnits":0.5}}';
    const removed = '{"dynamodb":{"Keys":{"a":{"S":"b"}},"OldImage":{"a":{"S":"b"}}},"eventName":"REMOVE"}';
    const [item, read, record] = sizeAll(bytesOf(`{"a":{"S":"b"}}\n${page}\n${removed}\n`), 7);
    expect(item).toEqual({ line: 1, sizes: [2], problems: [] });
    expect(read).toMatchObject({ sizes: [2], beside: { container: 'scan-query-output', scanned: 3 } });
    expect(read?.beside?.consumed).toEqual([{ units: 0.5 }]);
    expect(read?.beside?.notices.map(({ code, at }) => [code, at?.line])).toEqual([
      ['read.filtered', 2],
      ['read.projected', 2],
    ]);
    // no item is left, and that is nothing wrong with the line
    expect(record).toMatchObject({ sizes: [], problems: [], beside: { notices: [{ code: 'stream.removed' }] } });
  });

  test('a line without end is refused, not held', () => {
    const sizer = lineSizer();
    const piece = new Uint8Array(1_048_576).fill(32);
    for (let count = 0; count < 17; count += 1) expect(sizer.push(piece)).toEqual([]);
    expect(sizer.end().map(({ problems }) => problems.map(({ code }) => code))).toEqual([['lines.too-long']]);
  });
});

describe('always', () => {
  const inFull = (text: string): number[] | undefined => {
    const parsed = parse(text);
    return parsed.ok ? parsed.items.map((item) => itemSize(item).bytes) : undefined;
  };
  const wrap = (item: Item) => `{"Item":${dynamoDBJson(item)}}`;
  /** Digits as they mostly are: the numbers of any item have exponents, which are read in full. */
  const digits = fc.stringMatching(/^-?\d{1,20}(?:\.\d{1,18})?$/);
  const lines = fc
    .tuple(items, digits, fc.boolean(), fc.constantFrom(undefined, 1))
    .map(([item, N, wrapped, space]) => {
      const text = dynamoDBJson(item, space)
        .replaceAll('\n', '')
        .replaceAll(/(?<="N": ?)"[^"]*"/g, () => `"${N}"`);
      return wrapped ? `{"Item":${text}}` : text;
    });

  test('a line is sized as it is when read in full, or not at all', () => {
    fc.assert(
      fc.property(lines, (text) => {
        const size = straight(text);
        expect(size === UNUSUAL || inFull(text)).toEqual(size === UNUSUAL || [size]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('nearly all are sized straight from their bytes', () => {
    const sample = fc.sample(lines, 200).filter((text) => !/\\|"(?:BS|m)"|\{ ?":/i.test(text));
    expect(sample.filter((text) => straight(text) === UNUSUAL)).toEqual([]);
  });

  /** Half a surrogate pair has no bytes of its own. */
  const damaged = (() => {
    const parts = fc.constantFrom(
      '',
      '"',
      '\\',
      '\\u00e9',
      '{',
      '}',
      '0',
      ',',
      ':',
      'S',
      '=',
      ' ',
      'é',
      '.',
      '-',
      '"S":',
      '[',
    );
    const damage = fc.tuple(fc.nat(), fc.nat({ max: 3 }), parts);
    return fc.tuple(lines, damage).map(([whole, [position, removed, added]]) => {
      const start = position % whole.length;
      return new TextDecoder().decode(bytesOf(whole.slice(0, start) + added + whole.slice(start + removed)));
    });
  })();

  test('a damaged line too', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const size = straight(text);
        expect(size === UNUSUAL || inFull(text)).toEqual(size === UNUSUAL || [size]);
      }),
      { numRuns: 3_000 },
    );
  });

  test('a line is sized as it is alone, whatever stands before and after it', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(lines, damaged), { minLength: 1, maxLength: 6 }), (several) => {
        const together = lineSizer().push(bytesOf(several.map((text) => `${text}\n`).join('')));
        expect(together.map(({ sizes }) => sizes)).toEqual(several.map((text) => inFull(text) ?? []));
      }),
      { numRuns: 300 },
    );
  });

  test('where a file is cut makes no difference', () => {
    fc.assert(
      fc.property(
        fc.array(items, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 90 }),
        (several, piece) => {
          const bytes = bytesOf(several.map((item) => wrap(item)).join('\n'));
          expect(sizeAll(bytes, piece)).toEqual(sizeAll(bytes, bytes.length));
        },
      ),
    );
  });
});
