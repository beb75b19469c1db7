import { billByPattern, type PriceList } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { createEstimator } from '../costs.ts';
import { Problems } from '../parts/problems.tsx';
import { copies } from '../share/copy-cost.ts';
import { ALL_PRICES, needsAllPrices, pricesAtHand } from '../prices.ts';
import { examplesFor } from '../examples.ts';
import { NO_WORKLOAD } from '../session.ts';
import fields from '../styles/fields.css?inline';
import styles from '../styles/cost.css?inline';
import receiptStyles from '../styles/receipt.css?inline';
import { BILL_TEXTS } from '../text/en/bill.ts';
import { COST_TEXTS } from '../text/en/cost.ts';
import { WORKLOAD_TEXTS } from '../text/en/workload.ts';
import { useWords } from '../text/words.tsx';
import { CapacityChoice } from './cost/capacity-choice.tsx';
import { ClassChoice } from './cost/class-choice.tsx';
import { editorOf, EditorContext } from './cost/editor.tsx';
import { Headline } from './cost/headline.tsx';
import { KeptChoice } from './cost/kept-choice.tsx';
import { MainFields } from './cost/main-fields.tsx';
import { PriceSources } from './cost/price-sources.tsx';
import { haveFields, problemsElsewhere } from './cost/problems-elsewhere.ts';
import { Receipt } from './cost/receipt.tsx';
import { RegionChoice } from './cost/region-choice.tsx';
import { WorkloadEditor } from './cost/workload-editor.tsx';
import { isUnreadable } from './cost/workload-text.tsx';
import type { LoadedPanel, PanelProps } from './panel.ts';

/** What the module of this panel brings. */
export const panel: LoadedPanel = {
  Panel: CostPanel,
  texts: { ...BILL_TEXTS, ...COST_TEXTS, ...WORKLOAD_TEXTS },
  styles: [fields, receiptStyles, styles],
  copies,
};

/** What is on the bill of a month? */
function CostPanel({ session, isReadonly }: PanelProps): ComponentChild {
  const words = useWords();
  if (session.state.workload === NO_WORKLOAD) session.preset({ workload: examplesFor(words).billing });
  return <Costs session={session} state={session.state} isReadonly={isReadonly} />;
}

function Costs({ session, state, isReadonly }: Omit<PanelProps, 'onLeave'>): ComponentChild {
  const words = useWords();
  const { workload, typed } = state;
  const { prices, load, hasFailed, isWaiting } = usePrices(needsAllPrices(workload));
  const [costsOf] = useState(createEstimator);
  const { problems, last, isStale } = costsOf(workload, prices);
  const bill = useMemo(() => last && billByPattern(last.workload, last.estimate, prices), [last, prices]);
  const isLocked = isUnreadable(typed['']);
  const isOld = isStale || isLocked;
  const elsewhere = problemsElsewhere(problems);
  const known = {
    problems: problems.filter((each) => !elsewhere.includes(each)),
    estimate: isStale ? undefined : last?.estimate,
    last: last?.estimate,
    isReadonly,
  };
  return (
    <div class="panel cost" part="panel">
      <div class="question">
        <EditorContext.Provider value={editorOf(session, { ...known, isReadonly: isReadonly || isLocked })}>
          <MainFields onApproach={load} />
        </EditorContext.Provider>
        {!isWaiting && <Problems of={elsewhere} />}
        {isOld && <p class="stale">{words.say(last === undefined ? 'cost.refused' : 'cost.stale')}</p>}
        {hasFailed && (
          <p class="stale">
            {words.say('prices.failed')}{' '}
            <button type="button" class="link" onClick={load}>
              {words.say('load.retry')}
            </button>
          </p>
        )}
        {isWaiting && <p class="hint">{words.say('prices.waiting')}</p>}
      </div>
      {last !== undefined && bill !== undefined && !isWaiting && (
        <div class="answer">
          <Headline bill={bill} hasFreeTier={last.workload.freeTier === true} />
          <Receipt bill={bill} region={last.workload.region} />
          <PriceSources bill={bill} prices={prices} />
        </div>
      )}
      <WorkloadEditor session={session} state={state} isEditable={haveFields(problems)} {...known} />
      {last !== undefined && !isOld && !isWaiting && (
        <div class="comparisons">
          <CapacityChoice workload={workload} prices={prices} />
          <div class="compared">
            <ClassChoice workload={workload} prices={prices} />
            <RegionChoice workload={workload} onNeedPrices={load} hasFailed={hasFailed} />
            <KeptChoice workload={workload} prices={prices} />
          </div>
        </div>
      )}
    </div>
  );
}

interface Prices {
  readonly prices: PriceList;
  readonly load: () => void;
  readonly hasFailed: boolean;
  /** Whether prices that the bill needs are on their way. */
  readonly isWaiting: boolean;
}

/** The prices that are at hand; those of all Regions once they are needed. */
function usePrices(areNeeded: boolean): Prices {
  const [hasFailed, setFailed] = useState(false);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const load = (): void => {
    if (ALL_PRICES.value !== undefined) return;
    setFailed(false);
    ALL_PRICES.load().then(
      () => renderAgain(undefined),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    if (areNeeded) load();
  }, [areNeeded]);
  return { prices: pricesAtHand(), load, hasFailed, isWaiting: areNeeded && !hasFailed };
}
