import { attributeType, isAttributeType, onlyMember } from '../item/attribute-type.ts';
import { taggedValue } from './tagged.ts';
import type { AttributeType } from '../item/attribute-value.ts';
import { isNumberLiteral } from '../item/number-literal.ts';
import { isMap, type Value, type ValueMap } from './value.ts';

/** How values say their types: by DynamoDB's tags, or by being what they are. */
export type Format = 'dynamodb-json' | 'plain-json';

/** How many attributes are typed, how many look like a typing error, and how many are neither. */
export interface Evidence {
  typed: number;
  misspelt: number;
  plain: number;
}

/** Counts what speaks for each format among the attributes of an item. */
export function weigh(map: ValueMap, evidence: Evidence): Evidence {
  for (const name of Object.keys(map)) {
    const value = map[name];
    if (isTyped(value) || isReference(value)) evidence.typed += 1;
    else if (isMisspelt(value)) evidence.misspelt += 1;
    else evidence.plain += 1;
  }
  return evidence;
}

/** Whether a map is an item in DynamoDB JSON and nothing else. */
export function isTypedItem(map: ValueMap, names: readonly string[] = Object.keys(map)): boolean {
  const enough = Math.min(names.length, ENOUGH);
  for (let looked = 0; looked < enough; looked += 1) if (!isTyped(map[names[looked] ?? ''])) return false;
  return enough > 0;
}

/** So many attributes tell the format; a stray one after them is a problem of its own. */
const ENOUGH = 64;

/** Whether a value carries one type tag and holds what the tag promises, loosely written or not. */
export function isTyped(value: Value): boolean {
  if (!isMap(value)) return false;
  const only = onlyMember(value);
  // Nearly every typed value has its tag and nothing else.
  if (only !== undefined && isAttributeType(only)) return isContentOf(only, value[only]);
  const tagged = taggedValue(value);
  return tagged !== undefined && isContentOf(tagged.tag, tagged.content);
}

function isContentOf(tag: AttributeType, content: Value): boolean {
  if (tag === 'S') return typeof content === 'string';
  if (tag === 'N') return typeof content === 'string' || isNumberLiteral(content);
  if (tag === 'M') return isMap(content);
  if (tag === 'B') return typeof content === 'string' || content instanceof Uint8Array;
  if (tag === 'BOOL' || tag === 'NULL')
    return typeof content === 'boolean' || content === 'true' || content === 'false';
  return Array.isArray(content) || content instanceof Set;
}

/** Whether a value has one member, a type with the path to what Step Functions fills in later: `{"S.$": "$.id"}`. */
function isReference(value: Value): boolean {
  const only = isMap(value) ? onlyMember(value) : undefined;
  return only !== undefined && only.endsWith('.$') && isAttributeType(only.slice(0, -2));
}

/** Whether a value has one member, named like a type but for a slip. */
function isMisspelt(value: Value): boolean {
  if (!isMap(value)) return false;
  if (Object.keys(value).length > 1) return false;
  const type = attributeType(value, []);
  return typeof type !== 'string' && 'near' in type.details;
}
