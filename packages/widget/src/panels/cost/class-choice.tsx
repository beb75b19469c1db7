import {
  compareWorkloads,
  infrequentAccessBreakEven,
  storageShare,
  tableClassChoices,
  type PriceList,
  type Workload,
} from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';
import { ChoicesTable } from './choices-table.tsx';

interface ClassChoiceProps {
  readonly workload: Workload;
  readonly prices: PriceList;
}

/** Standard or Standard-IA: what each costs, and from which share of storage on. */
export function ClassChoice({ workload, prices }: ClassChoiceProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const comparison = useMemo(() => compareWorkloads(tableClassChoices(workload), prices), [workload, prices]);
  const current = workload.tableClass === 'infrequentAccess' ? 'Standard-IA' : 'Standard';
  const nameOf = (name: string): string =>
    words.say(name === 'Standard-IA' ? 'class.infrequentAccess' : 'class.standard');
  const standard = comparison.choices.find(({ name }) => name === 'Standard');
  const own = standard && storageShare(standard.estimate.bill);
  const counted = workload.capacity?.mode === 'provisioned' ? 'CapacityUnitHour' : 'RequestUnitsPerMillion';
  const [reads, writes] = (['read', 'write'] as const).map(
    (kind) => infrequentAccessBreakEven(prices, { region: workload.region, dimension: `${kind}${counted}` }).share,
  );
  const shares = { own, reads, writes };
  const open = shares[why.open as keyof typeof shares];
  const figure = (name: keyof typeof shares): ComponentChild => {
    const share = shares[name];
    if (share === undefined) return '–';
    const text = words.finePercent(share.value);
    return (
      <Figure why={why} name={name} of={share.value} unit={share.rule.unit} label={text}>
        {text}
      </Figure>
    );
  };
  return (
    <section class="compared">
      <ChoicesTable title={words.say('choices.class')} comparison={comparison} nameOf={nameOf} current={current} />
      {own !== undefined && writes !== undefined && (
        <span class="bar share-bar" dir="ltr" aria-hidden="true">
          <i class="kept" style={{ inlineSize: `${100 * own.value}%` }} />
          <b style={{ insetInlineStart: `${100 * writes.value}%` }} />
        </span>
      )}
      {reads !== undefined && writes !== undefined && (
        <p class="note">
          {words.lay('class.breakEven', { reads: figure('reads'), writes: figure('writes') })}{' '}
          {own !== undefined && words.lay('class.own', { share: figure('own') })}
        </p>
      )}
      {open !== undefined && <Reasons why={why} of={open} />}
    </section>
  );
}
