import type { Design, DesignInput, Problem } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { designName } from '../../designs.ts';
import { useWords } from '../../text/words.tsx';
import { Receipt } from '../cost/receipt.tsx';
import { Alternatives } from './alternatives.tsx';
import { Collections } from './collections.tsx';
import { Definition } from './definition.tsx';
import { HotKeys } from './hot-keys.tsx';
import { Indexes } from './indexes.tsx';
import { describedCollections } from './described.ts';
import type { EntranceProps } from './from-design.tsx';
import { examplesOf } from './examples.ts';
import { Notes } from './notes.tsx';
import { Program } from './program.tsx';
import { Requests } from './requests.tsx';
import { Summary } from './summary.tsx';
import { Templates } from './templates.tsx';

interface AnswerProps {
  readonly input: DesignInput;
  /** The best first. */
  readonly designs: readonly Design[];
  /** What is worth knowing whatever the design. */
  readonly notices: readonly Problem[];
  readonly onEstimate: EntranceProps['onEstimate'];
}

/** A design with its bill, its hot keys, its programs and its definition; beside the other designs. */
export function Answer({ input, designs, notices, onEstimate }: AnswerProps): ComponentChild {
  const words = useWords();
  const [chosen, setChosen] = useState<string>();
  const design = designs.find((each) => designName(each) === chosen) ?? designs[0];
  if (design === undefined || design.entities.length === 0) return null;
  return (
    <>
      <Summary design={design} />
      <Notes of={[...design.problems, ...design.estimate.problems, ...notices]} />
      {designs.length > 1 && <Alternatives designs={designs} chosen={design} onChoose={setChosen} />}
      <Templates design={design} />
      <Requests design={design} />
      <Indexes design={design} />
      <HotKeys design={design} designs={designs} />
      <Collections
        title="collections.described"
        of={describedCollections(design, input)}
        examples={examplesOf(design, input)}
      />
      <Receipt bill={design.estimate.bill} region={design.workload.region} />
      {onEstimate !== undefined && (
        <button type="button" class="link to-cost" onClick={() => onEstimate(design.workload)}>
          {words.say('keys.toCost')}
        </button>
      )}
      <Program design={design} />
      <Definition table={design.table} />
    </>
  );
}
