import type { Workload } from '@dynamometer/core';
import iotLog from '@dynamometer/core/examples/iot-log.json';
import shop from '@dynamometer/core/examples/online-shop.json';
import sessions from '@dynamometer/core/examples/sessions.json';
import { SAMPLE_WORKLOAD } from './sample-workload.ts';

/** The names of the example workloads. */
export const EXAMPLE_NAMES = ['billing', 'shop', 'iotLog', 'sessions'] as const;

export type ExampleName = (typeof EXAMPLE_NAMES)[number];

// A JSON module has wider types than the document that it is; the tests of core hold every example to its schema.
export const EXAMPLES: Readonly<Record<ExampleName, Workload>> = {
  billing: SAMPLE_WORKLOAD,
  shop: shop as unknown as Workload,
  iotLog: iotLog as unknown as Workload,
  sessions: sessions as unknown as Workload,
};
