import {
  bill,
  callsAMonth,
  capacity,
  MONTH_HOURS,
  provisionedBreakEven,
  requests,
  reservedBreakEven,
  reservedCapacity,
  unitHours,
  type BreakEven,
  type Charge,
  type Explained,
  type PriceList,
  type TableClass,
} from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

interface BreakEvenPlotProps {
  readonly region: string;
  readonly tableClass: TableClass;
  readonly kind: 'read' | 'write';
  readonly prices: PriceList;
  /** The average use of what would be provisioned for the workload. */
  readonly use: Explained<number> | undefined;
}

const UNITS = 100;

interface Line {
  readonly name: 'provisioned' | 'reserved1' | 'reserved3';
  /** What the units cost in a month, however much of them is used. */
  readonly dollars: number;
  readonly breakEven: Explained<number>;
}

/** What units cost in a month against how much of them is used; where lines cross, it is all the same. */
export function BreakEvenPlot({ region, tableClass, kind, prices, use }: BreakEvenPlotProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const place = { region, resource: 'table', tableClass };
  const monthly = (charges: readonly Charge[]): number | undefined => {
    const { total, notPriced } = bill(charges, prices);
    return notPriced.length > 0 ? undefined : Number(total.value);
  };
  const full = monthly([requests(place, kind, callsAMonth(UNITS, MONTH_HOURS))]);
  const line = (name: Line['name'], charges: readonly Charge[], { share }: BreakEven): readonly Line[] => {
    const dollars = monthly(charges);
    return dollars === undefined || share === undefined ? [] : [{ name, dollars, breakEven: share }];
  };
  const reserved = (years: 1 | 3): readonly Line[] =>
    tableClass === 'standard'
      ? line(
          `reserved${years}`,
          reservedCapacity({ region, kind, units: UNITS, years }, MONTH_HOURS),
          reservedBreakEven(prices, { region, kind, years }),
        )
      : [];
  const lines = [
    ...line(
      'provisioned',
      [capacity(place, kind, unitHours(UNITS, MONTH_HOURS))],
      provisionedBreakEven(prices, { region, tableClass, kind }),
    ),
    ...reserved(1),
    ...reserved(3),
  ];
  if (full === undefined || lines.length === 0) return null;
  const open = why.open === 'use' ? use : lines.find(({ name }) => name === why.open)?.breakEven;
  const units = words.say(`plot.${kind}`, { count: UNITS });
  const high = (dollars: number): string => `${(100 * dollars) / full}%`;
  return (
    <figure class="plot">
      <p class="title">{words.say('plot.title', { units })}</p>
      {/* Use grows from left to right in every language. */}
      <div dir="ltr" class="chart" aria-hidden="true">
        <span class="top">{words.dollars(String(full))}</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path class="grid" d="M25 0V100M50 0V100M75 0V100" />
          {lines.map(({ name, dollars }) => (
            <path key={name} class={name} d={`M0 ${100 - (100 * dollars) / full}H100`} />
          ))}
          <path class="onDemand" d="M0 100L100 0" />
        </svg>
        {lines.map(({ name, dollars, breakEven }) => (
          <i
            key={name}
            class={`crossing ${name}`}
            style={{ insetInlineStart: `${100 * breakEven.value}%`, insetBlockEnd: high(dollars) }}
          />
        ))}
        {lines.slice(0, 1).map(({ name, dollars, breakEven }) => (
          <span
            key={name}
            class="at"
            style={{ insetInlineStart: `${100 * breakEven.value}%`, insetBlockEnd: high(dollars) }}
          >
            {words.finePercent(breakEven.value)}
          </span>
        ))}
        {use !== undefined && use.value <= 1 && (
          <span class="use" style={{ insetInlineStart: `${100 * use.value}%` }} />
        )}
      </div>
      <div dir="ltr" class="axis" aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <span key={share}>{words.percent(share)}</span>
        ))}
      </div>
      <figcaption>
        <ul class="legend">
          <li class="onDemand">
            <i />
            {words.say('plot.onDemand')}
          </li>
          {lines.map(({ name, breakEven }) => (
            <li key={name} class={name}>
              <i />
              <span>
                {words.lay(`plot.${name}`, {
                  share: (
                    <Figure
                      why={why}
                      name={name}
                      of={breakEven.value}
                      unit={breakEven.rule.unit}
                      label={words.finePercent(breakEven.value)}
                    >
                      {words.finePercent(breakEven.value)}
                    </Figure>
                  ),
                })}
              </span>
            </li>
          ))}
          {use !== undefined && (
            <li class="use">
              <i />
              <span>
                {words.lay('plot.use', {
                  share: (
                    <Figure
                      why={why}
                      name="use"
                      of={use.value}
                      unit={use.rule.unit}
                      label={words.finePercent(use.value)}
                    >
                      {words.finePercent(use.value)}
                    </Figure>
                  ),
                })}
              </span>
            </li>
          )}
        </ul>
        {open !== undefined && <Reasons why={why} of={open} />}
      </figcaption>
    </figure>
  );
}
