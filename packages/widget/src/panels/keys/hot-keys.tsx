import { valueOf, type Design, type Explained, type HotKey } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import { More } from '../../parts/more.tsx';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';
import { isHot } from './heat.ts';

interface HotKeysProps {
  readonly design: Design;
  readonly designs: readonly Design[];
}

/** How much of a partition the most frequent value of each index key takes, and over how many shards to spread it. */
export function HotKeys({ design, designs }: HotKeysProps): ComponentChild {
  const words = useWords();
  const id = useId();
  if (design.hotKeys.length === 0) return null;
  const sharded = designs.find(({ choices }) => choices.shards === 'where-hot');
  return (
    <section class="hot-keys" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('heat.title')} <span class="note">{words.say('heat.scale')}</span>
      </p>
      <ul>
        <More of={design.hotKeys} first={6}>
          {(key, index) => (
            <HotKeyLine key={index} hotKey={key} design={design} sharded={sharded === design ? undefined : sharded} />
          )}
        </More>
      </ul>
    </section>
  );
}

interface HotKeyLineProps {
  readonly hotKey: HotKey;
  readonly design: Design;
  /** The design in which it is spread, where that is another one. */
  readonly sharded: Design | undefined;
}

function HotKeyLine({ hotKey, design, sharded }: HotKeyLineProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { index, entity, key, values, heat, shards } = hotKey;
  const total = design.estimate.bill.total;
  const spread = sharded?.estimate.bill.total;
  const figures: Readonly<Record<string, Explained<unknown> | undefined>> = {
    reads: heat.readShare,
    writes: heat.writeShare,
    shards,
    total,
    spread,
  };
  const open = why.open === undefined ? undefined : figures[why.open];
  const dollars = (name: 'total' | 'spread', of: Explained<string>): ComponentChild => (
    <Figure why={why} name={name} of={Number(of.value)} unit={of.rule.unit} label={words.dollars(of.value)}>
      {words.dollars(of.value)}
    </Figure>
  );
  return (
    <li>
      <p>
        <code>{key}</code> <span class="note">{words.say('heat.of', { index, entity, count: values })}</span>
      </p>
      {(['reads', 'writes'] as const).map((name) => {
        const share = name === 'reads' ? heat.readShare : heat.writeShare;
        if (share === undefined) return null;
        return (
          <p key={name} class="heat-line">
            <span class="note">{words.say(`heat.${name}`)}</span>
            <span class="bar" aria-hidden="true" dir="ltr">
              <i
                class={share.value > 1 ? 'over' : 'kept'}
                style={{ inlineSize: `${Math.min(1, share.value) * 100}%` }}
              />
            </span>
            <span>
              {words.lay('heat.share', {
                share: (
                  <Figure
                    why={why}
                    name={name}
                    of={share.value}
                    unit={share.rule.unit}
                    label={words.say(`heat.${name}Of`, { share: words.percent(share.value) })}
                  >
                    {words.percent(share.value)}
                  </Figure>
                ),
                limit: limitOf(share),
              })}
            </span>
          </p>
        );
      })}
      {isHot(hotKey) && (
        <p class="cure">
          {shards === undefined || shards.value === 1
            ? words.say('heat.noCure')
            : words.lay('heat.cure', {
                shards: (
                  <Figure why={why} name="shards" of={shards.value} unit={shards.rule.unit}>
                    {words.counted(shards.value, shards.rule.unit)}
                  </Figure>
                ),
              })}{' '}
          {spread !== undefined &&
            words.lay('heat.price', { spread: dollars('spread', spread), total: dollars('total', total) })}
        </p>
      )}
      {!isHot(hotKey) && shards !== undefined && shards.value > 1 && (
        <p class="note">
          {words.lay('heat.spread', {
            shards: (
              <Figure why={why} name="shards" of={shards.value} unit={shards.rule.unit}>
                {words.counted(shards.value, shards.rule.unit)}
              </Figure>
            ),
          })}
        </p>
      )}
      {open !== undefined && <Reasons why={why} of={open} />}
    </li>
  );
}

function limitOf({ inputs }: Explained<number>): number {
  const { limit } = inputs;
  return limit === undefined ? 0 : Number(valueOf(limit));
}
