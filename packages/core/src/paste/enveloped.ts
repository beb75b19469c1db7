import type { Problem } from '../problem.ts';
import type { Pieces } from './pieces.ts';
import type { Remark } from './remark.ts';

/** Text that holds the text of interest. */
export interface Envelope {
  readonly text: string;
  /** Where the text stands in what was pasted; absent where lines and columns are the same. */
  readonly pieces?: Pieces;
  readonly notes: readonly Remark[];
  /** Why the text cannot be read although it is there. */
  readonly problem?: Problem;
  /** Whether the text may be something else than items, so that it can be left out. */
  readonly optional?: true;
}
