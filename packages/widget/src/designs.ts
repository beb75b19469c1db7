import { designTable, type Design, type DesignInput, type Problem } from '@dynamometer/core';

/** What entities and patterns come to, and what they came to when a table could last be designed. */
export interface Designs {
  readonly problems: readonly Problem[];
  readonly last: { readonly input: DesignInput; readonly designs: readonly Design[] } | undefined;
  /** Whether `last` is of earlier entities and patterns. */
  readonly isStale: boolean;
}

/** Designs tables one after the other, and remembers the last that could be designed. */
export function createDesigner(): (input: DesignInput) => Designs {
  let known: { readonly input: DesignInput; readonly designs: Designs } | undefined;
  return (input) => {
    if (known?.input === input) return known.designs;
    const designed = designTable(input);
    const designs = designed.ok
      ? { problems: designed.notices, last: { input, designs: designed.designs }, isStale: false }
      : { problems: designed.problems, last: known?.designs.last, isStale: true };
    known = { input, designs };
    return designs;
  };
}

/** The name of a design among the alternatives: by what sets it apart from the plain one. */
export type DesignName = 'plain' | 'parent' | 'separate' | 'filter' | 'sharded';

/** What sets a design apart. */
export function designName({ choices }: Design): DesignName {
  if (choices.shards === 'where-hot') return 'sharded';
  if (choices.collections === 'parent') return 'parent';
  if (choices.indexes === 'separate') return 'separate';
  return choices.rest === 'filter' ? 'filter' : 'plain';
}
