import { DIMENSIONS, valueOf, type Bill, type BillLine } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { shownAmounts } from '../../costs.ts';
import { Figure, Reasons, useWhy, type Why } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

interface ReceiptProps {
  readonly bill: Bill;
  readonly region: string;
}

/** A bill as a receipt: lines, a rule, a total that says what it leaves out. */
export function Receipt({ bill, region }: ReceiptProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const shown = shownAmounts(bill);
  const open = why.open === 'total' ? bill.total : bill.lines[Number(why.open)]?.amount;
  return (
    <div class="receipt">
      <table part="table">
        <caption>{words.say('bill.title', { region })}</caption>
        <thead class="hidden">
          <tr>
            <th scope="col">{words.say('bill.for')}</th>
            <th scope="col">{words.say('bill.quantity')}</th>
            <th scope="col">{words.say('bill.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {bill.lines.map((line, index) => (
            <Line key={index} line={line} index={index} shown={shown.rows[index] ?? ''} why={why} />
          ))}
          {bill.notPriced.map((line, index) => (
            <tr key={index} class="unpriced">
              <th scope="row">{words.say(`line.${line.item}`)}</th>
              <td colSpan={2}>
                <span class="tag">{words.say('bill.notPriced')}</span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.say(bill.notPriced.length === 0 ? 'bill.total' : 'bill.shortTotal')}
            </th>
            <td>
              <Figure
                why={why}
                name="total"
                of={Number(bill.total.value)}
                unit={bill.total.rule.unit}
                label={words.amount(shown.total)}
              >
                {words.amount(shown.total)}
              </Figure>
            </td>
          </tr>
        </tfoot>
      </table>
      {open !== undefined && <Reasons why={why} of={open} />}
    </div>
  );
}

interface LineProps {
  readonly line: BillLine;
  readonly index: number;
  readonly shown: string;
  readonly why: Why;
}

function Line({ line, index, shown, why }: LineProps): ComponentChild {
  const words = useWords();
  const { item, resource, dimension, quantity, amount } = line;
  return (
    <tr>
      <th scope="row">
        {words.say(`line.${item}`)} {resource !== 'table' && <code>{resource}</code>}
      </th>
      <td>
        {quantity !== undefined && dimension !== undefined && (
          <>
            {words.rounded(Number(valueOf(quantity)))}{' '}
            <span class="note">{words.unit(DIMENSIONS[dimension].unit, 2)}</span>
          </>
        )}
      </td>
      <td>
        <Figure
          why={why}
          name={String(index)}
          of={Number(amount.value)}
          unit={amount.rule.unit}
          label={words.amount(shown)}
        >
          {words.amount(shown)}
        </Figure>
      </td>
    </tr>
  );
}
