import type { DesignInput, Problem, Workload } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { isDrawable } from '../../drawable.ts';
import { createDesigner } from '../../designs.ts';
import type { KeysQuestion } from '../../keys-question.ts';
import { isUnreadable, JsonField } from './json-field.tsx';
import { sampleDesignFor } from '../../sample-design.ts';
import { useWords } from '../../text/words.tsx';
import { Answer } from './answer.tsx';
import { Entities } from './entities.tsx';
import { Notes } from './notes.tsx';
import { Patterns } from './patterns.tsx';

/** What both entrances of the panel get to know. */
export interface EntranceProps {
  readonly keys: KeysQuestion;
  readonly isReadonly: boolean;
  readonly onChange: (changed: Partial<KeysQuestion>) => void;
  /** Shows what a workload costs in the panel for that; undefined where there is no way there. */
  readonly onEstimate: ((workload: Workload) => void) | undefined;
}

/** What the parts of the form get to know. */
export interface FormProps {
  readonly input: DesignInput;
  readonly isReadonly: boolean;
  readonly onChange: (input: DesignInput) => void;
}

/** From entities and access patterns to a design with all that follows. */
export function FromDesign({ keys, isReadonly, onChange, onEstimate }: EntranceProps): ComponentChild {
  const words = useWords();
  const [design] = useState(createDesigner);
  const input = keys.design ?? sampleDesignFor(words);
  const { problems, last, isStale } = design(input);
  const isLocked = isUnreadable(keys.json);
  const change = (changed: DesignInput): void => {
    onChange({ design: changed, json: undefined });
  };
  return (
    <div class="two-sides">
      <div class="side question">
        {isLocked && (
          <p class="stale">
            {words.say('keys.locked')}{' '}
            <button type="button" class="link" onClick={() => onChange({ json: undefined })}>
              {words.say('keys.discard')}
            </button>
          </p>
        )}
        {isDrawable(input) ? (
          <>
            <Entities input={input} isReadonly={isReadonly || isLocked} onChange={change} />
            <Patterns input={input} isReadonly={isReadonly || isLocked} onChange={change} />
          </>
        ) : (
          <p class="stale">{words.say('keys.undrawable')}</p>
        )}
        <JsonField
          input={input}
          typed={keys.json}
          problems={isStale ? problems : NONE}
          isReadonly={isReadonly}
          onChange={(json, read) => onChange(read === undefined ? { json } : { json, design: read })}
        />
      </div>
      <div class="side">
        {isStale && <Notes of={problems} />}
        {isStale && last !== undefined && <p class="stale">{words.say('keys.stale')}</p>}
        {last !== undefined && (
          <Answer
            input={last.input}
            designs={last.designs}
            notices={isStale ? NONE : problems}
            onEstimate={onEstimate}
          />
        )}
      </div>
    </div>
  );
}

const NONE: readonly Problem[] = [];
