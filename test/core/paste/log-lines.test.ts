import { itemSize, parse } from '@dynamometer/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dynamoDBJson } from '../../support/item-text.ts';
import { items } from '../../support/items.ts';

/** The sizes of the items, and how many lines were skipped, the first of them where. */
function reading(text: string): unknown {
  const parsed = parse(text);
  if (!parsed.ok) return parsed.problems.map(({ says }) => says);
  const skipped = parsed.notices.find(({ code }) => code === 'paste.skipped');
  return {
    sizes: parsed.items.map((item) => itemSize(item).bytes),
    skipped: skipped && [skipped.details['lines'], skipped.at?.line],
  };
}

const TIME = '2026-03-01T10:15:30.123Z\t6d1f2a10-0000-4000-8000-000000000000\tINFO\t';

describe('values at the end of lines', () => {
  test.each([
    ['after a time, a request and a level', `${TIME}{"x":{"S":"y"}}`, 1],
    ['after a level in brackets', '[INFO] {"x":{"S":"y"}}', 1],
    ['after a name', 'Item: {"x":"y"}', 1],
    ['after the name of a container', 'app-1  | {"x":{"S":"y"}}', 1],
    ['as console.log prints it', `${TIME}{ x: 'y' }`, 1],
    ['as Python prints it', "[INFO] {'x': 'y'}", 1],
    ['over several lines', `${TIME}{\n  x: 'y'\n}\n`, 1],
    ['below a time', `2026-03-01T10:15:30.000+09:00\n{\n  "x": { "S": "y" }\n}`, 1],
    ['below a command', '$ aws dynamodb get-item --key \'{"x":{"S":"y"}}\'\n{"Item":{"x":{"S":"y"}}}', 1],
    ['in a template of Terraform', 'item = <<ITEM\n{"x": {"S": "y"}}\nITEM', 2],
    ['below other lines', `\nSTART RequestId: 6d\n${TIME}{"x":{"S":"y"}}\nEND RequestId: 6d\n`, 3],
  ])('%s', (_, text, lines) => {
    expect(reading(text)).toEqual({ sizes: [2], skipped: [lines, text.startsWith('\n') ? 2 : 1] });
  });

  test('every line that has one', () => {
    expect(reading(`${TIME}{"x":{"S":"y"}}\n${TIME}stored {x}\n${TIME}[{"x":{"S":"yz"}}]`)).toEqual({
      sizes: [2, 3],
      skipped: [3, 1],
    });
  });

  test('what a browser shows unfolded below a list', () => {
    expect(reading("(2) [{…}, {…}]\n0: {x: 'y'}\n1: {x: 'yz'}\nlength: 2\n[[Prototype]]: Array(0)")).toEqual({
      sizes: [2, 3],
      skipped: [5, 1],
    });
  });
});

describe('what is no log', () => {
  test.each([
    [
      'a line that breaks off',
      `${TIME}{"x":{"S":"y"}}\n${TIME}{"x":{"S":"y`,
      /^Line 2, column \d+: the text in quotes/,
    ],
    ['output that was cut', `${TIME}{ x: [Object] }`, /the output is truncated here \(\[Object\]\)/],
    ['an object that lost its first line', '  "a": {"x": 1},\n  "b": 2\n}', /^This is YAML/],
    ['an object with a fault', '{\n  "a": {"x": "y"}\n  "b": 2\n}', /^Line 3, column 3: a comma/],
    ['attributes apart', 'pk: {"S": "y"}\nsk: {"S": "z"}', /^This is YAML/],
    ['values that are no items', 'total: [1, 2]', /^This is YAML/],
  ])('%s', (_, text, says) => {
    expect(reading(text)).toEqual([expect.stringMatching(says)]);
  });
});

describe('always', () => {
  test('items after a time are read as they are without, and all other lines are counted', () => {
    const texts = fc.array(
      fc.oneof(
        items.map((item) => dynamoDBJson({ ...item, '§': { S: 'two names are no lone value' } })),
        fc.constant('stored'),
      ),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(texts, (all) => {
        const alone = all.filter((text) => text !== 'stored');
        fc.pre(alone.length > 0);
        const whole = parse(alone.join('\n'));
        fc.pre(whole.ok);
        const logged = parse(all.map((text) => TIME + text).join('\n'));
        expect(logged).toMatchObject({ ok: true, items: whole.ok ? whole.items : [] });
        expect(logged.ok && logged.notices.find(({ code }) => code === 'paste.skipped')?.details['lines']).toBe(
          all.length,
        );
      }),
    );
  });
});
