import type { AttributeType } from '../item/attribute-value.ts';
import { marshal } from '../item/marshal.ts';
import { DIGITS, isNumberLiteral } from '../item/number-literal.ts';
import { taggedValue } from './tagged.ts';
import { isTyped } from './format.ts';
import { readJson } from './reader.ts';
import { isMap, type Value, type ValueMap } from './value.ts';

/** What a cell of a column of lists, maps or sets holds; the cell itself if it is no JSON, for others to refuse. */
export function typedNested(type: AttributeType, cell: string): Value {
  const value = jsonIn(cell);
  if (value === undefined) return cell;
  if (type === 'L' && Array.isArray(value)) return value.every(isTyped) ? value : (typed(value, 'L') ?? value);
  if (type === 'M' && isMap(value)) return Object.values(value).every(isTyped) ? value : (typed(value, 'M') ?? value);
  return Array.isArray(value) ? value.map(elementOf) : value;
}

/** A list or a map with its types, whether it has them already or they are those of its values. */
export function guessedNested(cell: string): Value {
  const value = jsonIn(cell);
  if (Array.isArray(value) && value.every(isTyped)) return { L: value };
  if (isMap(value) && Object.values(value).every(isTyped)) return { M: value };
  const marshalled = marshal({ value });
  return marshalled.ok ? (marshalled.item['value'] as ValueMap | undefined) : undefined;
}

function jsonIn(cell: string): Value {
  const reading = readJson(cell);
  return reading.ok && reading.values.length === 1 ? reading.values[0] : undefined;
}

function typed(value: Value, tag: 'L' | 'M'): Value {
  const marshalled = marshal({ value });
  return marshalled.ok ? (marshalled.item['value'] as ValueMap | undefined)?.[tag] : undefined;
}

/** An element of a set, as it is or with its type. */
function elementOf(element: Value): Value {
  const content = isMap(element) ? taggedValue(element)?.content : element;
  return isNumberLiteral(content) ? content[DIGITS] : content;
}
