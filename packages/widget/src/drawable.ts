import type { DesignInput } from '@dynamometer/core';

/** Whether a form can show it: what is typed as JSON may be anything. */
export function isDrawable(input: unknown): input is DesignInput {
  if (!isRecord(input) || !isRecord(input['entities']) || !Array.isArray(input['patterns'])) return false;
  return Object.values(input['entities']).every(isEntity) && input['patterns'].every(isPattern);
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const orNone =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || is(value);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntity(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['attributes'])) return false;
  const { identifier, parent, count, bytes, attributes } = value;
  const isIdentified = isText(identifier) || isTexts(identifier);
  const isCounted = isNumber(count) && orNone(isNumber)(bytes);
  return isIdentified && isCounted && orNone(isText)(parent) && Object.values(attributes as object).every(isAttribute);
}

function isAttribute(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { type, values, distinct, largestShare, digits } = value;
  return orNone(isText)(type) && orNone(isTexts)(values) && [distinct, largestShare, digits].every(orNone(isNumber));
}

function isPattern(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['rate'])) return false;
  const { name, operation, entity, by, orderBy, direction, limit, attributes, changes, rate } = value;
  const hasTexts = [name, operation, entity].every(isText) && [orderBy, direction].every(orNone(isText));
  const hasLists = (operation === 'read' ? isTexts(by) : true) && [attributes, changes].every(orNone(isTexts));
  const { perSecond, perMonth, peakPerSecond } = rate;
  return hasTexts && hasLists && [limit, perSecond, perMonth, peakPerSecond].every(orNone(isNumber));
}
