import { compareWorkloads, regionChoices, type Workload, type WorkloadComparison } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ALL_PRICES } from '../../prices.ts';
import { useWords } from '../../text/words.tsx';
import { ChoicesTable } from './choices-table.tsx';
import { regionName } from './region-at.tsx';

interface RegionChoiceProps {
  readonly workload: Workload;
  /** Loads the prices of all Regions. */
  readonly onNeedPrices: () => void;
  readonly hasFailed: boolean;
}

/** The same workload in every Region. */
export function RegionChoice({ workload, onNeedPrices, hasFailed }: RegionChoiceProps): ComponentChild {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const compared = useComparison(isOpen ? workload : undefined);
  return (
    <section class="compared">
      <button
        type="button"
        class="opener"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen) onNeedPrices();
        }}
      >
        {words.say('choices.regions')}
      </button>
      {isOpen && hasFailed && <p class="stale">{words.say('prices.failed')}</p>}
      {isOpen && compared === undefined && !hasFailed && <p class="hint">{words.say('load.waiting')}</p>}
      {isOpen && compared !== undefined && (
        <ChoicesTable
          title={words.say('choices.regions')}
          comparison={compared}
          nameOf={regionName}
          current={workload.region}
          first={5}
        />
      )}
    </section>
  );
}

/** A comparison that takes longer than a keystroke may, made once the reader pauses. */
function useComparison(workload: Workload | undefined): WorkloadComparison | undefined {
  const prices = ALL_PRICES.value;
  const [comparison, setComparison] = useState<WorkloadComparison>();
  const isFirstRef = useRef(true);
  useEffect(() => {
    if (workload === undefined || prices === undefined) return undefined;
    const timer = setTimeout(
      () => setComparison(compareWorkloads(regionChoices(workload, prices), prices)),
      isFirstRef.current ? 0 : PAUSE,
    );
    isFirstRef.current = false;
    return () => clearTimeout(timer);
  }, [workload, prices]);
  return comparison;
}

const PAUSE = 250;
