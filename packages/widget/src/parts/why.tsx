import { isExplained, valueOf, withValues, type Explained, type Source } from '@dynamometer/core';
import type { ComponentChild, ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useId } from './use-id.ts';
import { useWords, type Words } from '../text/words.tsx';

/** Which of the figures that share a place is open there. */
export interface Why {
  readonly id: string;
  /** The name of the open figure. */
  readonly open: string | undefined;
  readonly toggle: (name: string, button: HTMLElement) => void;
  readonly close: () => void;
}

/** A place where one figure at a time shows its reasons. */
export function useWhy(): Why {
  const id = useId();
  const [open, setOpen] = useState<string>();
  const openerRef = useRef<HTMLElement | undefined>(undefined);
  return {
    id,
    open,
    toggle: (name, button) => {
      openerRef.current = button;
      setOpen(open === name ? undefined : name);
    },
    close: () => {
      setOpen(undefined);
      openerRef.current?.focus();
    },
  };
}

interface FigureProps {
  readonly why: Why;
  /** Tells the figures of one place apart. */
  readonly name: string;
  readonly of: number;
  readonly unit: string;
  /** What a screen reader says, where it is more than the number and its unit. */
  readonly label?: string;
  /** What stands for the figure; the number alone without it. */
  readonly children?: ComponentChildren;
}

/** A figure that opens its reasons. */
export function Figure({ why, name, of, unit, label, children }: FigureProps): ComponentChild {
  const words = useWords();
  const isOpen = why.open === name;
  return (
    <button
      type="button"
      class="figure"
      part="figure"
      aria-label={words.say('why.figure', { figure: label ?? words.counted(of, unit) })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? why.id : undefined}
      onClick={({ currentTarget }) => {
        why.toggle(name, currentTarget);
      }}
      onKeyDown={closeOnEscape(why)}
    >
      {children ?? words.number(of)}
    </button>
  );
}

/** Closes what a figure has opened, and gives the focus back to it. */
export function closeOnEscape(why: Why): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || why.open === undefined) return;
    // What the page would close on Escape stays open: this key was for the reasons.
    event.stopPropagation();
    why.close();
  };
}

interface ReasonsProps {
  readonly why: Why;
  /** The figure that is open. */
  readonly of: Explained<unknown>;
}

/** The reasons of a figure: its own step, and below it the steps that its inputs come from. */
export function Reasons({ why, of }: ReasonsProps): ComponentChild {
  const words = useWords();
  const figure = words.counted(Number(of.value), of.rule.unit);
  return (
    <div
      class="reasons"
      part="reasons"
      id={why.id}
      role="group"
      aria-label={words.say('why.reasons', { figure })}
      onKeyDown={closeOnEscape(why)}
    >
      <ol>
        <Step step={steps(of)} />
      </ol>
    </div>
  );
}

/** A step with those that it rests on, but for the ones that stand further up. */
interface StepTree {
  readonly of: Explained<unknown>;
  readonly causes: readonly StepTree[];
}

function steps(of: Explained<unknown>, seen: Set<string> = new Set()): StepTree {
  const causes: StepTree[] = [];
  for (const cause of Object.values(of.inputs).flat().filter(isExplained)) {
    const key = JSON.stringify([cause.rule.id, cause.value, Object.values(cause.inputs).map(valueOf)]);
    if (seen.has(key)) continue;
    seen.add(key);
    causes.push(steps(cause, seen));
  }
  return { of, causes };
}

function Step({ step: { of, causes } }: { readonly step: StepTree }): ComponentChild {
  const words = useWords();
  const { rule } = of;
  return (
    <li>
      <p class="formula">{arithmetic(of, words)}</p>
      <p class="says">
        {words.rule(rule)}{' '}
        <span class="ground">
          <span class={`basis ${rule.basis}`}>{words.say(`basis.${rule.basis}`)}</span> <SourceLink of={rule.source} />
        </span>
      </p>
      {rule.evidence !== undefined && <p class="says evidence">{words.evidence(rule)}</p>}
      {causes.length > 0 && <Causes causes={causes} />}
    </li>
  );
}

/** A link to the page that a rule stands on. */
export function SourceLink({ of: { title, url } }: { readonly of: Source }): ComponentChild {
  return (
    <a href={url} target="_blank" rel="noopener" title={title} aria-label={`AWS: ${title}`}>
      AWS
    </a>
  );
}

function Causes({ causes }: { readonly causes: readonly StepTree[] }): ComponentChild {
  const words = useWords();
  const [isWhole, setWhole] = useState(causes.length <= MOST_CAUSES);
  return (
    <ol>
      {(isWhole ? causes : causes.slice(0, MOST_CAUSES)).map((cause, index) => (
        <Step key={index} step={cause} />
      ))}
      {!isWhole && (
        <li>
          <button type="button" class="link" onClick={() => setWhole(true)}>
            {words.say('more', { count: causes.length - MOST_CAUSES })}
          </button>
        </li>
      )}
    </ol>
  );
}

/** A formula has at most this many inputs; a list has more, and they are alike. */
const MOST_CAUSES = 5;

function arithmetic({ value, rule, inputs }: Explained<unknown>, words: Words): string {
  const number = readable(value);
  const result =
    typeof number === 'number' ? `${words.digits(number)} ${words.unit(rule.unit, number)}` : String(number);
  if (rule.formula === undefined) return result;
  const shown = Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, readable(valueOf(input))]));
  const filled = withValues(rule.formula, shown, words.digits);
  // `length = 3 = 3 bytes` would say it twice.
  const isPlain = typeof number === 'number' && filled === words.digits(number);
  return [rule.formula, ...(isPlain ? [] : [filled]), result].join(' = ');
}

/** Exact amounts are texts of digits; of long texts the beginning is enough. */
function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'string') return value;
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  return value.length > 40 ? `${value.slice(0, 39)}…` : value;
}
