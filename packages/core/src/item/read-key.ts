import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { isRecord, listOf } from './json.ts';
import type { KeyAttribute, KeyType } from './table.ts';

/** The declared types of a definition by attribute name. */
export type KeyTypes = ReadonlyMap<string, KeyType>;

/** Both halves of a KeySchema, in its order. */
export function readKey(
  schema: unknown,
  types: KeyTypes,
  path: Path,
  found: Problem[],
): { readonly partition: readonly KeyAttribute[]; readonly sort: readonly KeyAttribute[] } {
  const partition: KeyAttribute[] = [];
  const sort: KeyAttribute[] = [];
  const before = found.length;
  for (const each of listOf(schema)) {
    const { AttributeName: name, KeyType: role } = isRecord(each) ? each : {};
    if (typeof name !== 'string' || (role !== 'HASH' && role !== 'RANGE')) {
      found.push(problem(UNREADABLE, path));
      continue;
    }
    const type = types.get(name);
    if (type === undefined) found.push(problem(UNDEFINED_KEY, path, { name }));
    else (role === 'HASH' ? partition : sort).push({ name, type });
  }
  if (partition.length === 0 && found.length === before) found.push(problem(NO_HASH, path));
  return { partition, sort };
}

const UNREADABLE: ProblemKind = {
  code: 'table.key-schema',
  severity: 'error',
  says: 'An element of {path} needs an AttributeName and a KeyType of HASH or RANGE.',
};

const UNDEFINED_KEY: ProblemKind = {
  code: 'table.undefined-key',
  severity: 'error',
  says: '{path} names {name}, which AttributeDefinitions does not define. Add it there with its type.',
};

const NO_HASH: ProblemKind = {
  code: 'table.no-partition-key',
  severity: 'error',
  says: '{path} has no HASH attribute. Every table and every index has a partition key.',
};
