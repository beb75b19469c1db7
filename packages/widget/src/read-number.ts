/** What a number counts: whole or not, and which suffixes it may have. */
export type Counts = 'things' | 'bytes' | 'percent';

/**
 * Reads a number as people type it: `1,000,000`, `1.000.000`, `1,5`, `1.5M`, `2 KB`, `25 %`.
 *
 * @param typed - What stands in a field.
 * @param decimalSign - The one of the reader's language; either is understood where only one reading makes sense.
 * @param counts - Bytes come in KB, MB, GB and TB of 1,024, shares in per cent, everything else in thousands, millions and billions.
 * @returns The number, or undefined where the text is none.
 */
export function readNumber(typed: string, decimalSign: string, counts: Counts): number | undefined {
  const [, digits, suffix = ''] = /^(\d[\d.,]*|[.,]\d+)([a-z]*|%)$/i.exec(typed.replaceAll(/[\s'’_]/g, '')) ?? [];
  const factor = FACTORS[counts][suffix.toLowerCase()];
  if (digits === undefined || factor === undefined) return undefined;
  const plain = withPoint(digits, decimalSign);
  const value = plain === undefined ? Number.NaN : Number(plain) * factor;
  return Number.isFinite(value) ? value : undefined;
}

const FACTORS: Readonly<Record<Counts, Readonly<Record<string, number>>>> = {
  things: { '': 1, k: 1e3, m: 1e6, mio: 1e6, b: 1e9, bn: 1e9, g: 1e9 },
  bytes: {
    '': 1,
    b: 1,
    k: 2 ** 10,
    kb: 2 ** 10,
    kib: 2 ** 10,
    m: 2 ** 20,
    mb: 2 ** 20,
    mib: 2 ** 20,
    gb: 2 ** 30,
    gib: 2 ** 30,
    tb: 2 ** 40,
    tib: 2 ** 40,
  },
  percent: { '': 1, '%': 1 },
};

/** Digits with a point alone, if the separators can be understood. */
function withPoint(digits: string, decimalSign: string): string | undefined {
  const signs = digits.replaceAll(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined) return digits;
  const isGroup = (sign: string): boolean => new RegExp(`^\\d{1,3}(\\${sign}\\d{3})+$`).test(digits);
  const [first] = signs;
  if (signs.length > 1 && first === last) return isGroup(last) ? digits.replaceAll(last, '') : undefined;
  if (signs.length === 1)
    return last !== decimalSign && isGroup(last) ? digits.replace(last, '') : digits.replace(last, '.');
  const [whole = '', fraction = ''] = digits.split(last);
  const grouped = first !== undefined && new RegExp(`^\\d{1,3}(\\${first}\\d{3})+$`).test(whole);
  return grouped && /^\d*$/.test(fraction) ? `${whole.replaceAll(first, '')}.${fraction}` : undefined;
}
