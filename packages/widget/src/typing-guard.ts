/**
 * Keeps what is typed into the widget's fields from the page's own single-key shortcuts, such as `/` for search.
 * Shortcuts with a modifier and keys like Escape or Tab reach the page as ever.
 */
export function guardKeys(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    root.addEventListener(type, (event) => {
      const { target, key } = event as KeyboardEvent & { readonly target: Element };
      const { ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      const isTyping = Array.from(key).length === 1 && !ctrlKey && !metaKey && !altKey;
      if (isTyping && target.matches('input, textarea, select')) event.stopPropagation();
    });
}
