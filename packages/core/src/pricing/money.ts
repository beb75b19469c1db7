import { Decimal } from 'decimal.js';
import { decimalIn } from './argument.ts';
import { smallProduct, smallSum, smallSumOfProducts } from './small-decimal.ts';

declare const currency: unique symbol;

/**
 * An amount of US dollars as a decimal text, so that no digit is lost in arithmetic or in JSON.
 *
 * @example
 * const price: Dollars = '0.0000006250';
 */
export type Dollars = string & { readonly [currency]?: 'US dollars' };

/**
 * An exact count as a decimal text: units a month, unit-hours, gigabytes.
 *
 * @example
 * const requests: Quantity = '2628000';
 */
export type Quantity = string;

/** What arithmetic accepts: a decimal text, or a number, which counts as the decimal that it prints as. */
export type Exact = string | number;

// A clone of our own: the settings of the shared constructor belong to the page. The digits hold every product of a
// bill exactly; texts never turn to exponents.
const Digits: typeof Decimal = /* @__PURE__ */ Decimal.clone({
  defaults: true,
  precision: 120,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});

// A quotient may have no end: what is cut off lies far below any digit that is shown.
const QUOTIENT_DIGITS = 60;

/** The exact sum. */
export function sum(terms: readonly Exact[]): Dollars {
  return smallSum(terms) ?? decimalSum(terms);
}

/** The exact product. */
export function product(...factors: readonly [Exact, ...Exact[]]): Dollars {
  return smallProduct(factors) ?? decimalProduct(factors);
}

/** The exact sum of the products of two lists, term by term. */
export function sumOfProducts(left: readonly Exact[], right: readonly Exact[]): Dollars {
  return smallSumOfProducts(left, right) ?? sum(left.map((factor, position) => product(factor, right[position] ?? 0)));
}

function decimalSum(terms: readonly Exact[]): Dollars {
  return terms.reduce<Decimal>((total, term) => total.plus(term), new Digits(0)).toFixed();
}

function decimalProduct(factors: readonly Exact[]): Dollars {
  return factors.reduce<Decimal>((total, factor) => total.times(factor), new Digits(1)).toFixed();
}

/** The quotient to 60 significant digits. */
export function quotient(dividend: Exact, divisor: Exact): Dollars {
  return new Digits(dividend).div(divisor).toSignificantDigits(QUOTIENT_DIGITS).toFixed();
}

/** The exact difference. */
export function difference(from: Exact, less: Exact): Dollars {
  return new Digits(from).minus(less).toFixed();
}

/** The smaller of two. */
export function smaller(a: Exact, b: Exact): Dollars {
  return Digits.min(a, b).toFixed();
}

/** The larger of two. */
export function larger(a: Exact, b: Exact): Dollars {
  return Digits.max(a, b).toFixed();
}

/** Negative, zero or positive, as `a` is below, equal to or above `b`. */
export function compareExact(a: Exact, b: Exact): number {
  return new Digits(a).cmp(b);
}

/** The next whole number up. */
export function roundUp(exact: Exact): number {
  return new Digits(exact).ceil().toNumber();
}

/** Whether a text or number is a finite decimal of 0 or more. */
export function isAmount(given: unknown): given is Exact {
  if (typeof given === 'number') return Number.isFinite(given) && given >= 0;
  return typeof given === 'string' && /^\d+(\.\d+)?$/.test(given);
}

/**
 * Amounts as a bill shows them: rounded to cents, or to the three significant digits of the smallest of them, so that
 * the rows shown add up to the total shown and nothing is shown as zero that is not.
 *
 * @param amounts - The rows, exact.
 * @returns The rows and their total as decimal texts in dollars, ready for a number format.
 * @example
 * showAmounts(['16.425', '164.25', '0.0000625']) // { rows: ['16.425', '164.25', '0.0000625'], total: '180.6750625' }
 */
export function showAmounts(amounts: readonly Dollars[]): {
  readonly rows: readonly Dollars[];
  readonly total: Dollars;
} {
  const exact = amounts.map((amount) => new Digits(amount));
  const total = exact.reduce((all, each) => all.plus(each), new Digits(0));
  const places = Math.max(2, ...[...exact, total].map((each) => (each.abs().lt(0.1) ? placesFor(each, 3) : 2)));
  const step = new Digits(10).pow(-places);
  const shownTotal = total.toDecimalPlaces(places, Decimal.ROUND_HALF_UP);
  const floors = exact.map((each) => each.toDecimalPlaces(places, Decimal.ROUND_FLOOR));
  const left = floors
    .reduce((rest, floor) => rest.minus(floor), shownTotal)
    .div(step)
    .toNumber();
  // The rows that lost most by rounding down get the steps that are left.
  const order = exact.map((each, row) => ({ row, lost: each.minus(floors[row] ?? 0) }));
  const raised = new Set(
    order
      // oxlint-disable-next-line unicorn/no-array-sort -- ES2022 has no toSorted, and the array is our own
      .sort((a, b) => b.lost.cmp(a.lost))
      .slice(0, left)
      .map(({ row }) => row),
  );
  const rows = floors.map((floor, row) => (raised.has(row) ? floor.plus(step) : floor));
  return { rows: rows.map(written), total: written(shownTotal) };
}

/**
 * One amount as a person reads it: in cents from a dollar up, with three significant digits below.
 *
 * @param amount - The exact amount.
 * @returns The amount in US dollars with its sign.
 * @throws RangeError when the amount is no decimal.
 * @example
 * formatDollars('0.0625') // '$0.0625'
 */
export function formatDollars(amount: Dollars): string {
  decimalIn('amount', amount);
  const exact = new Digits(amount);
  const places = exact.abs().lt(1) ? Math.max(2, placesFor(exact, 3)) : 2;
  const [whole = '', cents] = written(exact.abs().toDecimalPlaces(places, Decimal.ROUND_HALF_UP)).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${exact.isNegative() && !exact.isZero() ? '−' : ''}$${grouped}.${cents}`;
}

/** How many decimal places show a number of significant digits. */
function placesFor(exact: Decimal, digits: number): number {
  return exact.isZero() ? 0 : digits - 1 - exact.e;
}

/** At least cents, and no zeros after them. */
function written(exact: Decimal): Dollars {
  return exact.toFixed(Math.max(2, exact.decimalPlaces()));
}
