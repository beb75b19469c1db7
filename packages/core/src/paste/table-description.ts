import { isMap, type ValueMap } from './value.ts';

/** Whether a map describes a table, as DescribeTable returns it or CreateTable takes it. */
export function isTableDescription(map: ValueMap): boolean {
  const inside = map['Table'] ?? map['TableDescription'];
  return isSchema(map) || (isMap(inside) && isSchema(inside));
}

const isSchema = (map: ValueMap): boolean => Array.isArray(map['KeySchema']) && typeof map['TableName'] === 'string';
