import { widenIndexes, type Design, type Dollars, type Explained, type IndexPrice } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

/** What each index costs: the writes it adds, its storage, and what it would cost to store whole items. */
export function Indexes({ design }: { readonly design: Design }): ComponentChild {
  const words = useWords();
  const id = useId();
  const wide = useMemo(() => widenIndexes(design), [design]);
  if (design.indexes.length === 0) return null;
  return (
    <section class="indexes" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('indexes.title')}
      </p>
      <ul>
        {design.indexes.map((price) => (
          <Index key={price.index} price={price} wide={wide[price.index]} />
        ))}
      </ul>
    </section>
  );
}

interface IndexProps {
  readonly price: IndexPrice;
  /** What it would cost with whole items. */
  readonly wide: Explained<Dollars> | undefined;
}

function Index({ price, wide }: IndexProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { index, entities, projection, loads, bytes, cost } = price;
  const writes = loads.find(({ kind }) => kind === 'write')?.month;
  const figures: Readonly<Record<string, Explained<string> | undefined>> = { writes, bytes, cost, wide };
  const open = why.open === undefined ? undefined : figures[why.open];
  const dollars = (name: 'cost' | 'wide', of: Explained<Dollars>): ComponentChild => (
    <Figure why={why} name={name} of={Number(of.value)} unit={of.rule.unit} label={words.dollars(of.value)}>
      {words.dollars(of.value)}
    </Figure>
  );
  return (
    <li>
      <div class="request">
        <p class="name">
          <b>
            <code>{index}</code>
          </b>{' '}
          <span class="note">{entities.join(', ')}</span>
        </p>
        <p class="dollars">{dollars('cost', cost)}</p>
        <p class="answered note">
          {words.lay(writes === undefined ? 'indexes.noWrites' : 'indexes.adds', {
            writes: writes !== undefined && (
              <Figure
                why={why}
                name="writes"
                of={Number(writes.value)}
                unit={writes.rule.unit}
                label={words.counted(Number(writes.value), writes.rule.unit)}
              >
                {words.rounded(Number(writes.value))}
              </Figure>
            ),
            bytes: (
              <Figure
                why={why}
                name="bytes"
                of={Number(bytes.value)}
                unit={bytes.rule.unit}
                label={words.bytes(Number(bytes.value))}
              >
                {words.bytes(Number(bytes.value))}
              </Figure>
            ),
          })}{' '}
          {projection === 'ALL' && words.say('indexes.whole')}
          {projection === 'KEYS_ONLY' && words.say('indexes.keys')}
          {typeof projection === 'object' &&
            words.lay('indexes.include', { names: <code>{projection.include.join(', ')}</code> })}{' '}
          {projection !== 'ALL' && wide !== undefined && words.lay('indexes.wide', { cost: dollars('wide', wide) })}
        </p>
      </div>
      {open !== undefined && <Reasons why={why} of={open} />}
    </li>
  );
}
