// As wide as a digit where digits are of one width, and nothing to see.
const FIGURE_SPACE = '\u2007';

/** For each amount the space after it that lets the decimal signs of all stand below each other at the end of a line. */
export function spacesAfter(amounts: readonly string[], decimalSign: string): readonly string[] {
  const lengths = amounts.map((amount) => fractionOf(amount, decimalSign));
  const longest = Math.max(0, ...lengths);
  return lengths.map((length) => FIGURE_SPACE.repeat(longest - length));
}

function fractionOf(amount: string, decimalSign: string): number {
  const at = amount.lastIndexOf(decimalSign);
  return at < 0 ? 0 : amount.slice(at + 1).replaceAll(/\P{Nd}/gu, '').length;
}
