import { problem, type ProblemKind } from '../problem.ts';
import type { Found } from './collected.ts';
import { taggedValue } from './tagged.ts';
import { isTyped, weigh, type Evidence, type Format } from './format.ts';
import type { Remark } from './remark.ts';

/** Which format the values are in, and what else they could be. */
export interface Choice {
  readonly format: Format;
  readonly alternatives: readonly Format[];
  readonly doubts: readonly Remark[];
}

/** Chooses the format of everything that was found, unless the caller has chosen it. */
export function chooseFormat(items: readonly Found[], forced: Format | undefined): Choice {
  if (forced !== undefined) return { format: forced, alternatives: [], doubts: [] };
  if (items.every((found) => found.typed)) return { format: 'dynamodb-json', alternatives: [], doubts: [] };
  const evidence: Evidence = { typed: 0, misspelt: 0, plain: 0 };
  for (const { map } of items) weigh(map, evidence);
  const { typed, misspelt, plain } = evidence;
  // One name like a type may be chance, all of them are none.
  if (plain === 0 && typed === 0 && misspelt > 1) return { format: 'dynamodb-json', alternatives: [], doubts: [] };
  if (typed > 0 && typed + misspelt > plain) return { format: 'dynamodb-json', alternatives: [], doubts: [] };
  const single = items.find(({ map }) => isTyped(map));
  const ambiguity = single === undefined ? MIXED : ONE_VALUE;
  if (typed === 0 && single === undefined) return { format: 'plain-json', alternatives: [], doubts: [] };
  const details = { typed, type: taggedValue(single?.map)?.tag ?? '' };
  const doubts = [{ problem: problem(ambiguity, [], details), place: items[0]?.path ?? [], count: 1 }];
  return { format: 'plain-json', alternatives: ['dynamodb-json'], doubts };
}

const ONE_VALUE: ProblemKind = {
  code: 'format.ambiguous',
  severity: 'warning',
  says: 'This is ambiguous: an item with an attribute named {type}, or one value of type {type} in DynamoDB JSON. It was read as an item; choose DynamoDB JSON to read it as a value.',
};

const MIXED: ProblemKind = {
  code: 'format.ambiguous',
  severity: 'warning',
  says: 'This is ambiguous: some values ({typed}) look typed as in DynamoDB JSON, others do not. It was read as plain JSON; choose DynamoDB JSON if the others are a mistake.',
};
