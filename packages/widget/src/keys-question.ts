import type { DesignInput } from '@dynamometer/core';

/** What the panel of keys starts from. */
export interface KeysQuestion {
  readonly from: 'design' | 'items';
  /** Entities and patterns; undefined while they are those of the example. */
  readonly design: DesignInput | undefined;
  /** The same as JSON, as it was typed; undefined while it is written from the form. */
  readonly json: string | undefined;
  /** Pasted items; undefined while they are those of the example. */
  readonly items: string | undefined;
  /** Templates corrected by hand, by those that the items seem to follow. */
  readonly templates: Readonly<Record<string, string>>;
  /** The key attributes chosen by hand. */
  readonly partitionKey: string | undefined;
  readonly sortKey: string | undefined;
  /** What a Query hands to `begins_with`. */
  readonly prefix: string;
}

/** The beginning, where the examples are shown. */
export const NO_KEYS: KeysQuestion = {
  from: 'design',
  design: undefined,
  json: undefined,
  items: undefined,
  templates: {},
  partitionKey: undefined,
  sortKey: undefined,
  prefix: '',
};
