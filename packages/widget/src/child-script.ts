import { VIEWS, type View } from './attributes.ts';

/** A text that the page has put into the element for one of its panels. */
export interface ChildScript {
  /** Which panel it is for; that of the element unless told. */
  readonly view: View | undefined;
  /** Without the indentation that it has in the page. */
  readonly text: string;
}

/** The child scripts of an element: `<script type="application/json" data-view="cost">`. */
export function childScripts(element: Element): readonly ChildScript[] {
  const scripts = element.querySelectorAll<HTMLElement>(':scope > script[type="application/json"]');
  return Array.from(scripts, (script) => ({
    view: VIEWS.find((view) => view === script.dataset['view']),
    text: unindented(script.textContent),
  })).filter(({ text }) => text !== '');
}

function unindented(text: string): string {
  const lines = text.trimEnd().split('\n');
  while (lines[0]?.trim() === '') lines.shift();
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}
