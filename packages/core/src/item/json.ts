/** A JSON object of which nothing else is known. */
export type Json = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list as it is; anything else, null of a description included, is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a value is an object made of braces, or without a prototype, and of no class. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // An object of another window has a prototype of its own, above which there is nothing either.
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}
