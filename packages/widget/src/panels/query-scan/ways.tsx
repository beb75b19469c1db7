import type { ComponentChild, ComponentChildren } from 'preact';
import { useId } from '../../parts/use-id.ts';
import { Problems } from '../../parts/problems.tsx';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import type { Way } from '../../reads.ts';
import { useWords } from '../../text/words.tsx';
import { Pages } from './pages.tsx';
import { Strip } from './strip.tsx';

interface WaysProps {
  readonly ways: readonly Way[];
  /** The share that the filter lets pass of what the key condition matches. */
  readonly share: number;
}

/** The ways to read the same answer side by side, their bytes as bars on one logarithmic scale. */
export function Ways({ ways, share }: WaysProps): ComponentChild {
  const words = useWords();
  const id = useId();
  const most = Math.max(...ways.map(({ read }) => read.bytesRead));
  const least = Math.min(...ways.map(({ read }) => read.units.value));
  const cheapest = ways.filter(({ read }) => read.units.value === least);
  return (
    <section class="ways" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('ways.title', { count: ways.length })}
      </p>
      <p class="note">{words.say('ways.scale')}</p>
      <ul>
        {ways.map((way) => (
          <WayLine
            key={way.name}
            way={way}
            most={most}
            share={way.name === 'indexQuery' ? 1 : share}
            isCheapest={cheapest.length === 1 && cheapest.includes(way)}
          />
        ))}
      </ul>
    </section>
  );
}

interface WayLineProps {
  readonly way: Way;
  /** The bytes of the longest bar. */
  readonly most: number;
  readonly share: number;
  readonly isCheapest: boolean;
}

function WayLine({ way, most, share, isCheapest }: WayLineProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { name, read, kept, ratio, perMillion, perMonth } = way;
  const { units, requests, bytesRead, pages } = read;
  const reasons = { units, ratio, perMillion, perMonth }[why.open ?? ''];
  const amount = (of: 'perMillion' | 'perMonth'): ComponentChild => {
    const shown = words.dollars(way[of].value);
    return (
      <Figure
        why={why}
        name={of}
        of={Number(way[of].value)}
        unit={way[of].rule.unit}
        label={words.say(`ways.${of}`, { amount: shown })}
      >
        {shown}
      </Figure>
    );
  };
  return (
    <li>
      <p class="way">
        <b>{words.say(`ways.${name}`)}</b>
        {isCheapest && <span class="best">{words.say('ways.cheapest')}</span>}
        <Strip pages={pages} share={share} />
      </p>
      <span class="bar" aria-hidden="true" dir="ltr">
        <i class="read" style={{ inlineSize: logarithmic(bytesRead, most) }} />
        <i class="kept" style={{ inlineSize: logarithmic(kept.bytes, most) }} />
      </span>
      <p class="readings">
        <Reading unit={words.say('ways.request', { count: requests })}>
          <Figure
            why={why}
            name="requests"
            of={requests}
            unit="requests"
            label={words.say('ways.requests', { count: requests })}
          />
        </Reading>
        <Reading unit={words.unit(units.rule.unit, units.value)}>
          <Figure why={why} name="units" of={units.value} unit={units.rule.unit} />
        </Reading>
        <Reading unit={words.say('ways.million')}>{amount('perMillion')}</Reading>
        <Reading unit={words.say('ways.month')}>{amount('perMonth')}</Reading>
        {ratio !== undefined && (
          <Reading unit={words.say('ways.times')}>
            <Figure
              why={why}
              name="ratio"
              of={ratio.value}
              unit={ratio.rule.unit}
              label={words.say('ways.timesQuery', { ratio: words.rounded(ratio.value) })}
            >
              {words.rounded(ratio.value)} ×
            </Figure>
          </Reading>
        )}
      </p>
      <p class="note">{outcome(way, words)}</p>
      <Problems of={read.problems.filter(({ code }) => code === 'read.strong-on-global-index')} />
      {why.open === 'requests' && <Pages why={why} pages={pages} share={share} />}
      {reasons !== undefined && <Reasons why={why} of={reasons} />}
    </li>
  );
}

function Reading({ unit, children }: { readonly unit: string; readonly children: ComponentChildren }): ComponentChild {
  return (
    <span class="reading">
      {children} <span class="note">{unit}</span>
    </span>
  );
}

/** `reads 5,529,600 B in 5,200 items, throws 93 % away` */
function outcome({ read, kept }: Way, words: ReturnType<typeof useWords>): string {
  const { bytesRead, itemsRead } = read;
  const thrownAway = bytesRead === 0 ? 0 : 1 - kept.bytes / bytesRead;
  return words.say(bytesRead === 0 ? 'ways.readsNothing' : thrownAway === 0 ? 'ways.keepsAll' : 'ways.throwsAway', {
    bytes: words.bytes(bytesRead),
    items: words.say('pages.items', { count: itemsRead }),
    kept: words.bytes(kept.bytes),
    share: words.percent(thrownAway),
  });
}

function logarithmic(bytes: number, most: number): string {
  if (most === 0) return '0';
  return `${(100 * Math.log2(1 + bytes / 1024)) / Math.log2(1 + most / 1024)}%`;
}
