import { estimate, type Bill, type Workload } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { otherMode } from '../../costs.ts';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

interface ComparisonProps {
  readonly workload: Workload;
  readonly bill: Bill;
}

/** What the same workload would cost if it were paid for the other way. */
export function Comparison({ workload, bill }: ComparisonProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const other = useMemo(() => estimate(otherMode(workload)), [workload]);
  if (!other.ok) return null;
  const { total } = other.bill;
  const isProvisioned = workload.capacity?.mode === 'provisioned';
  return (
    <div class="conclusion">
      <p>
        {words.lay(isProvisioned ? 'cost.otherOnDemand' : 'cost.otherProvisioned', {
          other: (
            <Figure
              why={why}
              name="other"
              of={Number(total.value)}
              unit={total.rule.unit}
              label={words.dollars(total.value)}
            >
              {words.dollars(total.value)}
            </Figure>
          ),
          this: <b>{words.dollars(bill.total.value)}</b>,
        })}
      </p>
      {why.open !== undefined && <Reasons why={why} of={total} />}
    </div>
  );
}
