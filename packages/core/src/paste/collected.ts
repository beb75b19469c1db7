import { problem, type Details, type Path, type ProblemKind } from '../problem.ts';
import type { ConsumedCapacity } from './consumed-capacity.ts';
import type { Remark } from './remark.ts';
import type { ValueMap } from './value.ts';

/** An attribute map and where it stands among the pasted values. */
export interface Found {
  readonly map: ValueMap;
  readonly path: Path;
  /** Whether it is an item in DynamoDB JSON beyond doubt. */
  readonly typed: boolean;
}

/** A write that a stream recorded: positions in the list of what was found. */
export interface FoundChange {
  readonly before?: Found;
  readonly after?: Found;
}

/** What was found around the items, and the items themselves, before anyone types their values. */
export interface Collected {
  readonly items: Found[];
  readonly changes: FoundChange[];
  readonly problems: Remark[];
  /** By kind, since a thousand records without an item are one notice. */
  readonly notices: Map<ProblemKind, { count: number; readonly path: Path; readonly details: Details }>;
  readonly consumed: ConsumedCapacity[];
  /** How many items were read for those that came back. */
  scanned?: number;
  /** How many keys held no item. */
  missing: number;
  /** How many items each page of a Query or Scan has. */
  readonly pages: number[];
  /** The outermost wrapper that was opened. */
  container?: string;
}

/** Notes something once, however often it is met; the sentence gets the number of times as `{count}`. */
export function note(collected: Collected, kind: ProblemKind, path: Path, details: Details = {}): void {
  const noted = collected.notices.get(kind);
  if (noted === undefined) collected.notices.set(kind, { count: 1, path, details });
  else noted.count += 1;
}

/** The notices in the order in which they came up. */
export function noticesOf({ notices }: Collected): readonly Remark[] {
  // Mostly there are none, and then even a list of none takes long to make of a map.
  if (notices.size === 0) return [];
  return Array.from(notices, ([kind, { count, path, details }]) => ({
    problem: problem(kind, [], { count, ...details }),
    place: path,
    count: 1,
  }));
}
