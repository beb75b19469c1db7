import { DOCS, fact, rule, type Explained, type RuleFunction } from '@dynamometer/core';

/** What the rule and the fact of a rectangle share: the smallest thing that has a figure with reasons. */
export const TEXT = { basis: 'documented', source: DOCS.quotas } as const;

export const height: Explained<number> = fact({
  ...TEXT,
  id: 'demo.height',
  says: 'All are 5 high.',
  unit: 'steps',
  value: 5,
  basis: 'measured',
});

export const area: RuleFunction<{ width: number; height: number }, number> = rule({
  ...TEXT,
  id: 'demo.area',
  says: 'Width times height.',
  formula: 'width × height',
  unit: 'squares',
  compute: ({ width, height: high }) => width * high,
});
