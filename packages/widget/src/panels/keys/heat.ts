import type { Design, HotKey } from '@dynamometer/core';

/** The larger share that reads or writes take of a partition. */
export function share({ heat }: HotKey): number {
  return Math.max(heat.readShare?.value ?? 0, heat.writeShare?.value ?? 0);
}

/** Whether it throttles at its peak. */
export function isHot(key: HotKey): boolean {
  return share(key) > 1;
}

/** The share of the hottest key of a design. */
export function hottest({ hotKeys }: Design): number {
  return Math.max(0, ...hotKeys.map(share));
}
