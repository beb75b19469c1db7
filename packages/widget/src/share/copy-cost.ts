import { DIMENSIONS, estimate, valueOf, type Bill, type BillLine, type Workload } from '@dynamometer/core';
import { shownAmounts } from '../costs.ts';
import { pricesAtHand } from '../prices.ts';
import type { Words } from '../text/words.tsx';
import type { Copies } from './copies.ts';
import { markdownCode, markdownTable } from './markdown.ts';
import { literal, result } from './script.ts';

/** What can be taken out of the panel of costs. */
export const copies: Copies = {
  markdown: ({ workload }, words) => markdown(workload, words),
  json: ({ workload }) => JSON.stringify(workload, undefined, 2),
  code: ({ workload }) => code(workload),
};

function markdown(workload: Workload, words: Words): string | undefined {
  const estimated = estimate(workload, pricesAtHand());
  if (!estimated.ok) return undefined;
  const { bill } = estimated;
  const { rows, total } = shownAmounts(bill);
  return `${markdownTable(
    [words.say('bill.title', { region: workload.region }), words.say('bill.quantity'), words.say('bill.amount')],
    [
      ...bill.lines.map((line, index) => [named(line, words), quantity(line, words), words.amount(rows[index] ?? '')]),
      ...bill.notPriced.map((line) => [named(line, words), quantity(line, words), words.say('bill.notPriced')]),
      [
        `**${words.say(bill.notPriced.length === 0 ? 'bill.total' : 'bill.shortTotal')}**`,
        '',
        `**${words.amount(total)}**`,
      ],
    ],
  )}\n`;
}

type Line = Pick<BillLine, 'item' | 'resource' | 'dimension' | 'quantity'>;

function named({ item, resource }: Line, words: Words): string {
  const name = words.say(`line.${item}`);
  return resource === 'table' ? name : `${name} ${markdownCode(resource)}`;
}

function quantity({ dimension, quantity: amount }: Line, words: Words): string {
  if (dimension === undefined || amount === undefined) return '';
  return `${words.rounded(Number(valueOf(amount)))} ${words.unit(DIMENSIONS[dimension].unit, 2)}`;
}

function code(workload: Workload): string | undefined {
  const estimated = estimate(workload, pricesAtHand());
  if (!estimated.ok) return undefined;
  // The package brings the prices of us-east-1 along, and those of the others in a file of their own.
  const isElsewhere = [workload.region, ...(workload.replicas ?? [])].some((region) => region !== 'us-east-1');
  const { lines, total, notPriced }: Bill = estimated.bill;
  return `${[
    "import { estimate } from '@dynamometer/core';",
    ...(isElsewhere ? ["import { ALL_PRICES } from '@dynamometer/core/prices';"] : []),
    '',
    `const month = estimate(${literal(workload)}${isElsewhere ? ', ALL_PRICES' : ''});`,
    '',
    ...lines.map(({ amount }, index) => result(`month.bill.lines[${index}].amount.value`, amount.value)),
    result('month.bill.total.value', total.value),
    ...(notPriced.length === 0 ? [] : [result('month.bill.notPriced.length', notPriced.length)]),
  ].join('\n')}\n`;
}
