/** A decimal of few digits: a whole number that a double holds exactly, and how many of its digits are decimal places. */
interface SmallDecimal {
  readonly digits: number;
  readonly places: number;
}

/** A text of at most this many characters is a whole number that a double holds exactly. */
const LONGEST = 15;

/**
 * The exact sum of decimals of few digits, as nearly all of a bill are: many times faster than with any number of
 * digits, which is what lets a page estimate a workload anew on every keystroke.
 *
 * @param terms - Decimal texts or numbers.
 * @returns The sum as a decimal text; undefined where a double could not hold it exactly.
 */
export function smallSum(terms: readonly (string | number)[]): string | undefined {
  let digits = 0;
  let places = 0;
  for (const term of terms) {
    const small = read(term);
    if (small === undefined) return undefined;
    const next = add(digits, places, small.digits, small.places);
    if (next === undefined) return undefined;
    ({ digits, places } = next);
  }
  return write(digits, places);
}

/** As `smallSum`, the exact product. */
export function smallProduct(factors: readonly (string | number)[]): string | undefined {
  let digits = 1;
  let places = 0;
  for (const factor of factors) {
    const small = read(factor);
    if (small === undefined) return undefined;
    digits *= small.digits;
    places += small.places;
    if (!isExact(digits, places)) return undefined;
  }
  return write(digits, places);
}

/** As `smallSum`, of products of two lists, term by term. */
export function smallSumOfProducts(
  left: readonly (string | number)[],
  right: readonly (string | number)[],
): string | undefined {
  let digits = 0;
  let places = 0;
  for (let position = 0; position < left.length; position += 1) {
    const a = read(left[position] ?? 0);
    const b = read(right[position] ?? 0);
    if (a === undefined || b === undefined) return undefined;
    const term = a.digits * b.digits;
    if (!isExact(term, 0)) return undefined;
    const next = add(digits, places, term, a.places + b.places);
    if (next === undefined) return undefined;
    ({ digits, places } = next);
  }
  return write(digits, places);
}

function add(a: number, aPlaces: number, b: number, bPlaces: number): SmallDecimal | undefined {
  const places = Math.max(aPlaces, bPlaces);
  const left = aPlaces === places ? a : a * 10 ** (places - aPlaces);
  const right = bPlaces === places ? b : b * 10 ** (places - bPlaces);
  const digits = left + right;
  return isExact(left, places) && isExact(right, places) && isExact(digits, places) ? { digits, places } : undefined;
}

/** Whole numbers below 10¹⁵ are exact in a double with room for the steps that lead to them. */
const isExact = (digits: number, places: number): boolean => Math.abs(digits) < LIMIT && places <= LONGEST;

const LIMIT = 10 ** LONGEST;

function read(exact: string | number): SmallDecimal | undefined {
  if (typeof exact === 'number' && Number.isInteger(exact)) {
    return Math.abs(exact) < LIMIT ? { digits: exact, places: 0 } : undefined;
  }
  const text = String(exact);
  if (text.length > LONGEST || text === '') return undefined;
  const point = text.indexOf('.');
  if (point < 0) {
    const digits = Number(text);
    return Number.isInteger(digits) ? { digits, places: 0 } : undefined;
  }
  if (!/^-?\d+\.\d+$/.test(text)) return undefined;
  return { digits: Number(text.slice(0, point) + text.slice(point + 1)), places: text.length - point - 1 };
}

function write(digits: number, places: number): string {
  // Adding zero makes minus zero plain zero.
  if (places === 0) return String(digits + 0);
  const text = String(Math.abs(digits)).padStart(places + 1, '0');
  const fraction = text.slice(-places).replace(/0+$/, '');
  const sign = digits < 0 ? '-' : '';
  return `${sign}${text.slice(0, -places)}${fraction === '' ? '' : `.${fraction}`}`;
}
