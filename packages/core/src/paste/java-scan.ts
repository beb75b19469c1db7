import { scanOf, type Scan } from './scan.ts';
import { stopAt, type Stop } from './stop.ts';

/** A scan of what Java prints. */
export interface JavaScan extends Scan {
  /** Where this value is on the way to one that is looked for. */
  stop: Stop | undefined;
}

/** Starts at the beginning of a text. */
export function javaScanOf(text: string, stop?: Stop): JavaScan {
  return { ...scanOf(text), stop };
}

/** Goes over a part if it is next. */
export function pass(scan: JavaScan, part: string): boolean {
  if (!scan.text.startsWith(part, scan.at)) return false;
  scan.at += part.length;
  return true;
}

/** Goes over what a pattern matches right here; the pattern is sticky. */
export function passPattern(scan: JavaScan, pattern: RegExp): string | undefined {
  pattern.lastIndex = scan.at;
  const [whole] = pattern.exec(scan.text) ?? [];
  scan.at += whole?.length ?? 0;
  return whole;
}

/** Reads what stands under a name or at a position, and notes where it begins. */
export function within<T>(scan: JavaScan, step: string | number, read: () => T): T {
  const { stop } = scan;
  scan.stop = stopAt(stop, step);
  if (scan.stop !== undefined && scan.stop.offset < 0) scan.stop.offset = scan.at;
  const value = read();
  scan.stop = stop;
  return value;
}
