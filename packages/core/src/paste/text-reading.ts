import type { LiteralNotation } from './literal-scan.ts';
import type { Locate, Remark } from './remark.ts';
import type { Value } from './value.ts';

/** How a text writes its values. */
export type Notation = 'json' | LiteralNotation | 'java' | 'csv' | 'yaml';

/** The values that a text holds, in whatever notation. */
export interface TextReading {
  readonly ok: true;
  readonly notation: Notation;
  readonly values: readonly Value[];
  /** Whether each value begins on a line of its own. */
  readonly inLines: boolean;
  /** What the notation gives reason to say. */
  readonly notes: readonly Remark[];
  /** Finds values in the text again; absent where lines and columns would not be those of the paste. */
  readonly locate?: Locate;
}
