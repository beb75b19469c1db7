import {
  averageUse,
  capacityChoices,
  compareWorkloads,
  type PriceList,
  type Workload,
  type WorkloadComparison,
} from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { useWords } from '../../text/words.tsx';
import { BreakEvenPlot } from './break-even-plot.tsx';
import { ChoicesTable } from './choices-table.tsx';

interface CapacityChoiceProps {
  readonly workload: Workload;
  readonly prices: PriceList;
}

const NAMES = {
  'on demand': 'choices.onDemand',
  provisioned: 'choices.provisioned',
  own: 'choices.own',
  'reserved for 1 year': 'choices.reserved1',
  'reserved for 3 years': 'choices.reserved3',
} as const;

/** On demand, provisioned or reserved: what each costs, and from which use on. */
export function CapacityChoice({ workload, prices }: CapacityChoiceProps): ComponentChild {
  const words = useWords();
  const comparison = useMemo(() => {
    const choices = capacityChoices(workload).filter(({ workload: { capacity } }) => !reservesNothing(capacity));
    return compareWorkloads(isReserved(workload) ? [...choices, { name: 'own', workload }] : choices, prices);
  }, [workload, prices]);
  const nameOf = (name: string): string =>
    Object.hasOwn(NAMES, name) ? words.say(NAMES[name as keyof typeof NAMES]) : name;
  const provisioned = comparison.choices.find(({ name }) => name === 'provisioned');
  const kind = dearerKind(comparison);
  const use = provisioned && averageUse(provisioned.estimate.resources, kind);
  return (
    <section class="compared">
      <ChoicesTable
        title={words.say('choices.capacity')}
        comparison={comparison}
        nameOf={nameOf}
        current={currentOf(workload)}
      />
      <p class="note">{words.say(noteOf(workload))}</p>
      <BreakEvenPlot
        key={kind}
        region={workload.region}
        tableClass={workload.tableClass ?? 'standard'}
        kind={kind}
        prices={prices}
        use={use}
      />
    </section>
  );
}

/** Less than a block of 100 units is needed all the time. */
function reservesNothing(capacity: Workload['capacity']): boolean {
  if (capacity?.mode !== 'provisioned' || capacity.reserved === undefined) return false;
  const { readUnits = 0, writeUnits = 0 } = capacity.reserved;
  return readUnits + writeUnits === 0;
}

function isReserved({ capacity }: Workload): boolean {
  return capacity?.mode === 'provisioned' && capacity.reserved !== undefined;
}

function currentOf(workload: Workload): string {
  if (workload.capacity?.mode !== 'provisioned') return 'on demand';
  return isReserved(workload) ? 'own' : 'provisioned';
}

function noteOf({ capacity }: Workload): 'choices.forPeak' | 'choices.forAverage' {
  return capacity?.mode === 'provisioned' && (capacity.load ?? 'peak') !== 'peak'
    ? 'choices.forAverage'
    : 'choices.forPeak';
}

/** What more is paid for on demand, reads or writes. */
function dearerKind({ choices }: WorkloadComparison): 'read' | 'write' {
  const lines = choices.find(({ name }) => name === 'on demand')?.estimate.bill.lines ?? [];
  const sum = (isRead: boolean): number =>
    lines
      .filter(({ item }) => (item === 'reads') === isRead && /^(reads|writes|replicatedWrites)$/.test(item))
      .reduce((total, { amount }) => total + Number(amount.value), 0);
  return sum(true) > sum(false) ? 'read' : 'write';
}
