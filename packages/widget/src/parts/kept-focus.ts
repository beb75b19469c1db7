import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What a list has to be given so that it keeps the focus. */
export interface KeptFocus {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly onFocusIn: (event: FocusEvent) => void;
}

/** What had the focus last, and the line that it is in. */
interface Held {
  readonly element: Element;
  readonly line: number;
}

/**
 * Keeps the focus in a list when the line that has it is taken out: it goes to the line that has come in its place, or to
 * what adds one. Otherwise the keyboard would begin anew at the top of the page.
 */
export function useKeptFocus(): KeptFocus {
  const listRef = useRef<HTMLUListElement>(null);
  const heldRef = useRef<Held | undefined>(undefined);
  useLayoutEffect(() => {
    const { current: list } = listRef;
    const { current: held } = heldRef;
    if (list === null || held === undefined || held.element.isConnected) return;
    heldRef.current = undefined;
    const { activeElement, body } = list.ownerDocument;
    // Somebody has it by now.
    if (activeElement !== body) return;
    const next = list.children[Math.min(held.line, list.children.length - 1)] ?? list.parentElement;
    const target = next?.querySelector('.remove') ?? next?.querySelector('input, select, button');
    (target as HTMLElement | null)?.focus();
  });
  return {
    ref: listRef,
    onFocusIn: ({ target }) => {
      if (!(target instanceof Element)) return;
      const line = Array.from(listRef.current?.children ?? []).findIndex((each) => each.contains(target));
      heldRef.current = { element: target, line };
    },
  };
}
