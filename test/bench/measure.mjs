import { performance } from 'node:perf_hooks';

/**
 * How many times longer `measured` takes than `reference`: the quickest round of each, since what else the machine does
 * only adds. Both run in turn, until neither has become quicker for `enough` rounds of about `milliseconds` each.
 */
export function ratio(measured, reference, { enough = 40, milliseconds = 5 } = {}) {
  const runs = [measured, reference].map((run) => ({ run, calls: callsIn(milliseconds, run), best: Infinity }));
  const start = performance.now();
  for (let round = 0, last = 0; round < last + enough && performance.now() - start < LONGEST; round += 1)
    for (const each of runs) {
      const taken = time(each.run, each.calls);
      if (taken < 0.99 * each.best) last = round;
      each.best = Math.min(each.best, taken);
    }
  return runs[0].best / runs[1].best;
}

/** On a machine that is never quiet there is always a quicker round to wait for. */
const LONGEST = 4_000;

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle - 0.5)] + sorted[Math.floor(middle)]) / 2;
}

function callsIn(milliseconds, run) {
  // the first calls are those of an interpreter, and any of them may be one that the machine interrupts
  const start = performance.now();
  let quickest = Infinity;
  for (let call = 0; call < 5 || (call < 500 && performance.now() - start < 100); call += 1)
    quickest = Math.min(quickest, time(run, 1));
  return Math.max(1, Math.round(milliseconds / Math.max(quickest, 0.0001)));
}

/** Milliseconds a call. */
function time(run, calls) {
  const start = performance.now();
  for (let call = 0; call < calls; call += 1) kept = run();
  return (performance.now() - start) / calls;
}

// a result nobody can see may be optimised away, and with it the work
export let kept;
