import { rule, type RuleFunction } from '../explain.ts';
import * as DOCS from '../facts/docs.ts';
import type { Bytes, ReadUnits } from '../units.ts';

export const costRatio: RuleFunction<{ other: ReadUnits; query: ReadUnits }, number> = rule({
  id: 'compare.ratio',
  says: 'Another way of reading costs this many times the Query.',
  formula: 'other ÷ query',
  unit: 'times',
  basis: 'documented',
  source: DOCS.scan,
  compute: ({ other, query }) => other / query,
});

export const breakEvenShare: RuleFunction<{ ratio: number; read: Bytes; table: Bytes }, number> = rule({
  id: 'compare.break-even',
  says: 'As many Queries as one Scan costs read this share of the table. Whoever needs more of it pays less for a Scan; at 1 a Scan is never cheaper.',
  formula: 'min(1, ratio × read ÷ table)',
  unit: 'of the table',
  basis: 'inferred',
  source: DOCS.scan,
  evidence: 'Follows from both costs, if every Query reads as much as this one.',
  compute: ({ ratio, read, table }) => (table === 0 ? 1 : Math.min(1, (ratio * read) / table)),
});
