import type { Workload } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { createEstimator } from '../costs.ts';
import { Choice } from '../parts/choice.tsx';
import { Problems } from '../parts/problems.tsx';
import { copies } from '../share/copy-cost.ts';
import styles from '../styles/cost.css?inline';
import { COST_TEXTS } from '../text/en/cost.ts';
import { useWords } from '../text/words.tsx';
import { Comparison } from './cost/comparison.tsx';
import { Patterns } from './cost/patterns.tsx';
import { Receipt } from './cost/receipt.tsx';
import { WorkloadText } from './cost/workload-text.tsx';
import type { LoadedPanel, PanelProps } from './panel.ts';

/** What the module of this panel brings. */
export const panel: LoadedPanel = { Panel: CostPanel, texts: COST_TEXTS, styles, copies };

/** What is on the bill of a month? */
function CostPanel({ session, state: { workload }, isReadonly }: PanelProps): ComponentChild {
  const words = useWords();
  const [costsOf] = useState(createEstimator);
  const { problems, last, isStale } = costsOf(workload);
  const change = (changed: Partial<Workload>): void => {
    session.change({ workload: { ...workload, ...changed } });
  };
  const { capacity = { mode: 'on-demand' }, tableClass = 'standard' } = workload;
  return (
    <div class="panel cost" part="panel">
      {!isReadonly && (
        <div class="fields">
          <Choice
            label={words.say('cost.capacity')}
            value={capacity.mode}
            options={(['on-demand', 'provisioned'] as const).map((value) => ({
              value,
              text: words.say(`mode.${value}`),
            }))}
            isReadonly={isReadonly}
            onChange={(mode) => change({ capacity: { mode } })}
          />
          <Choice
            label={words.say('cost.class')}
            value={tableClass}
            options={(['standard', 'infrequentAccess'] as const).map((value) => ({
              value,
              text: words.say(`class.${value}`),
            }))}
            isReadonly={isReadonly}
            onChange={(chosen) => change({ tableClass: chosen })}
          />
        </div>
      )}
      <Problems of={problems} />
      {isStale && last !== undefined && <p class="stale">{words.say('cost.stale')}</p>}
      {last !== undefined && (
        <>
          <Patterns
            workload={last.workload}
            estimates={last.estimate.patterns}
            isReadonly={isReadonly || isStale}
            onChange={(patterns) => change({ patterns })}
          />
          <Receipt bill={last.estimate.bill} region={last.workload.region} />
          {!isStale && <Comparison workload={workload} bill={last.estimate.bill} />}
        </>
      )}
      {!isReadonly && <WorkloadText workload={workload} onChange={(typed) => session.change({ workload: typed })} />}
    </div>
  );
}
