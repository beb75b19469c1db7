/** The language of the nearest ancestor that states one, also beyond the shadow roots around the element. */
export function languageAround(element: Element): string {
  const stated = element.closest('[lang]')?.getAttribute('lang');
  if (stated !== null && stated !== undefined) return stated;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : '';
}
