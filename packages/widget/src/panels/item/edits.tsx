import {
  cheapestEdits,
  formatPath,
  MOVED_KEY_SIZE,
  type Edit,
  type EditChange,
  type Explained,
  type Item,
  type ItemSize,
} from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { likelyKeys } from '../../likely-keys.ts';
import { useId } from '../../parts/use-id.ts';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import own from '../../styles/edits.css?inline';
import { useWords, type Words } from '../../text/words.tsx';

export { EDITS_TEXTS as texts } from '../../text/en/edits.ts';
export const styles: readonly string[] = [own];

interface Costs {
  /** What is consumed as the item is; missing for one that DynamoDB refuses. */
  readonly write: Explained<number> | undefined;
  readonly read: Explained<number> | undefined;
}

interface EditsProps extends Costs {
  readonly item: Item;
  readonly size: ItemSize;
}

/** What to change to pay a unit less. */
export function Edits({ item, size, write, read }: EditsProps): ComponentChild {
  const words = useWords();
  const id = useId();
  const edits = useMemo(() => cheapestEdits(size, likelyKeys(item)), [size, item]);
  if (edits.length === 0) return null;
  return (
    <section class="edits" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say(write === undefined ? 'edits.fit' : 'edits.title')}
      </p>
      <ul>
        {edits.map((edit, index) => (
          <EditLine key={index} edit={edit} write={write} read={read} />
        ))}
      </ul>
    </section>
  );
}

interface EditLineProps extends Costs {
  readonly edit: Edit;
}

function EditLine({ edit, write, read }: EditLineProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const effects = [
    { name: 'write', before: write, after: edit.write },
    { name: 'read', before: read, after: edit.read },
  ] as const;
  const saved = effects.filter(({ before, after }) => before !== undefined && after.value < before.value);
  const open = saved.find(({ name }) => name === why.open);
  return (
    <li>
      <span class="edit">
        <span>{sentence(edit, words)}</span>
        <span class="saving">−{words.bytes(edit.saves)}</span>
        {saved.map(({ name, before, after }) => (
          <span key={name} class="effect">
            {words.say(`edits.${name}`)} {words.number(before?.value ?? 0)} →{' '}
            <Figure why={why} name={name} of={after.value} unit={after.rule.unit} />
          </span>
        ))}
      </span>
      {open !== undefined && <Reasons why={why} of={open.after} />}
    </li>
  );
}

function sentence({ kind, changes }: Edit, words: Words): ComponentChild {
  if (kind === 'rename') return changes.map((change, index) => [index > 0 && ', ', renamed(change, words, index > 0)]);
  const [change] = changes;
  if (change === undefined) return null;
  const name = <code>{formatPath(change.path)}</code>;
  return words.lay(`edits.${kind}`, {
    name,
    bytes: words.bytes(change.saves),
    key: words.bytes(MOVED_KEY_SIZE.value),
  });
}

function renamed({ path, places, to }: EditChange, words: Words, isNext: boolean): ComponentChild {
  const names = { name: <code>{formatPath(path)}</code>, to: <code>{to}</code>, count: places };
  if (places > 1) return words.lay(isNext ? 'edits.renameNextInPlaces' : 'edits.renameInPlaces', names);
  return words.lay(isNext ? 'edits.renameNext' : 'edits.rename', names);
}
