import type { ComponentChild } from 'preact';
import { useWords } from '../../text/words.tsx';

interface LineProps {
  /** Stored today. */
  readonly from: number;
  /** What the partitions hold. */
  readonly limit: number;
  readonly count: number;
  /** Until it is reached. */
  readonly days: number;
}

/** What is stored over time, up to the day on which the partitions are full. */
export function Line({ from, limit, count, days }: LineProps): ComponentChild {
  const words = useWords();
  const gigabytes = (bytes: number): string => words.say('table.gigabytes', { amount: words.rounded(bytes / 2 ** 30) });
  const top = 100 - 100 / ROOM;
  const start = 100 - (100 * from) / (limit * ROOM);
  const end = 100 / ROOM;
  const left = words.say('growth.days', { count: days });
  return (
    <figure class="rising">
      <div
        role="img"
        aria-label={words.say('growth.drawing', { bytes: gigabytes(from), limit: gigabytes(limit), count, days: left })}
        dir="ltr"
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="area" d={`M0,100 V${start} L${end},${top} V100 Z`} />
          <path class="edge" d={`M0,${top} H100`} />
          <path class="now" d={`M0,${start} L${end},${top}`} />
          <path class="then" d={`M${end},${top} L100,${top - ((start - top) / end) * (100 - end)}`} />
          <path class="drop" d={`M${end},${top} V100`} />
        </svg>
        <span class="dot" style={{ insetInlineStart: `${end}%`, insetBlockStart: `${top}%` }} />
        <span class="at-limit" style={{ insetBlockEnd: `${end}%` }}>
          {words.say('growth.capacity', { limit: gigabytes(limit), count })}
        </span>
      </div>
      <figcaption aria-hidden="true" dir="ltr">
        <span>{words.say('growth.today', { bytes: gigabytes(from) })}</span>
        <span style={{ insetInlineStart: `${end}%` }}>{left}</span>
      </figcaption>
    </figure>
  );
}

/** How far the axes go beyond the split. */
const ROOM = 1.25;
