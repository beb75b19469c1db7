import { isAttributeType } from '../item/attribute-type.ts';
import type { AttributeType } from '../item/attribute-value.ts';
import { isNumberLiteral } from '../item/number-literal.ts';
import { isMap, type Value } from './value.ts';

/** The one type tag of a value, in DynamoDB's spelling, and what stands under it. */
export interface Tagged {
  readonly tag: AttributeType;
  readonly written: string;
  readonly content: Value;
}

/** Reads the tag of a typed value; undefined where there is not exactly one, or it is not a type. */
export function taggedValue(value: Value): Tagged | undefined {
  if (!isMap(value)) return undefined;
  let names = Object.keys(value);
  const isWhole = names.length >= WHOLE && names.every(anyTag);
  // SDKs print all ten members and leave nine of them null or empty.
  if (names.length > 1) names = names.filter((name) => isFilled(value[name], isWhole ? 1 : 0));
  const [written] = names;
  if (written === undefined || names.length > 1) return undefined;
  const tag = anyTag(written);
  return tag && (isWhole || isSpelling(written, tag)) ? { tag, written, content: value[written] } : undefined;
}

/** So many types beside each other are no coincidence. */
const WHOLE = 6;

/** Whether a member holds anything: a list or a map does from so many elements on. */
function isFilled(content: Value, least: number): boolean {
  if (content === null || content === undefined) return false;
  return typeof content !== 'object' || isNumberLiteral(content) || Object.keys(content).length >= least;
}

/** The type that a name stands for, as any of the SDKs may spell it. */
function anyTag(name: string): AttributeType | undefined {
  const upper = name.toUpperCase().replace(/^NUL(?:LVALUE)?$/, 'NULL');
  return isAttributeType(upper) ? upper : undefined;
}

/** Whether a tag alone is spelt by DynamoDB, or as where Java beans were turned into JSON: `bOOL` and `nULLValue`. */
function isSpelling(name: string, tag: AttributeType): boolean {
  return name === tag || name === 'nULLValue' || name === tag.charAt(0).toLowerCase() + tag.slice(1);
}
