import type { Explained, Given } from '../explain.ts';
import { WRITE_BLOCK, type WriteMode } from '../facts/throughput.ts';
import type { Table } from '../item/table.ts';
import { tableWrite } from '../operation/table-write.ts';
import { writeBlocks } from '../operation/write-units.ts';
import { writtenSize } from '../operation/written-size.ts';
import type { Bytes } from '../units.ts';
import type { SizedEntity } from './entities.ts';
import { indexWrites, type IndexWrites } from './index-writes.ts';
import type { WriteAction } from './pattern.ts';

/** What a write costs on the table. */
export interface TableWriteCost {
  /** Units where the condition holds, or there is none. */
  readonly holds: Explained<number>;
  /** Units where it fails. */
  readonly fails: Explained<number>;
  /** The KB that are written where it holds. */
  readonly written: Explained<number>;
}

/** Tells what writes cost; equal writes of an entity are worked out once. */
export interface WriteCosts {
  readonly table: (entity: SizedEntity, action: WriteAction, mode: WriteMode) => TableWriteCost;
  readonly indexes: IndexWrites;
}

/** What writes to a table and its indexes cost. */
export function writeCosts(table: Table): WriteCosts {
  const known = new Map<string, TableWriteCost>();
  return {
    indexes: indexWrites(table),
    table: (entity, action, mode) => {
      const [before, after] = sidesOf(action, entity.bytes);
      const key = `${mode} ${before !== undefined} ${after !== undefined} ${entity.name}`;
      const cost = known.get(key) ?? tableCost(before, after, mode);
      known.set(key, cost);
      return cost;
    },
  };
}

function tableCost(before: Given<Bytes> | undefined, after: Given<Bytes> | undefined, mode: WriteMode): TableWriteCost {
  const size = writtenSize('holds', before, after);
  return {
    holds: tableWrite(size, mode),
    fails: tableWrite(writtenSize('fails', before, after), mode),
    written: writeBlocks({ size, block: WRITE_BLOCK }),
  };
}

/** The item before and after a write, as far as there is one. */
function sidesOf(
  action: WriteAction,
  bytes: Given<Bytes>,
): readonly [Given<Bytes> | undefined, Given<Bytes> | undefined] {
  if (action.operation === 'deleteItem') return [bytes, undefined];
  if (action.operation === 'putItem' && action.replaces !== 'item') return [undefined, bytes];
  return [bytes, bytes];
}
