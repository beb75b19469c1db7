import { itemSize, parse } from '@dynamometer/core';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from './samples/manifest.json' with { type: 'json' };

const sampleOf = (file: string) => readFileSync(new URL(`samples/${file}`, import.meta.url), 'utf8');

describe('each sample', () => {
  const read = manifest.filter(({ bytes }) => bytes !== undefined);
  const refused = manifest.filter(({ bytes }) => bytes === undefined);

  test.each(read)('$file: $bytes B', ({ file, notation, format, container, bytes, says }) => {
    const parsed = parse(sampleOf(file));
    const sizes = parsed.ok && parsed.items.map((item) => itemSize(item).bytes);
    expect({ ...parsed, sizes }).toMatchObject({ ok: true, notation, format, container, sizes: bytes });
    expect(parsed.ok && parsed.notices.map(({ code }) => code)).toEqual(says);
  });

  test.each(refused)('$file is refused', ({ file, says }) => {
    const parsed = parse(sampleOf(file));
    expect(parsed.ok || parsed.problems.map(({ code }) => code)).toEqual(says);
  });

  test('a string that fills an item to 409,600 B', () => {
    const parsed = parse(JSON.stringify({ id: '1', data: 'x'.repeat(409_600 - 7) }));
    expect(parsed.ok && parsed.items.map((item) => itemSize(item).bytes)).toEqual([409_600]);
  });
});

describe('what the samples are told', () => {
  const saysOf = (file: string) => {
    const parsed = parse(sampleOf(file));
    return (parsed.ok ? parsed.notices : parsed.problems).map(({ says }) => says).join(' ');
  };

  test.each([
    ['05-cli-scan.json', 'filtered: ScannedCount is 3 and Count is 2'],
    ['05-cli-scan.json', 'they may not be whole items'],
    ['08-cli-transact-get.json', 'Responses without an item: 1'],
    ['14-lambda-stream-event.json', 'REMOVE records, which have no NewImage: 1'],
    ['17-batch-write-request.json', 'DeleteRequest: 1'],
    ['18-transact-write-request.json', 'Actions without an item: 2'],
    ['29-go-literal.txt', 'This is Go source (go), which cannot be read here. Print the item as JSON'],
    ['31-ruby-inspect.txt', 'Ruby source (ruby)'],
    ['32-php-array.txt', 'PHP source (php)'],
    ['35-console-export.csv', 'The types are guessed from CSV'],
    ['38-cli-output.yaml', 'This is YAML (yaml), which cannot be read here. Run it again with --output json'],
    ['40-escaped-log-string.txt', 'decoded once from a quoted string'],
    ['46-big-numbers-plain.json', 'beyond double precision'],
    ['48-too-many-digits.json', 'has 39 significant digits'],
    ['50-python-nan.json', 'score is NaN, which DynamoDB cannot store.'],
    ['52-empty-set.json', 'tags is an empty set'],
    ['57-binary-as-plain.json', 'looks like base64: as a string it takes 136 bytes, as Binary it would take 100.'],
    ['61-nested-33-levels.json', 'is nested deeper than 32 levels'],
    ['63-plain-looks-marshalled-2.json', 'This is ambiguous'],
    ['67-loose-values.json', 'N should be a string of digits'],
    ['67-loose-values.json', 'BOOL should be true or false'],
    ['67-loose-values.json', 'NULL should be true'],
    [
      '73-stepfunctions-item.json',
      'The value of Body is a path ($.detail.body) that is filled in later: its size is unknown.',
    ],
    ['75-not-an-item.json', 'An array of strings is not an item.'],
    ['76-whitespace.txt', 'nothing was pasted'],
  ])('%s: %s', (file, sentence) => {
    expect(saysOf(file)).toContain(sentence);
  });

  test('what a stream record says of the item before and after', () => {
    const parsed = parse(sampleOf('14-lambda-stream-event.json'));
    const sizes =
      parsed.ok &&
      parsed.changes?.map(({ before, after }) => [before, after].map((item) => item && itemSize(item).bytes));
    expect(sizes).toEqual([
      [undefined, 21],
      [21, 33],
      [33, undefined],
    ]);
  });
});

describe('always', () => {
  test('a damaged sample is answered: with items, or with sentences', () => {
    const damage = fc.tuple(fc.nat(), fc.nat({ max: 6 }), fc.string({ maxLength: 4 }));
    fc.assert(
      fc.property(fc.constantFrom(...manifest), damage, ({ file }, [position, removed, added]) => {
        const text = sampleOf(file);
        const start = position % text.length;
        const parsed = parse(text.slice(0, start) + added + text.slice(start + removed));
        const answers = parsed.ok
          ? parsed.items.map((item) => itemSize(item).bytes >= 0)
          : parsed.problems.map(({ says }) => says !== '');
        expect(answers).not.toEqual([]);
        expect(answers).not.toContain(false);
      }),
      { numRuns: 2_000 },
    );
  });
});
