import type { Path } from '@dynamometer/core';

/** What stands at a place of a document; undefined where there is nothing. */
export function getAt(json: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    return (value as Readonly<Record<string | number, unknown>>)[step];
  }, json);
}

/** A document with another value at a place; `undefined` takes away what is there. The order of names stays. */
export function setAt<Document>(json: Document, [step, ...rest]: Path, value: unknown): Document {
  if (step === undefined) return value as Document;
  const inner = rest.length === 0 ? value : setAt(getAt(json, [step]), rest, value);
  if (Array.isArray(json)) {
    const copy: unknown[] = [...(json as readonly unknown[])];
    if (inner === undefined) copy.splice(Number(step), 1);
    else copy[Number(step)] = inner;
    return copy as Document;
  }
  const entries = Object.entries(json ?? {});
  const at = entries.findIndex(([name]) => name === step);
  if (inner === undefined) return Object.fromEntries(entries.filter(([name]) => name !== step)) as Document;
  if (at < 0) entries.push([String(step), inner]);
  else entries[at] = [String(step), inner];
  return Object.fromEntries(entries) as Document;
}

/** An object in which one name is another; the order stays. */
export function renamed<Value>(
  json: Readonly<Record<string, Value>>,
  from: string,
  to: string,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name === from ? to : name, value]));
}

/** Whether a place is another or lies in it. */
export function isUnder(path: Path, place: Path): boolean {
  return place.every((step, position) => path[position] === step);
}

/** The place of a field as a text. */
export function placeOf(path: Path): string {
  return path.length === 0 ? '' : JSON.stringify(path);
}
