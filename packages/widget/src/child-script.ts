/** The text of a child `<script type="application/json">`, without the indentation that it has in the page. */
export function childScript(element: Element): string | undefined {
  const script = element.querySelector(':scope > script[type="application/json"]');
  const lines = (script?.textContent ?? '').trimEnd().split('\n');
  while (lines[0]?.trim() === '') lines.shift();
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const text = lines.map((line) => line.slice(Math.min(...indents))).join('\n');
  return text === '' ? undefined : text;
}
