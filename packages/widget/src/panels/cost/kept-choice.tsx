import { compareWorkloads, type PriceList, type Workload } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useWords } from '../../text/words.tsx';
import { ChoicesTable } from './choices-table.tsx';

interface KeptChoiceProps {
  readonly workload: Workload;
  readonly prices: PriceList;
}

/** Two workloads side by side: one that was kept, and the one at hand. */
export function KeptChoice({ workload, prices }: KeptChoiceProps): ComponentChild {
  const words = useWords();
  const [kept, setKept] = useState<Workload>();
  const comparison = useMemo(
    () =>
      kept === undefined || kept === workload
        ? undefined
        : compareWorkloads(
            [
              { name: 'kept', workload: kept },
              { name: 'now', workload },
            ],
            prices,
          ),
    [kept, workload, prices],
  );
  const nameOf = (name: string): string => {
    const own = (name === 'kept' ? kept : workload)?.name ?? '';
    return words.say(name === 'kept' ? 'choices.kept' : 'choices.atHand', { name: own });
  };
  return (
    <section class="compared">
      <p class="actions">
        <button type="button" class="link" onClick={() => setKept(workload)}>
          {words.say('choices.keep')}
        </button>
        {kept === workload && <span class="note">{words.say('choices.isKept')}</span>}
      </p>
      {comparison !== undefined && (
        <ChoicesTable title={words.say('choices.workloads')} comparison={comparison} nameOf={nameOf} current="" />
      )}
    </section>
  );
}
