// A server that imports the module has no such class, and never makes an element.
export const Base: typeof HTMLElement =
  typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/** Takes over the properties that a page has set before the element was one. */
export function takeProperties<Name extends string>(element: Record<Name, unknown>, names: readonly Name[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    // The property that was set before the upgrade hides the accessor until it is gone.
    Reflect.deleteProperty(element, name);
    element[name] = value;
  }
}

/** What a page gives as an item: a text as it is, anything else as JSON. */
export function asText(given: unknown): string {
  if (typeof given === 'string') return given;
  return given === undefined || given === null ? '' : JSON.stringify(given, undefined, 2);
}
