import { itemSize, marshal, parse, parseJson, type Item } from '@dynamometer/core';
import fc from 'fast-check';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';

const read = (text: string) => {
  const parsed = parse(text);
  return parsed.ok ? parsed.items : parsed.problems.map(({ says }) => says);
};
const refusal = (text: string) => {
  const parsed = parse(text);
  return parsed.ok ? [] : parsed.problems.map(({ says, at }) => (at ? `${at.line}:${at.column} ${says}` : says));
};

const x: Item = { x: { S: 'y' } };

describe('lenient JSON', () => {
  test.each([
    ['{"x":"y",}'],
    ["{'x':'y'}"],
    ['{x:"y"}'],
    ['// one\n{ /* two */ "x" : "y" } # three'],
    ['{ “x”: “y” }'],
    ['{"x":`y`}'],
    ['{"x":\r\n"y"\r\n}\r\n'],
    ['{"x":"\\x79"}'],
  ])('%j', (text) => {
    expect(read(text)).toEqual([x]);
  });

  test('values back to back, with commas or without', () => {
    expect(read('{x:"y"},{x:"y"}')).toEqual([x, x]);
    expect(read('{x:"y"}\n{x:"y"}')).toEqual([x, x]);
  });
});

describe('JavaScript and what console.log prints', () => {
  test.each<[string, Item]>([
    ["const params = { TableName: TABLE, Item: { x: 'y' } };", x],
    ['await client.send(new PutCommand({ TableName, Item: { x: "y" } }));', x],
    ['ddb.put({ TableName: process.env.TABLE!, Item: { x: "y", z: undefined } }).promise()', x],
    ["export const item: Item = { x: 'y' } as const;", x],
    ['{ x: 10n }', { x: { N: '10' } }],
    ['{ x: 0x1F, y: 1_000.5 }', { x: { N: '31' }, y: { N: '1000.5' } }],
    ["{ x: new Set(['a', 'b']) }", { x: { SS: ['a', 'b'] } }],
    [
      "{ x: Buffer.from('aGk=', 'base64'), y: Buffer.from('hé') }",
      {
        x: { B: Uint8Array.of(104, 105) },
        y: { B: Uint8Array.of(104, 0xc3, 0xa9) },
      },
    ],
    ["{ x: Map(1) { 'k' => [ 1 ] } }", { x: { M: { k: { L: [{ N: '1' }] } } } }],
    [
      'Order { x: Set(1) { 1 }, y: [Object: null prototype] { z: null } }',
      {
        x: { NS: ['1'] },
        y: { M: { z: { NULL: true } } },
      },
    ],
    ["{ x: 'long' +\n  'er' }", { x: { S: 'longer' } }],
    ["ddb.put({ Item: { x: 'y' }, TableName: t }, async (error) => { if (error) throw '}'; })", x],
    ["{ ['x']: 'y' }", x],
    ["(1) [{x: 'y'}]", x],
    ['Object { x: "y" }', x],
    ['{ x: Map(1) { "k" → Set [ 1 ] } }', { x: { M: { k: { NS: ['1'] } } } }],
    ["▸ {x: 'y'}", x],
  ])('%s', (text, item) => {
    expect(read(text)).toEqual([item]);
  });

  test.each([
    ['{ x: [Object] }', '1:6 Line 1, column 6: the output is truncated here'],
    ['{ x: [ 1, ... 98 more items ] }', '1:11 Line 1, column 11: the output is truncated here'],
    ['{ x: <Buffer 68 ... 50 more bytes> }', '1:6 Line 1, column 6: the output is truncated here'],
    ['{ x: 2024-01-01T00:00:00.000Z }', 'is a value that no DynamoDB type holds.'],
    ['{ x: new Date() }', 'is a value that no DynamoDB type holds.'],
    ['(2) [{…}, {…}]', '1:6 Line 1, column 6: the output is truncated here ({…}).'],
    ['Array(1) [ {…} ]', '1:12 Line 1, column 12: the output is truncated here ({…}).'],
    ["{x: 'y', z: Array(2)}", '1:13 Line 1, column 13: the output is truncated here (Array(2)).'],
    ['{x: (2) […]}', '1:9 Line 1, column 9: the output is truncated here ([…]).'],
    ["Map(1) {'a' => {…}}", '1:16 Line 1, column 16: the output is truncated here ({…}).'],
    ["{ x: 'y'... 9 more characters }", '1:9 Line 1, column 9: the output is truncated here (... 9 more characters).'],
    ['{ x: [Function: y] }', '1:6 Line 1, column 6: [Function: y] is a value that no DynamoDB type holds.'],
    ['{ x: y }', 'y is a name whose value is not in the paste.'],
    ['{ x: `y${z}` }', '1:8 Line 1, column 8: $ is a name whose value is not in the paste.'],
    ['{ ...x }', '...x is a name whose value is not in the paste.'],
    ['{ x: { y: NaN } }', '1:11 x.y is NaN, which DynamoDB cannot store.'],
    ['{ x: 1, /* y', 'the comment that starts here never ends.'],
  ])('%s', (text, says) => {
    expect(refusal(text)).toEqual([expect.stringContaining(says)]);
  });
});

