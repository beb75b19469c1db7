import { parse, type Position } from '@dynamometer/core';
import fc from 'fast-check';
import { expect, describe, test } from 'vitest';
import { dynamoDBJson } from '../../support/item-text.ts';
import { items } from '../../support/items.ts';

/** What stands at the place of the first problem or notice that has one. */
function pointedAt(text: string): string | undefined {
  const parsed = parse(text, 'dynamodb-json');
  const found = (parsed.ok ? parsed.notices : parsed.problems).find(({ at }) => at !== undefined);
  return found?.at && rest(text, found.at);
}

function rest(text: string, { line, column }: Position): string {
  return (text.split(/\r\n?|\n/)[line - 1] ?? '').slice(column - 1);
}

describe('line and column are those of the paste', () => {
  test.each([
    ['a JSON string', String.raw`"{\"x\":\n{\"N\":\"one\"},\"y\":{\"S\":\"z\"}}"`, String.raw`{\"N\":\"one\"}`],
    ['a JSON string in one', JSON.stringify(JSON.stringify('{"x":{"N":"one"}}')), String.raw`{\\\"N\\\":`],
    ['the inside of one', String.raw`{\"x\":{\"N\":\"one\"}}`, String.raw`{\"N\":\"one\"}`],
    ['a syntax error in a JSON string', JSON.stringify('{"x":{"N":one}}'), 'one}}'],
    ['an argument', `aws dynamodb put-item \\\n --item '{"x":\n {"N":"one"}}'`, '{"N":"one"}'],
    ['an argument with escapes', String.raw`aws put-item --item "{\"x\":{\"N\":\"one\"}}"`, String.raw`{\"N\":`],
    ['the second command', `aws a --item '{"x":{"S":"y"}}'\naws a --item '{"x":{"N":"one"}}'`, '{"N":"one"}'],
    ['a here-document', 'cat <<EOF > a.json\n{"x":\n {"N":"one"}}\nEOF\n', '{"N":"one"}'],
    ['a fence', 'text\n```json\n{"x":\n {"N":"one"}}\n```', '{"N":"one"}'],
    ['the second fence', '```\n{"x":{"S":"y"}}\n```\nand\n```\n{"x":{"N":"one"}}\n```', '{"N":"one"}'],
    ['a table', 'id,n\na,1\n"b, c",1E200\n', '1E200'],
    ['a table, the second column of its name', 'id,n,n\na,1,2\n', 'n'],
    ['what Java prints', '{x={S: y,}, y={M: {z={N: one,}},}}', '{N: one,}'],
    ['a list of Java', '{x=AttributeValue(L=[AttributeValue(S=a), AttributeValue(N=one)])}', 'AttributeValue(N=one)'],
    ['an answer of Java', 'GetItemResponse(Item={x=AttributeValue(N=one)})', 'AttributeValue(N=one)'],
    ['a log', 'INFO {"x":{"S":"y"}}\nINFO {"x":{"N":"one"}}', '{"N":"one"}'],
  ])('%s', (_, text, found) => {
    expect(pointedAt(text)?.slice(0, found.length)).toBe(found);
  });

  test('the sentence names the place too', () => {
    const parsed = parse(JSON.stringify('{"x":\n{"N":one}}'));
    expect(parsed.ok || parsed.problems[0]).toMatchObject({
      says: expect.stringMatching(/^Line 1, column 18: one is a name/),
      details: { line: 1, column: 18 },
      at: { line: 1, column: 18 },
    });
  });
});

describe('always', () => {
  const broken = items.map((item) =>
    dynamoDBJson(item).replace(/\}$/, `${Object.keys(item).length > 0 ? ',' : ''}"§":{"N":"one"}}`),
  );

  test('what is wrong in a JSON string is found in it', () => {
    fc.assert(
      fc.property(broken, (text) => {
        expect(pointedAt(JSON.stringify(text))).toMatch(/^\{\\"N\\":\\"one\\"\}\}"$/);
      }),
    );
  });

  test('what is wrong in an argument is found in it', () => {
    fc.assert(
      fc.property(broken, (text) => {
        const quoted = text.replaceAll("'", `'\\''`);
        expect(pointedAt(`aws dynamodb put-item --item '${quoted}'`)).toMatch(/^\{"N":"one"\}\}'$/);
      }),
    );
  });
});
