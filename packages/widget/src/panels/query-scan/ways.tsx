import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import type { Way } from '../../reads.ts';
import { useWords } from '../../text/words.tsx';

/** The ways to read the same answer side by side, their bytes as bars on one logarithmic scale. */
export function Ways({ ways }: { readonly ways: readonly Way[] }): ComponentChild {
  const words = useWords();
  const id = useId();
  const most = Math.max(...ways.map(({ read }) => read.bytesRead));
  const least = Math.min(...ways.map(({ read }) => read.units.value));
  return (
    <section class="ways" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('ways.title', { count: ways.length })} <span class="note">{words.say('ways.scale')}</span>
      </p>
      <ul>
        {ways.map((way) => (
          <WayLine key={way.name} way={way} most={most} isCheapest={way.read.units.value === least} />
        ))}
      </ul>
    </section>
  );
}

interface WayLineProps {
  readonly way: Way;
  /** The bytes of the longest bar. */
  readonly most: number;
  readonly isCheapest: boolean;
}

function WayLine({ way: { name, read, dollars }, most, isCheapest }: WayLineProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { units, requests, bytesRead, bytesReturned } = read;
  const open = why.open === 'units' ? units : dollars;
  const thrownAway = bytesRead === 0 ? 0 : 1 - bytesReturned / bytesRead;
  const sentence = words.say(thrownAway === 0 ? 'ways.keepsAll' : 'ways.throwsAway', {
    count: requests,
    bytes: words.bytes(bytesRead),
    share: words.percent(thrownAway),
  });
  return (
    <li>
      <p class="way">
        <b>{words.say(`ways.${name}`)}</b>
        {isCheapest && <span class="best">{words.say('ways.cheapest')}</span>}
        <span class="price">
          <Figure why={why} name="units" of={units.value} unit={units.rule.unit}>
            {words.counted(units.value, units.rule.unit)}
          </Figure>
          <span class="dollars">
            <Figure
              why={why}
              name="dollars"
              of={Number(dollars.value)}
              unit={dollars.rule.unit}
              label={words.dollars(dollars.value)}
            >
              {words.dollars(dollars.value)}
            </Figure>
          </span>
        </span>
      </p>
      <span class="bar" aria-hidden="true" dir="ltr">
        <i class="read" style={{ inlineSize: logarithmic(bytesRead, most) }} />
        <i class="kept" style={{ inlineSize: logarithmic(bytesReturned, most) }} />
      </span>
      <p class="note">{sentence}</p>
      {why.open !== undefined && <Reasons why={why} of={open} />}
    </li>
  );
}

function logarithmic(bytes: number, most: number): string {
  return `${(100 * Math.log2(1 + bytes / 1024)) / Math.log2(1 + most / 1024)}%`;
}