describe('Python', () => {
  test.each<[string, Item]>([
    ["table.put_item(Item={'x': 'y'})", x],
    ["item = {'x': Decimal('1.10')}", { x: { N: '1.10' } }],
    [
      "{'x': {'a', 'b'}, 'y': {Decimal('1')}, 'z': (True, None)}",
      {
        x: { SS: ['a', 'b'] },
        y: { NS: ['1'] },
        z: { L: [{ BOOL: true }, { NULL: true }] },
      },
    ],
    ["{'x': Binary(b'a\\x00\\n'), 'y': b'\\\\'}", { x: { B: Uint8Array.of(97, 0, 10) }, y: { B: Uint8Array.of(92) } }],
    ["{'x': {'S': 'y'}}", x],
  ])('%s', (text, item) => {
    expect(parse(text)).toMatchObject({ ok: true, items: [item] });
  });

  test.each([["{'x': u'y'}"], ["{u'x': 'y'}"], [`{'x': "" 'y'}`], [`{'x': """y"""}`], ["OrderedDict([('x', 'y')])"]])(
    '%s',
    (text) => {
      expect(read(text)).toEqual([x]);
    },
  );

  test('a text that a console may have cut is doubted, at the first of them', () => {
    expect(parse("{ x: 'y', z: 'long…' }")).toMatchObject({
      ok: true,
      notices: [{ code: 'paste.maybe-cut', at: { line: 1, column: 14 } }],
    });
  });

  test('datetime has no type', () => {
    expect(refusal("{'x': datetime.datetime(2020, 1, 1)}")[0]).toContain('no DynamoDB type holds');
  });
});

describe('Ion, PartiQL, Java, CSV', () => {
  test.each<[string, string, Item[]]>([
    [
      'ion',
      '$ion_1_0 {Item:{x:6d2,y:$dynamodb_NS::[1.],z:{{aGk=}}}}',
      [{ x: { N: '6E2' }, y: { NS: ['1'] }, z: { B: Uint8Array.of(104, 105) } }],
    ],
    [
      'partiql',
      "INSERT INTO \"Music\" VALUE {'x':'it''s', 'y': <<1, 2>>}",
      [{ x: { S: "it's" }, y: { NS: ['1', '2'] } }],
    ],
    [
      'java',
      '{x={M: {a={S: b, c,}},}, y={SS: [a, b],}, z={NULL: true}}',
      [{ x: { M: { a: { S: 'b, c' } } }, y: { SS: ['a', 'b'] }, z: { NULL: true } }],
    ],
    [
      'java',
      '{x=AttributeValue(L=[AttributeValue(S=a (b) c), AttributeValue(N=1)]), y=AttributeValue(B=SdkBytes(bytes=0x6869))}',
      [{ x: { L: [{ S: 'a (b) c' }, { N: '1' }] }, y: { B: Uint8Array.of(104, 105) } }],
    ],
    [
      'csv',
      'id,n,zip\na,-1.5,01234\n"b, ""c""",,\n',
      [{ id: { S: 'a' }, n: { N: '-1.5' }, zip: { S: '01234' } }, { id: { S: 'b, "c"' } }],
    ],
    ['csv', 'id,m\na,"{""k"":[1,true]}"', [{ id: { S: 'a' }, m: { M: { k: { L: [{ N: '1' }, { BOOL: true }] } } } }]],
  ])('%s: %s', (notation, text, items) => {
    expect(parse(text)).toMatchObject({ ok: true, notation, items });
  });
});

