import { fact, type Explained } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import { ITEM_SIZE_LIMIT } from '../facts/limits.ts';
import { READ_BLOCK, WRITE_BLOCK } from '../facts/throughput.ts';
import type { ItemSize } from '../item/size.ts';
import type { SizePart } from '../item/size-parts.ts';
import type { Path } from '../problem.ts';
import type { Bytes, ReadUnits, WriteUnits } from '../units.ts';
import { getItem } from './read.ts';
import { renames, type EditChange } from './renames.ts';
import { itemWrite } from './table-write.ts';

/** A change to an item that makes it cheaper to write or to read, or that makes it fit. */
export interface Edit {
  /** `rename` names, `shorten` a string or a binary, `move` a value to S3 and keep its key, `remove` an attribute. */
  readonly kind: 'rename' | 'shorten' | 'move' | 'remove';
  readonly changes: readonly EditChange[];
  /** What all changes together take off the item. */
  readonly saves: Bytes;
  /** The size of the item afterwards. */
  readonly bytes: Bytes;
  /** What PutItem consumes afterwards. */
  readonly write: Explained<WriteUnits>;
  /** What a strongly consistent GetItem consumes afterwards. */
  readonly read: Explained<ReadUnits>;
}

/** What stays of a value that is moved to S3. */
export const MOVED_KEY_SIZE: Explained<Bytes> = fact({
  id: 'edit.moved-key',
  says: 'A value that is moved to S3 leaves its object’s key behind, which is taken to have 36 bytes.',
  value: 36,
  unit: 'bytes',
  basis: 'assumed',
  source: TABLE_DOCS.largeItems,
  evidence: 'The length of a UUID in text; a key may have up to 1,024 bytes.',
});

/**
 * The smallest edits that bring an item below its next billing edge: first to one write unit less, then to one read
 * unit less. For an item above the 400 KB limit they are those that make it fit.
 *
 * @param size - What `itemSize` gave.
 * @param keys - Names of attributes that have to stay as they are.
 * @returns Edits, the least painful first: renames, shorter values, values moved to S3, attributes left out.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-use-s3-too.html
 * @example
 * cheapestEdits(itemSize({ emailAddress: { S: 'x'.repeat(1_022) } })).map((edit) => edit.kind) // ['rename', 'shorten', 'move']
 */
export function cheapestEdits(size: ItemSize, keys: readonly string[] = []): readonly Edit[] {
  const fixed = new Set<string | number>(keys);
  const free: ItemSize = { bytes: size.bytes, parts: size.parts.filter(({ name }) => !fixed.has(name)) };
  return excesses(size.bytes).flatMap((excess) =>
    [
      { kind: 'rename' as const, changes: renames(free, new Set(keys), excess) },
      { kind: 'shorten' as const, changes: shorten(free, excess) },
      { kind: 'move' as const, changes: move(free, excess) },
      { kind: 'remove' as const, changes: size.parts.length > 1 ? remove(free, excess) : [] },
    ]
      .filter(({ changes }) => changes.length > 0)
      .map(({ kind, changes }) => {
        const saves = changes.reduce((sum, change) => sum + change.saves, 0);
        const bytes = size.bytes - saves;
        return {
          kind,
          changes,
          saves,
          bytes,
          write: itemWrite({ after: bytes }, 'standard'),
          read: getItem(bytes, 'strong'),
        };
      }),
  );
}

/** By how much an item is over the edges below it, the nearest first. */
function excesses(bytes: Bytes): readonly Bytes[] {
  if (bytes > ITEM_SIZE_LIMIT.value) return [bytes - ITEM_SIZE_LIMIT.value];
  const edges = [WRITE_BLOCK.value, READ_BLOCK.value].map((block) => Math.floor((bytes - 1) / block) * block);
  return [...new Set(edges)].filter((edge) => edge > 0).map((edge) => bytes - edge);
}

function shorten(size: ItemSize, excess: Bytes): readonly EditChange[] {
  const longest = longestText(size.parts, []);
  if (longest === undefined || longest.part.valueBytes < excess) return [];
  return [{ path: longest.path, places: 1, saves: excess }];
}

interface Place {
  readonly part: SizePart;
  readonly path: Path;
}

/** The largest string or binary; elements of sets are values of their own and stay. */
function longestText(parts: readonly SizePart[], above: Path): Place | undefined {
  let longest: Place | undefined;
  for (const part of parts) {
    let found: Place | undefined;
    if (part.type === 'S' || part.type === 'B') found = { part, path: [...above, part.name] };
    else if ((part.type === 'M' || part.type === 'L') && part.valueBytes > (longest?.part.valueBytes ?? -1))
      found = longestText(part.parts ?? [], [...above, part.name]);
    if (found !== undefined && found.part.valueBytes > (longest?.part.valueBytes ?? -1)) longest = found;
  }
  return longest;
}

function move({ parts }: ItemSize, excess: Bytes): readonly EditChange[] {
  const movable = parts.map((part) => ({ part, saves: part.bytes - part.nameBytes - MOVED_KEY_SIZE.value }));
  const largest = movable.reduce<(typeof movable)[number] | undefined>(
    (best, each) => (best === undefined || each.saves > best.saves ? each : best),
    undefined,
  );
  if (largest === undefined || largest.saves < Math.max(excess, WORTH_MOVING)) return [];
  return [{ path: [largest.part.name], places: 1, saves: largest.saves }];
}

/** A request to S3 for less than this is no bargain. */
const WORTH_MOVING = 256;

function remove({ parts }: ItemSize, excess: Bytes): readonly EditChange[] {
  const [smallest] = parts.filter(({ bytes }) => bytes >= excess).sort((a, b) => a.bytes - b.bytes);
  return smallest === undefined ? [] : [{ path: [smallest.name], places: 1, saves: smallest.bytes }];
}
