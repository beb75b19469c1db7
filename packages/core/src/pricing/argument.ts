import { valueOf, type Given } from '../explain.ts';

/** A figure as it was given, once it is known to be a finite decimal; else misuse, thrown as `RangeError`. */
export function decimalIn<T extends string | number>(argument: string, given: Given<T>): Given<T> {
  const figure = valueOf<string | number>(given);
  if (isDecimal(figure)) return given;
  throw new RangeError(`${argument} must be a decimal; it is ${String(figure)}.`);
}

/** As `decimalIn`, for what cannot be negative. */
export function amountIn<T extends string | number>(argument: string, given: Given<T>): Given<T> {
  const figure = valueOf<string | number>(given);
  if (isDecimal(figure) && Number(figure) >= 0) return given;
  throw new RangeError(`${argument} must be a decimal of 0 or more; it is ${String(figure)}.`);
}

/** As `amountIn`, of each of a list that has to have at least one. */
export function amountsIn<T extends string | number>(
  argument: string,
  given: readonly Given<T>[],
): readonly Given<T>[] {
  if (given.length === 0) throw new RangeError(`${argument} must have at least one element; it is an empty list.`);
  given.forEach((each, position) => amountIn(`${argument}[${position}]`, each));
  return given;
}

/** Texts that arithmetic reads are decimals, with an exponent if need be. */
function isDecimal(figure: unknown): boolean {
  if (typeof figure === 'number') return Number.isFinite(figure);
  return typeof figure === 'string' && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(figure);
}
