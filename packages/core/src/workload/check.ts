import type { Problem } from '../problem.ts';
import { checkForm } from './document.ts';
import { checkReferences } from './references.ts';
import type { Workload } from './workload.ts';

/**
 * Everything that keeps a value from being a workload, all of it at once.
 *
 * @param given - A value from JSON; nothing is known of it.
 * @returns Problems, each with the path of the field: first of the form, as the JSON Schema has it, and if that is right of names and rates that do not fit together.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-general-nosql-design.html
 * @example
 * checkWorkload({ region: 'us-east-1', table: { partitionKey: { name: 'id', type: 'S' } }, entities: {}, patterns: [], speed: 9 }).map((each) => each.path) // [['speed']]
 */
export function checkWorkload(given: unknown): readonly Problem[] {
  const problems = checkForm(given);
  return problems.length > 0 ? problems : checkReferences(given as Workload);
}
