import { ratio } from './measure.mjs';

export const name = 'paste';

export function run(core) {
  const size = (text) => () => core.itemSize(core.parse(text).items[0]).bytes;
  const [small, half, whole] = [7, 1_300, 2_600].map((lines) => JSON.stringify(order(lines)));
  for (const text of [small, whole]) core.parse(text);
  return [
    ...[
      ['2 KB', small],
      ['400 KB', whole],
    ].map(([what, text]) => ({
      ratio: `parse and itemSize of ${what} of DynamoDB JSON : JSON.parse`,
      value: ratio(size(text), () => JSON.parse(text)),
      target: 3,
      better: 'lower',
    })),
    {
      ratio: 'parse and itemSize of twice the text : of the text',
      value: ratio(size(whole), size(half)),
      target: 2.2,
      better: 'lower',
    },
  ];
}

function order(lines) {
  return {
    id: { S: 'ORDER#2026-06-12#000417' },
    total: { N: '129.95' },
    paid: { BOOL: true },
    address: { M: { street: { S: 'Lange Straße 12' }, town: { S: 'Köln' }, zip: { S: '50667' } } },
    lines: {
      L: Array.from({ length: lines }, (_, line) => ({
        M: {
          sku: { S: `SKU-${100_000 + line}` },
          title: { S: 'Stainless steel bottle, "0.75 l"' },
          amount: { N: String(1 + (line % 7)) },
          price: { N: String(12.5 + line) },
          tags: { SS: ['outdoor', 'new'] },
        },
      })),
    },
  };
}
