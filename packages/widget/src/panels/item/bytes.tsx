import { explainPartSize, type AttributeValue, type Item, type ItemSize, type SizePart } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import { More } from '../../parts/more.tsx';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

/** Where the bytes are: every attribute, the largest first, and what is inside it. */
export function BytesTree({ item, size }: { readonly item: Item; readonly size: ItemSize }): ComponentChild {
  const words = useWords();
  const id = useId();
  if (size.parts.length === 0) return null;
  return (
    <section class="bytes" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('bytes.title')}
      </p>
      <div class="row head" aria-hidden="true">
        <span />
        <span class="legend">{words.say('bytes.scale')}</span>
        <span class="part-name">{words.say('bytes.name')}</span>
        <span class="part-value">{words.say('bytes.value')}</span>
        <span class="part-own">{words.say('bytes.overhead')}</span>
        <span>{words.say('bytes.all')}</span>
      </div>
      <Parts parts={size.parts} within={size.bytes} depth={0} valueOf={({ name }) => item[name]} />
    </section>
  );
}

type ValueOf = (part: SizePart) => AttributeValue | undefined;

interface PartsProps {
  readonly parts: readonly SizePart[];
  /** What the bars are a share of. */
  readonly within: number;
  readonly depth: number;
  readonly valueOf: ValueOf;
}

function Parts({ parts, within, depth, valueOf }: PartsProps): ComponentChild {
  const sorted = useMemo(() => parts.toSorted((a, b) => b.bytes - a.bytes), [parts]);
  return (
    <ul>
      <More of={sorted} first={12}>
        {(part) => <Part key={part.name} part={part} within={within} depth={depth} value={valueOf(part)} />}
      </More>
    </ul>
  );
}

interface PartProps {
  readonly part: SizePart;
  readonly within: number;
  readonly depth: number;
  readonly value: AttributeValue | undefined;
}

function Part({ part, within, depth, value }: PartProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const [isOpen, setOpen] = useState(false);
  const inside = part.parts ?? [];
  const label = typeof part.name === 'number' ? `[${part.name}]` : part.name;
  return (
    <li>
      <div class="row" style={{ '--depth': depth }}>
        <span class="label">
          {inside.length > 0 && (
            <button
              type="button"
              class="toggle"
              aria-expanded={isOpen}
              aria-label={words.say('bytes.open', { name: label })}
              onClick={() => setOpen(!isOpen)}
            />
          )}
          <code title={label.length > 24 ? label : undefined}>{label}</code>
          <span class="type" title={words.say(`type.${part.type}`)}>
            {part.type}
          </span>
          {inside.length > 0 && <span class="count">{words.say('bytes.parts', { count: inside.length })}</span>}
        </span>
        <span class="share" aria-hidden="true">
          <i class="name" style={{ inlineSize: percent(part.nameBytes, within) }} />
          <i class="value" style={{ inlineSize: percent(part.valueBytes, within) }} />
          <i class="own" style={{ inlineSize: percent(part.overhead, within) }} />
        </span>
        <Own class="part-name" title={words.say('bytes.name')} bytes={part.nameBytes} />
        <Own class="part-value" title={words.say('bytes.value')} bytes={part.valueBytes} />
        <Own class="part-own" title={words.say('bytes.overhead')} bytes={part.overhead} />
        <span class="all">
          <Figure why={why} name="bytes" of={part.bytes} unit="bytes" />
        </span>
      </div>
      {why.open !== undefined && value !== undefined && <Reasons why={why} of={explainPartSize(part, value)} />}
      {isOpen && <Parts parts={inside} within={within} depth={depth + 1} valueOf={valuesIn(value)} />}
    </li>
  );
}

interface OwnProps {
  readonly class: string;
  readonly title: string;
  readonly bytes: number;
}

function Own({ class: kind, title, bytes }: OwnProps): ComponentChild {
  const words = useWords();
  return (
    <span class={`${kind} ${bytes === 0 ? 'nil' : ''}`}>
      <span class="term">{title} </span>
      {words.number(bytes)}
    </span>
  );
}

function valuesIn(value: AttributeValue | undefined): ValueOf {
  return ({ name }) => {
    if (value === undefined) return undefined;
    if ('M' in value) return value.M[name];
    const index = Number(name);
    if ('L' in value) return value.L[index];
    if ('SS' in value) return { S: value.SS[index] ?? '' };
    if ('NS' in value) return { N: value.NS[index] ?? '' };
    return 'BS' in value ? { B: value.BS[index] ?? new Uint8Array() } : undefined;
  };
}

function percent(bytes: number, within: number): string {
  return `${(100 * bytes) / within}%`;
}
