import { DIMENSIONS, valueOf, type Bill, type BillLine, type UnpricedLine } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { shownAmounts } from '../../costs.ts';
import { Figure, Reasons, useWhy, type Why } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';
import { spacesAfter } from './spaces-after.ts';

interface ReceiptProps {
  readonly bill: Bill;
  readonly region: string;
}

/** A bill as a receipt: lines, a rule, a total that says what it leaves out. */
export function Receipt({ bill, region }: ReceiptProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { lines, notPriced, total } = bill;
  const shown = shownAmounts(bill);
  const amounts = [...shown.rows, shown.total].map(words.amount);
  const spaces = spacesAfter(amounts, words.decimalSign);
  const isWhole = notPriced.length === 0;
  const open = why.open === 'total' ? total : lines[Number(why.open)]?.amount;
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
          {lines.map((line, index) => (
            <tr key={index}>
              <Label line={line} region={region} />
              <Quantity line={line} />
              <td>
                <Amount why={why} name={String(index)} of={line.amount} shown={amounts[index] ?? ''} />
                {spaces[index]}
              </td>
            </tr>
          ))}
          {notPriced.map((line, index) => (
            <tr key={index} class="unpriced">
              <Label line={line} region={region} />
              <Quantity line={line} />
              <td>
                <span class="tag">{words.say('bill.notPriced')}</span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.say(isWhole ? 'bill.total' : 'bill.shortTotal', { count: notPriced.length })}
            </th>
            <td>
              {lines.length === 0 && !isWhole ? (
                '–'
              ) : (
                <Amount why={why} name="total" of={total} shown={amounts.at(-1) ?? ''} />
              )}
              {spaces.at(-1)}
            </td>
          </tr>
        </tfoot>
      </table>
      {open !== undefined && <Reasons why={why} of={open} />}
    </div>
  );
}

interface LabelProps {
  readonly line: BillLine | UnpricedLine;
  /** Where the table is at home: other Regions are named. */
  readonly region: string;
}

function Label({ line: { item, resource, region: where, pattern }, region }: LabelProps): ComponentChild {
  const words = useWords();
  return (
    <th scope="row">
      {pattern ?? words.say(`line.${item}`)} {resource !== 'table' && <code>{resource}</code>}{' '}
      {where !== region && <code>{where}</code>}
    </th>
  );
}

function Quantity({ line: { quantity, dimension } }: { readonly line: BillLine | UnpricedLine }): ComponentChild {
  const words = useWords();
  if (quantity === undefined || dimension === undefined) return <td>–</td>;
  const count = Number(valueOf(quantity));
  return (
    <td>
      {words.rounded(count)} <span class="note">{words.unit(DIMENSIONS[dimension].unit, count)}</span>
    </td>
  );
}

interface AmountProps {
  readonly why: Why;
  readonly name: string;
  readonly of: Bill['total'];
  readonly shown: string;
}

function Amount({ why, name, of, shown }: AmountProps): ComponentChild {
  return (
    <Figure why={why} name={name} of={Number(of.value)} unit={of.rule.unit} label={shown}>
      {shown}
    </Figure>
  );
}
