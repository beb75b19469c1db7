/** The one among some texts that takes the fewest edits to make of another; undefined where none is close. */
export function nearestText(wanted: string, texts: readonly string[]): string | undefined {
  const ranked = texts
    .map((text) => ({ text, edits: edits(wanted, text) }))
    .toSorted((one, other) => one.edits - other.edits);
  const [nearest] = ranked;
  return nearest !== undefined && nearest.edits <= Math.max(wanted.length, nearest.text.length) / 2
    ? nearest.text
    : undefined;
}

/** How many letters have to be put in, taken out or exchanged. */
function edits(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 0; row < from.length; row += 1) {
    const line = [row + 1];
    for (let column = 0; column < to.length; column += 1) {
      const exchanged = (above[column] ?? 0) + (from[row] === to[column] ? 0 : 1);
      line.push(Math.min(exchanged, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above[to.length] ?? 0;
}
