import { READ_BLOCK, WRITE_BLOCK, type ItemSize } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useWords } from '../text/words.tsx';
import { edgesAround, scaleFor, type Scale } from './scale.ts';

interface RulerProps {
  readonly size: ItemSize;
  /** Whether DynamoDB refuses the item: then no unit is ahead of it. */
  readonly isRefused: boolean;
}

/** The mark of the product: the bytes of an item laid along a scale whose ticks are the billing edges. */
export function Ruler({ size, isRefused }: RulerProps): ComponentChild {
  const words = useWords();
  const { bytes } = size;
  const scale = scaleFor(bytes);
  const write = edgesAround(bytes, WRITE_BLOCK.value);
  const read = edgesAround(bytes, READ_BLOCK.value);
  return (
    <figure class="ruler" part="ruler">
      {/* Bytes count from left to right in every language. */}
      <div
        dir="ltr"
        role="img"
        aria-label={words.say('ruler.label', { bytes: words.bytes(bytes), end: words.kilobytes(scale.end) })}
      >
        <div class="track">
          <div class="segments" style={{ inlineSize: share(bytes, scale.end) }}>
            {segments(size, scale.end).map(({ name, bytes: own }) => (
              <span
                key={name}
                class="segment"
                style={{ flexGrow: own }}
                title={name === '' ? undefined : `${name} ${words.bytes(own)}`}
              >
                {own / scale.end > 0.07 && name}
              </span>
            ))}
          </div>
          <span
            class="room"
            style={{ insetInlineStart: share(bytes, scale.end), inlineSize: share(write.above - bytes, scale.end) }}
          />
          <Ticks scale={scale} />
        </div>
        <div class="labels">
          {scale.labels.map((at) => (
            <span key={at} class={labelClass(at, scale)} style={{ insetInlineStart: share(at, scale.end) }}>
              {at === 0 ? words.number(0) : words.kilobytes(at)}
            </span>
          ))}
        </div>
      </div>
      {!isRefused && (
        <figcaption>
          {words.say('ruler.write', { room: words.bytes(write.above - bytes), edge: words.kilobytes(write.above) })}
          <br />
          {words.say('ruler.read', { room: words.bytes(read.above - bytes), edge: words.kilobytes(read.above) })}
        </figcaption>
      )}
    </figure>
  );
}

function Ticks({ scale }: { readonly scale: Scale }): ComponentChild {
  const path = (edges: readonly number[], length: number): string =>
    edges.map((at) => `M${(at / scale.end) * 1000} ${20 - length}V20`).join('');
  const isSparse = scale.readEdges.length <= 12;
  return (
    <svg class="ticks" viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
      <path d={path(scale.writeEdges, 5)} />
      <path class={isSparse ? 'read-edge' : ''} d={path(scale.readEdges, isSparse ? 20 : 5)} />
      <path class="read-edge" d={path([scale.end], 20)} />
    </svg>
  );
}

interface Segment {
  readonly name: string;
  readonly bytes: number;
}

/** The attributes, the largest first; those that would be thinner than a line are one segment without a name. */
function segments({ parts }: ItemSize, end: number): readonly Segment[] {
  const sorted = parts.toSorted((a, b) => b.bytes - a.bytes);
  const thin = sorted.findIndex(({ bytes }) => bytes / end < 0.003);
  const visible = (thin < 0 ? sorted : sorted.slice(0, thin)).map(({ name, bytes }) => ({ name: String(name), bytes }));
  const rest = thin < 0 ? 0 : sorted.slice(thin).reduce((sum, { bytes }) => sum + bytes, 0);
  return rest === 0 ? visible : [...visible, { name: '', bytes: rest }];
}

function labelClass(at: number, { end }: Scale): string {
  if (at === 0) return 'first';
  return at === end ? 'last' : '';
}

function share(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}
