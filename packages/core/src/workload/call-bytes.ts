import { valueOf, type Given } from '../explain.ts';
import type { RequestLimits } from '../operation/request-limits.ts';
import { problem, type Path, type Problem } from '../problem.ts';
import type { Bytes } from '../units.ts';

/** Equal items that one call names. */
export interface Carried {
  readonly count: number;
  readonly bytes: Given<Bytes>;
}

/** What DynamoDB would refuse about the bytes of all items of one call. */
export function checkCallBytes(
  carried: readonly Carried[],
  { large }: Pick<RequestLimits, 'large'>,
  path: Path,
): readonly Problem[] {
  const bytes = carried.reduce((sum, each) => sum + each.count * valueOf(each.bytes), 0);
  return bytes > large.limit.value ? [problem(large, path, { bytes })] : [];
}
