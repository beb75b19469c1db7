import { performance } from 'node:perf_hooks';

/**
 * How many times longer `measured` takes than `reference`: the quickest round of each, since what else the machine does
 * only adds. Both run in turn, so that a machine that is slow for a while slows both. A round lasts `milliseconds`.
 */
export function ratio(measured, reference, { rounds = 81, milliseconds = 5 } = {}) {
  const runs = [measured, reference].map((run) => ({ run, calls: callsIn(milliseconds, run), best: Infinity }));
  for (let round = 0; round < rounds; round += 1)
    for (const each of runs) each.best = Math.min(each.best, time(each.run, each.calls));
  return runs[0].best / runs[1].best;
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle - 0.5)] + sorted[Math.floor(middle)]) / 2;
}

function callsIn(milliseconds, run) {
  let calls = 1;
  // doubling also warms the function up
  while (time(run, calls) * calls < milliseconds) calls *= 2;
  return calls;
}

/** Milliseconds a call. */
function time(run, calls) {
  const start = performance.now();
  for (let call = 0; call < calls; call += 1) kept = run();
  return (performance.now() - start) / calls;
}

// a result nobody can see may be optimised away, and with it the work
export let kept;
