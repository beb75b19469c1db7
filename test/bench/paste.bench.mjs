import { ratio } from './measure.mjs';

export const name = 'paste';

export function run(core) {
  const results = [];
  for (const [what, text] of Object.entries(texts())) {
    const read = () => {
      const parsed = core.parse(text);
      return core.itemSize(parsed.items[0]);
    };
    results.push({
      ratio: `parse and itemSize to JSON.parse, ${what}`,
      value: ratio(read, () => JSON.parse(text)),
      target: 3,
      better: 'lower',
    });
  }
  for (const [what, textOf] of Object.entries(notations()))
    results.push({
      ratio: `time of twice the text, ${what}`,
      value: doubling(core.parse, textOf),
      target: 2.6,
      better: 'lower',
    });
  results.push(lines(core));
  return results;
}

/** DynamoDB JSON of 400 KB and of 2 KB. */
function texts() {
  const many = {};
  for (let index = 0; index < 14_000; index += 1)
    many[`attribute${index}`] = index % 3 ? { S: `value ${index}` } : { N: String(index * 7) };
  const huge = Object.fromEntries(
    Array.from({ length: 4 }, (_, index) => [`text${index}`, { S: 'lorem ipsum '.repeat(8_400) }]),
  );
  const mixed = Object.fromEntries(Array.from({ length: 1_100 }, (_, index) => [`order${index}`, order(index)]));
  const small = {
    pk: { S: 'TENANT#1' },
    o1: order(1),
    o2: order(2),
    o3: order(3),
    text: { S: 'some text here '.repeat(50) },
  };
  return {
    '400 KB of many attributes': JSON.stringify(many),
    '400 KB of many attributes, indented': JSON.stringify(many, undefined, 2),
    '400 KB of few strings': JSON.stringify(huge),
    '400 KB of nested values': JSON.stringify(mixed),
    '2 KB': JSON.stringify(small),
  };
}

function order(index) {
  const sku = (number) => ({
    M: { sku: { S: `SKU-${number}` }, quantity: { N: '2' }, price: { N: '129.95' }, gift: { BOOL: true } },
  });
  return {
    M: {
      id: { S: `order-${index}` },
      lines: { L: [sku(index), sku(index + 1)] },
      tags: { SS: [`a${index}`, 'b'] },
      address: { M: { town: { S: 'Zürich' }, geo: { M: { latitude: { N: '47.37' }, longitude: { N: '8.54' } } } } },
      checksum: { B: 'AAECAwQFBgc=' },
    },
  };
}

/** Text of a notation from its length, the worst cases among them. */
function notations() {
  const entries = (count, entry) => Array.from({ length: count / 25 }, (_, index) => entry(index)).join(', ');
  return {
    'DynamoDB JSON': (count) => `{${entries(count, (index) => `"a${index}":{"S":"text of it"}`)}}`,
    'names given twice': (count) => `{${entries(count, () => '"a":{"S":"text of it, too"}')}}`,
    'values with problems': (count) => `{${entries(count, (index) => `"a${index}":{"N":"one, two"}`)}}`,
    'JSON lines': (count) => entries(count, (index) => `{"a":{"S":"text ${index}"}}`).replaceAll(', ', '\n'),
    JavaScript: (count) => `{${entries(count, (index) => `a${index}: 'some text in it'`)}}`,
    Python: (count) => `{${entries(count, (index) => `'a${index}': Decimal('1.5')`)}}`,
    Java: (count) => `{${entries(count, (index) => `a${index}={S: some text,}`)}}`,
    CSV: (count) => `a,b\n${entries(count, (index) => `value ${index},12345678`).replaceAll(', ', '\n')}`,
    'a shell argument': (count) => `aws --item '{${entries(count, (index) => `"a${index}":{"S":"text"}`)}}'`,
    'JSON in a string': (count) => JSON.stringify(`{${entries(count, (index) => `"a${index}":{"S":"t"}`)}}`),
    'open brackets': (count) => '['.repeat(count),
    'open quotes': (count) => `{"a":"${'\\"'.repeat(count / 2)}`,
    'quotes of every kind': (count) => `{a:${`'"\``.repeat(count / 3)}`,
    backslashes: (count) => `{a:'${'\\'.repeat(count)}`,
    'open comments': (count) => `{a:1,${'/*'.repeat(count / 2)}`,
    space: (count) => `{a: ${' '.repeat(count)}`,
    words: (count) => 'a '.repeat(count / 2),
    'one word': (count) => 'a'.repeat(count),
    arrows: (count) => '<<a'.repeat(count / 3),
    'line feeds': (count) => `a${'\n'.repeat(count)}:`,
    'commas and quotes': (count) => `a,"${'""'.repeat(count / 2)}`,
    columns: (count) => `a${',a'.repeat(count / 4)}\na${',a'.repeat(count / 4)}`,
    'log lines': (count) => 'INFO {"a":{"S":"b"}}\n'.repeat(count / 22),
    'log lines with brackets': (count) => 'INFO {{{ some text\n'.repeat(count / 19),
    'lines that open a bracket': (count) => 'x {\n} y\n'.repeat(count / 8),
    fences: (count) => '```\n{"a":1}\n```\n'.repeat(count / 16),
    'open fences': (count) => '```\n'.repeat(count / 4),
    commands: (count) => `aws x --item '{"a":{"S":"b"}}'\n`.repeat(count / 31),
    'here-documents': (count) => 'cat <<EOF\n{"a":1}\nEOF\n'.repeat(count / 22),
    'texts side by side': (count) => `{'a': ${"'b' ".repeat(count / 4)}`,
    'functions without end': (count) => `f(${'a => {'.repeat(count / 6)}`,
    'hexadecimal digits': (count) => `[0x${'f'.repeat(count)}]`,
  };
}

/** How much longer twice the text takes. */
function doubling(parse, textOf) {
  const [once, twice] = [200_000, 400_000].map(textOf);
  return ratio(
    () => parse(twice),
    () => parse(once),
    { enough: 8 },
  );
}

/** Lines as an export to S3 has them, sized from bytes, against JSON.parse of the same lines as text. */
function lines(core) {
  const items = Array.from({ length: 2_000 }, (_, index) =>
    JSON.stringify({
      Item: {
        pk: { S: `TENANT#${index}` },
        sk: { S: `ORDER#${index}` },
        total: { N: `${index}.95` },
        order: order(index),
      },
    }),
  );
  const bytes = new TextEncoder().encode(`${items.join('\n')}\n`);
  return {
    ratio: 'throughput of sized lines to JSON.parse of them',
    value: ratio(
      () => items.map((text) => JSON.parse(text)).length,
      () => core.lineSizer().push(bytes).length,
    ),
    target: 3,
    better: 'higher',
  };
}
