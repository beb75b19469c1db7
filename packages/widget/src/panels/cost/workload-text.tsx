import type { Workload } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { JsonField } from '../../parts/json-field.tsx';
import { useWords } from '../../text/words.tsx';

interface WorkloadTextProps {
  readonly workload: Workload;
  readonly onChange: (workload: Workload) => void;
}

/** The whole workload as JSON. */
export function WorkloadText({ workload, onChange }: WorkloadTextProps): ComponentChild {
  const words = useWords();
  return (
    <JsonField
      opener={words.say('cost.json')}
      label={words.say('cost.workload')}
      refusal={words.say('cost.notJson')}
      value={workload}
      onChange={onChange}
    />
  );
}
