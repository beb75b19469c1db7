import type { DesignInput } from '@dynamometer/core';

/** What the panel of keys starts from. */
export interface KeysQuestion {
  readonly from: 'design' | 'items' | 'table';
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
  /** A table's definition, in any notation that can be read; undefined while it is that of the example. */
  readonly table: string | undefined;
  /** What is asked of that table. */
  readonly asked: AskedKeys;
}

/** A Query by the keys of a table or of an index. */
export interface AskedKeys {
  /** The name of the index; empty for the table itself. */
  readonly index: string;
  /** What was typed for key attributes, by their names. */
  readonly values: Readonly<Record<string, string>>;
  /** How the last sort-key attribute that has a value is compared. */
  readonly operator: AskedOperator;
  /** The upper end of `between`. */
  readonly to: string;
}

export const ASKED_OPERATORS = ['=', 'begins_with', 'between', '<', '<=', '>', '>='] as const;
export type AskedOperator = (typeof ASKED_OPERATORS)[number];

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
  table: undefined,
  asked: { index: '', values: { pk: 'TENANT#acme', sk: 'USER#' }, operator: 'begins_with', to: '' },
};
