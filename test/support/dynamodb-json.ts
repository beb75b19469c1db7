import type { AttributeValue, Item } from '@dynamometer/core';

/** An item of a vector, whose binaries are base64 text, as core takes it. What is malformed stays as it is. */
export function itemFrom(json: Readonly<Record<string, unknown>>): Item {
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, valueFrom(value)]));
}

function valueFrom(json: unknown): AttributeValue {
  const value = json as { B?: unknown; BS?: unknown; L?: unknown; M?: unknown };
  if (typeof value.B === 'string') return { B: Buffer.from(value.B, 'base64') };
  if (Array.isArray(value.BS)) return { BS: value.BS.map((text: string) => Buffer.from(text, 'base64')) };
  if (Array.isArray(value.L)) return { L: value.L.map(valueFrom) };
  if (typeof value.M === 'object') return { M: itemFrom(value.M as Record<string, unknown>) };
  return json as AttributeValue;
}
