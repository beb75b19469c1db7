import type { Problem, Workload } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { TextField } from '../../parts/text-field.tsx';
import { useWords } from '../../text/words.tsx';

interface WorkloadTextProps {
  readonly workload: Workload;
  readonly onChange: (workload: Workload) => void;
}

/** The whole workload as JSON, for everything that has no field of its own. */
export function WorkloadText({ workload, onChange }: WorkloadTextProps): ComponentChild {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<{ readonly text: string; readonly workload: Workload | undefined }>();
  // What has been changed elsewhere since takes the place of the text.
  const isCurrent = typed !== undefined && (typed.workload === undefined || typed.workload === workload);
  const problems: readonly Problem[] =
    isCurrent && typed.workload === undefined
      ? [{ code: 'workload.no-json', severity: 'error', path: [], details: {}, says: words.say('cost.notJson') }]
      : [];
  return (
    <div class="workload">
      <button type="button" class="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.say('cost.json')}
      </button>
      {isOpen && (
        <TextField
          label={words.say('cost.workload')}
          value={isCurrent ? typed.text : JSON.stringify(workload, undefined, 2)}
          isReadonly={false}
          problems={problems}
          onInput={(text) => {
            const read = readObject(text);
            setTyped({ text, workload: read });
            if (read !== undefined) onChange(read);
          }}
        />
      )}
    </div>
  );
}

/** Whatever object a text holds: whether it is a workload is said by its estimate. */
function readObject(text: string): Workload | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Workload) : undefined;
  } catch {
    return undefined;
  }
}
