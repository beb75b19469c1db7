import { performance } from 'node:perf_hooks';

/**
 * How many times longer `measured` takes than `reference`: the median over rounds in which both run in turn, so that
 * a machine that slows down slows both. Each round lasts about `milliseconds` per function.
 */
export function ratio(measured, reference, { rounds = 21, milliseconds = 20 } = {}) {
  const [calls, referenceCalls] = [measured, reference].map((run) => callsIn(milliseconds, run));
  const ratios = Array.from({ length: rounds }, (_, round) => {
    // whoever goes second finds a warmer machine: take turns
    const first = round % 2 === 0;
    const before = first ? time(measured, calls) : undefined;
    const other = time(reference, referenceCalls);
    return (before ?? time(measured, calls)) / other;
  });
  return median(ratios);
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
