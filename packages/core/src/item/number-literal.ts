/** The key under which a number's digits stand; a symbol, so that no attribute name can be mistaken for it. */
export const DIGITS: unique symbol = Symbol('digits');

/** A number as it was written, since a double would lose digits. */
export interface NumberLiteral {
  readonly [DIGITS]: string;
}

/** A number from its digits. It has no prototype, which tells it from a map at a glance. */
export function numberLiteral(digits: string): NumberLiteral {
  const literal = Object.create(null) as { [DIGITS]: string };
  literal[DIGITS] = digits;
  return literal;
}

/** Whether a value is a number as it was written. */
export function isNumberLiteral(value: unknown): value is NumberLiteral {
  return typeof value === 'object' && value !== null && DIGITS in value;
}
