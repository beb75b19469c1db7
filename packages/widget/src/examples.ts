import type { Workload } from '@dynamometer/core';
import iotLog from '@dynamometer/core/examples/iot-log.json';
import shop from '@dynamometer/core/examples/online-shop.json';
import sessions from '@dynamometer/core/examples/sessions.json';
import { SAMPLE_WORKLOAD } from './sample-workload.ts';
import type { Words } from './text/words.tsx';

/** The names of the example workloads. */
export const EXAMPLE_NAMES = ['billing', 'shop', 'iotLog', 'sessions'] as const;

export type ExampleName = (typeof EXAMPLE_NAMES)[number];

// A JSON module has wider types than the document that it is; the tests of core hold every example to its schema.
const ENGLISH: Readonly<Record<ExampleName, Workload>> = {
  billing: SAMPLE_WORKLOAD,
  shop: shop as unknown as Workload,
  iotLog: iotLog as unknown as Workload,
  sessions: sessions as unknown as Workload,
};

const known = new Map<string, Readonly<Record<ExampleName, Workload>>>();

/** The example workloads, named in the language of the reader; the same documents for the same language. */
export function examplesFor({ locale, name }: Pick<Words, 'locale' | 'name'>): Readonly<Record<ExampleName, Workload>> {
  const before = known.get(locale);
  if (before !== undefined) return before;
  const examples = {
    billing: named(ENGLISH.billing, name),
    shop: named(ENGLISH.shop, name),
    iotLog: named(ENGLISH.iotLog, name),
    sessions: named(ENGLISH.sessions, name),
  };
  known.set(locale, examples);
  return examples;
}

function named(workload: Workload, name: Words['name']): Workload {
  const { name: own, patterns } = workload;
  return {
    ...workload,
    ...(own !== undefined && { name: name(own) }),
    patterns: patterns.map((pattern) => ({ ...pattern, name: name(pattern.name) })),
  };
}