describe('what surrounds the values', () => {
  test.each([
    ['Here:\n\n```json\n{"x":"y"}\n```\nthanks'],
    ['aws dynamodb put-item --table-name t --item \'{"x":{"S":"y"}}\''],
    ['$ aws dynamodb put-item --item="{\\"x\\":{\\"S\\":\\"y\\"}}" --table-name t'],
    ['cat > item.json <<\'EOF\'\n{"x":{"S":"y"}}\nEOF\n'],
    ['{\\"x\\": \\"y\\"}'],
    [JSON.stringify(JSON.stringify({ x: 'y' }))],
    [JSON.stringify(JSON.stringify(JSON.stringify({ x: 'y' })))],
  ])('%j', (text) => {
    expect(read(text)).toEqual([x]);
  });

  test('lines and columns are those of the paste where they can be', () => {
    expect(refusal('Here:\n```\n{"x": {"N": "one"}, "y": {"S": "z"}}\n```')[0]).toMatch(/^3:7 x is typed N/);
    expect(refusal(JSON.stringify('{"x": {"N": "one"}, "y": {"S": "z"}}'))[0]).toMatch(/^1:10 x is typed N/);
  });
});

describe('refused by name, with what to paste instead', () => {
  test.each([
    [
      '-------\n| Scan |\n+------+',
      'This is a CLI table, which cannot be read here. Run it again with --output json and paste that.',
    ],
    ['{"id": S("x")}', 'This is Rust source (rust)'],
    ['aws dynamodb put-item --item file://x.json', 'This is the name of a file'],
    ['{":x":{"S":"y"}}', 'A set of ExpressionAttributeValues is not an item.'],
    ['<html>', 'This is XML or HTML'],
    ['id: a\nn: 1', 'This is YAML (yaml)'],
    ['Items:\n- {"x": {"S": "y"}}', 'This is YAML (yaml)'],
    ["aws dynamodb put-item --item 'id={S=a}'", 'This is shorthand of the CLI'],
    ['map[id:0xc000010]', 'This is Go source (go)'],
    ['%{"id" => "a"}', 'This is Elixir source (elixir)'],
    ['{id=S(value=a)}', 'This is Kotlin source (kotlin)'],
    ['["id": DynamoDBClientTypes.AttributeValue.s("a")]', 'This is Swift source (swift)'],
    ['{:id "a" :n 1}', 'This is Clojure source (clojure)'],
    ['aws dynamodb get-item --key \'{"id":{"S":"a"}}\'', 'This is a command without an item'],
    ["INSERT INTO t VALUE {'id': ?}", 'This is a PartiQL statement with parameters'],
    ["SELECT * FROM t WHERE id = 'a'", 'This is a PartiQL statement without an item'],
    ['{"id": $util.dynamodb.toDynamoDBJson($ctx.args.id)}', 'This is a template of AppSync'],
    ['| id |\n|---|\n| a |', 'This is a Markdown table'],
    ['id\tn\na\t1', 'This is a table with tabs or semicolons'],
    ['How large is it?', 'This is text without an item'],
  ])('%j', (text, says) => {
    expect(refusal(text)[0]).toContain(says);
  });
});

describe('always', () => {
  const plain = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.string({ unit: 'grapheme', maxLength: 90 }),
      fc.integer(),
      fc
        .double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })
        .filter((number) => number === 0 || Math.abs(number) > 1e-99),
      fc.boolean(),
      fc.constant(null),
      fc.uint8Array({ maxLength: 20 }),
      fc.uniqueArray(fc.string({ unit: 'grapheme-ascii' }), { minLength: 1 }).map((elements) => new Set(elements)),
      fc.uniqueArray(fc.integer(), { minLength: 1 }).map((elements) => new Set(elements)),
      fc.array(tie('value'), { maxLength: 5 }),
      fc.dictionary(fc.string({ minLength: 1 }), tie('value'), { maxKeys: 5 }),
    ),
  })).value;
  const names = fc.string({ minLength: 1 }).filter((name) => !name.startsWith(':'));
  const documents = fc.dictionary(names, plain, { maxKeys: 6 });

  test('what console.log prints of a document weighs what the document weighs', () => {
    fc.assert(
      fc.property(documents, fc.constantFrom(40, 80, Infinity), (document, breakLength) => {
        const whole = { depth: null, maxArrayLength: null, maxStringLength: null, breakLength };
        const parsed = parse(inspect(document, whole), 'plain-json');
        const marshalled = marshal(document);
        expect(parsed.ok && parsed.items.map((item) => itemSize(item).bytes)).toEqual(
          marshalled.ok && [itemSize(marshalled.item).bytes],
        );
      }),
      { numRuns: 500 },
    );
  });

  test('JSON alone is read by parseJson as by parse', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        fc.pre(!/^"\s*[{["\\]/.test(text));
        expect(parseJson(text)).toEqual(parse(text));
      }),
    );
  });
});
