import type { Path } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import { Choice } from '../../parts/choice.tsx';
import { NumberField, type Within } from '../../parts/number-field.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import { getAt } from './at-path.ts';
import { useEditor } from './editor.tsx';
import { tidy } from './workload-edits.ts';

interface FieldProps {
  readonly path: Path;
  readonly label: string;
}

interface NumberAtProps extends FieldProps {
  readonly counts?: 'things' | 'bytes';
  readonly within?: Within;
  /** What stands in the field while the workload says nothing; without it the field has to hold a number. */
  readonly none?: string;
}

/** A number of the workload. */
export function NumberAt({ path, label, counts = 'things', within = AMOUNT, none }: NumberAtProps): ComponentChild {
  const { workload, isReadonly, set, draft } = useEditor();
  const value = getAt(workload, path);
  return (
    <NumberField
      label={label}
      value={typeof value === 'number' ? value : undefined}
      counts={counts}
      within={within}
      draft={draft(path)}
      isReadonly={isReadonly}
      onChange={(number) => set(path, number)}
      {...(none !== undefined && { none })}
    />
  );
}

const AMOUNT: Within = { least: 0, most: 1e15 };
/** Whole numbers up to where JavaScript counts exactly. */
export const COUNT: Within = { least: 0, most: 1e15, isWhole: true };

interface ShareAtProps extends FieldProps {
  readonly none: string;
  readonly least?: number;
}

/** A share of the workload, in per cent. */
export function ShareAt({ path, label, none, least = 0 }: ShareAtProps): ComponentChild {
  const { workload, isReadonly, set, draft } = useEditor();
  const value = getAt(workload, path);
  return (
    <NumberField
      label={label}
      value={typeof value === 'number' ? tidy(value * 100) : undefined}
      counts="percent"
      none={none}
      within={{ least, most: 100 }}
      draft={draft(path)}
      isReadonly={isReadonly}
      onChange={(percent) => set(path, percent === undefined ? undefined : tidy(percent / 100))}
    />
  );
}

/** A text of the workload; an empty one is none. */
export function TextAt({ path, label }: FieldProps): ComponentChild {
  const { workload, isReadonly, set } = useEditor();
  const value = getAt(workload, path);
  return (
    <TextInput
      label={label}
      value={typeof value === 'string' ? value : ''}
      isReadonly={isReadonly}
      onChange={(text) => set(path, text)}
    />
  );
}

interface ChoiceAtProps<Value extends string> extends FieldProps {
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  /** What counts while the workload says nothing: choosing it says nothing again. */
  readonly initial?: Value;
}

/** One of a few values of the workload. */
export function ChoiceAt<Value extends string>(props: ChoiceAtProps<Value>): ComponentChild {
  const { path, label, options, initial } = props;
  const { workload, isReadonly, set } = useEditor();
  const value = getAt(workload, path) ?? initial;
  const isKnown = options.some((option) => option.value === value);
  const given = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return (
    <Choice
      label={label}
      value={given}
      options={isKnown ? options : [{ value: given, text: given }, ...options]}
      isReadonly={isReadonly}
      onChange={(chosen) => set(path, chosen === initial ? undefined : chosen)}
    />
  );
}

/** Something that the workload has or has not. */
export function FlagAt({ path, label }: FieldProps): ComponentChild {
  const { workload, isReadonly, set } = useEditor();
  return (
    <Flag
      label={label}
      isOn={getAt(workload, path) === true}
      isReadonly={isReadonly}
      onChange={(isOn) => set(path, isOn ? true : undefined)}
    />
  );
}

interface FlagProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isReadonly: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A box to tick. */
export function Flag({ label, isOn, isReadonly, onChange }: FlagProps): ComponentChild {
  const id = useId();
  return (
    <p class="flag">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        disabled={isReadonly}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label for={id}>{label}</label>
    </p>
  );
}
