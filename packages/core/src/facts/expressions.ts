import { fact, type Explained } from '../explain.ts';
import type { Bytes } from '../units.ts';
import * as DOCS from './docs.ts';
import * as TABLE_DOCS from './table-docs.ts';

export const EXPRESSION_LIMIT: Explained<Bytes> = fact({
  id: 'limit.expression',
  says: 'An expression, such as a key condition or a filter, has at most 4 KB (4,096 bytes).',
  value: 4_096,
  unit: 'bytes',
  basis: 'documented',
  source: DOCS.constraints,
});

export const IN_OPERANDS: Explained<number> = fact({
  id: 'limit.in-operands',
  says: 'The IN operator compares with at most 100 values.',
  value: 100,
  unit: 'values',
  basis: 'documented',
  source: TABLE_DOCS.filterExpressions,
});
