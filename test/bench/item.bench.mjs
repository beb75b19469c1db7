import dynoItemSize from 'dyno-item-size';
import { ratio } from './measure.mjs';

export const name = 'item';

/** Items that both can size: no sets, and no number that a double cannot hold. Read from text, as items are. */
const PLAIN = JSON.parse(
  JSON.stringify({
    'a flat item': {
      pk: 'USER#8f14e45f',
      sk: 'PROFILE',
      email: 'alice@example.com',
      age: 34,
      active: true,
      score: 99.5,
    },
    'a 2 KB item': order(20),
    'a 400 KB item': order(4_300),
    'an item in Korean': {
      이름: '삼각김밥 참치마요',
      가격: 1200,
      설명: '매장에서 바로 드실 수 있습니다.',
      재고: { 서울: 12, 부산: 7 },
    },
  }),
);

export function run(core) {
  const items = Object.entries(PLAIN).map(([what, plain]) => [what, plain, core.marshal(plain).item]);
  for (const [what, plain, item] of items) agree(what, core.itemSize(item).bytes, dynoItemSize(plain));
  const large = PLAIN['a 400 KB item'];
  const half = core.marshal({ ...large, lines: large.lines.slice(0, large.lines.length / 2) }).item;
  const [, , whole] = items.find(([what]) => what === 'a 400 KB item');
  return [
    ...items.map(([what, plain, item]) => ({
      ratio: `itemSize of ${what}, items a second : dyno-item-size`,
      value: ratio(
        () => dynoItemSize(plain),
        () => core.itemSize(item),
      ),
      target: 3,
      better: 'higher',
    })),
    {
      ratio: 'itemSize of twice the item : of the item',
      value: ratio(
        () => core.itemSize(whole),
        () => core.itemSize(half),
      ),
      target: 2.2,
      better: 'lower',
    },
  ];
}

function order(lines) {
  return {
    id: 'ORDER#2026-06-12#000417',
    customer: 'CUSTOMER#8f14e45f',
    total: 129.95,
    paid: true,
    cancelled: null,
    address: { street: 'Lange Straße 12', town: 'Köln', zip: '50667' },
    lines: Array.from({ length: lines }, (_, line) => ({
      sku: `SKU-${100_000 + line}`,
      title: 'Stainless steel bottle, 0.75 l',
      amount: 1 + (line % 7),
      price: 12.5 + line,
      tags: ['outdoor', 'new'],
    })),
  };
}

/** They differ on purpose: it leaves out 1 byte an entry of a list or map, and sizes numbers as AWS words it. */
function agree(what, ours, theirs) {
  if (Math.abs(ours - theirs) > 0.1 * ours) throw new Error(`${what} has ${ours} or ${theirs} bytes`);
}
