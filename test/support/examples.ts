import * as core from '@dynamometer/core';
import { transformWithOxc } from 'vite';

/** A line of the form `expression // result`. */
export interface Example {
  readonly expression: string;
  readonly result: string;
}

/** The expression and its promised result, or undefined if the line promises none. */
export function exampleIn(line: string): Example | undefined {
  // the last one: an expression may hold an address
  const at = line.lastIndexOf(' // ');
  if (at < 0) return undefined;
  return {
    expression: line
      .slice(0, at)
      .trim()
      .replace(/^return |;$/, ''),
    result: line.slice(at + 4).trim(),
  };
}

/** What a JavaScript expression comes to with the given names in scope. */
export function evaluate(expression: string, scope: Readonly<Record<string, unknown>> = core): unknown {
  // an example is code in a text: running it is the point
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function(...Object.keys(scope), `'use strict'; return (${expression}\n);`) as (
    ...values: readonly unknown[]
  ) => unknown;
  return run(...Object.values(scope));
}

/** What the lines with a promised result in a block of TypeScript come to, in their order, next to the promises. */
export async function runBlock(
  block: string,
  scope: Readonly<Record<string, unknown>> = core,
): Promise<readonly { readonly expression: string; readonly is: unknown; readonly promised: unknown }[]> {
  const body = block
    .split('\n')
    .map((line) => {
      // the package is in scope already; that it exports these names is checked where they are used
      if (/^import .* from '@dynamometer\/core(?:\/prices|\/yaml)?';$/.test(line)) return '';
      const example = exampleIn(line);
      if (example === undefined) return line;
      const { expression, result } = example;
      return `results.push({ expression: ${JSON.stringify(expression)}, is: (${expression}), promised: (${result}) });`;
    })
    .join('\n');
  const { code } = await transformWithOxc(body, 'block.ts');
  // as above
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function(...Object.keys(scope), 'results', code) as (...values: readonly unknown[]) => void;
  const results: { expression: string; is: unknown; promised: unknown }[] = [];
  run(...Object.values(scope), results);
  return results;
}
