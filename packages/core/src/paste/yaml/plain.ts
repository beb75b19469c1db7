import { DIGITS, isNumberLiteral } from '../../item/number-literal.ts';
import { isMap, setEntry, type Value, type ValueMap } from '../value.ts';

/** A value as `JSON.parse` would give it, for what asks for names and not for digits. */
export function toPlainJson(value: Value): unknown {
  if (isNumberLiteral(value)) return Number(value[DIGITS]);
  if (Array.isArray(value)) return value.map(toPlainJson);
  if (!isMap(value)) return value;
  const plain: ValueMap = {};
  for (const [name, each] of Object.entries(value)) setEntry(plain, name, toPlainJson(each) as Value);
  return plain;
}
