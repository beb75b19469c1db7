/** A table in Markdown: the first column is of words, the others are of figures. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`, ...rows.map(line)].join(
    '\n',
  );
}

/** A name as code, whatever signs are in it. */
export function markdownCode(name: string): string {
  const longest = Math.max(0, ...Array.from(name.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest === 0 ? '' : ' ';
  return `${fence}${space}${name.replaceAll(/\s+/g, ' ')}${space}${fence}`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
