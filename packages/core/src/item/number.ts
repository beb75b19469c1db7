import { rule, type Explained, type RuleFunction } from '../explain.ts';
import * as DOCS from '../facts/docs.ts';
import { NUMBER_SIZE_LIMIT } from '../facts/sizes.ts';
import type { Bytes } from '../units.ts';

/** What a decimal literal comes to once leading and trailing zeros are gone. Zero has no digits. */
export interface Decimal {
  readonly negative: boolean;
  /** Significant digits, 0 for zero. */
  readonly digits: number;
  /** The power of ten of the first significant digit. */
  readonly highest: number;
  /** The power of ten of the last significant digit. */
  readonly lowest: number;
}

/**
 * Reads a number as DynamoDB takes it, from its text and never through a double.
 *
 * @param literal - `12`, `-0.5`, `+1E3`, `.5`; no spaces, no separators.
 * @returns The number's shape, or undefined if the text is not a number.
 * @example
 * readDecimal('-0.0120') // { negative: true, digits: 2, highest: -2, lowest: -3 }
 */
export function readDecimal(literal: string): Decimal | undefined {
  const sign = literal.charCodeAt(0);
  const start = sign === MINUS || sign === PLUS ? 1 : 0;
  let index = start;
  let digits = 0;
  let point = -1;
  let first = -1;
  let last = -1;
  for (; index < literal.length; index += 1) {
    const code = literal.charCodeAt(index);
    if (code >= DIGIT_0 && code <= DIGIT_9) {
      if (code !== DIGIT_0) {
        if (first < 0) first = digits;
        last = digits;
      }
      digits += 1;
    } else if (code === POINT && point < 0) point = digits;
    else break;
  }
  if (digits === 0) return undefined;
  const exponent = index === literal.length ? 0 : readExponent(literal.slice(index));
  if (exponent === undefined) return undefined;
  if (first < 0) return { negative: false, digits: 0, highest: 0, lowest: 0 };
  const units = (point < 0 ? digits : point) - 1 + exponent;
  return { negative: sign === MINUS, digits: last - first + 1, highest: units - first, lowest: units - last };
}

/**
 * One spelling for all literals of the same number.
 *
 * @param literal - A number's text.
 * @returns The significant digits and the power of ten of the last, or undefined if the text is not a number.
 * @example
 * canonicalNumber('-1200.0') // '-12E2'
 */
export function canonicalNumber(literal: string): string | undefined {
  const decimal = readDecimal(literal);
  if (decimal === undefined) return undefined;
  if (decimal.digits === 0) return '0';
  return `${decimal.negative ? '-' : ''}${significantDigits(literal, decimal)}E${decimal.lowest}`;
}

/** The digits of a number without zeros around them, by its text and its shape. */
export function significantDigits(literal: string, { digits }: Decimal): string {
  return literal
    .replace(/[eE].*$/s, '')
    .replaceAll(/\D/g, '')
    .replace(/^0+/, '')
    .slice(0, digits);
}

/** A number's size and the id of the rule that gave it. */
export interface NumberSize {
  readonly bytes: Bytes;
  readonly rule: string;
}

/**
 * The size of a number, and which of the rules below it rests on.
 *
 * @param decimal - The number's shape.
 * @returns 1 to 21 bytes.
 * @example
 * decimalSize({ negative: true, digits: 2, highest: 1, lowest: 0 }) // { bytes: 3, rule: 'size.number' }
 */
export function decimalSize(decimal: Decimal): NumberSize {
  const pairs = digitPairs(decimal);
  const bytes = numberBytes({ pairs, sign: signByte(decimal) });
  if (bytes > NUMBER_SIZE_LIMIT.value) return { bytes: NUMBER_SIZE_LIMIT.value, rule: cappedNumberSize.rule.id };
  return { bytes, rule: (isConfirmed(decimal, pairs) ? numberSize : unconfirmedNumberSize).rule.id };
}

/**
 * The size of a number with its reasons.
 *
 * @param decimal - The number's shape.
 * @returns The same bytes as `decimalSize` gives.
 * @example
 * explainDecimalSize({ negative: false, digits: 1, highest: 0, lowest: 0 }).value // 2
 */
export function explainDecimalSize(decimal: Decimal): Explained<Bytes> {
  const inputs = { pairs: digitPairs(decimal), sign: signByte(decimal) };
  const size = isConfirmed(decimal, inputs.pairs) ? numberSize(inputs) : unconfirmedNumberSize(inputs);
  return size.value > NUMBER_SIZE_LIMIT.value ? cappedNumberSize({ size, limit: NUMBER_SIZE_LIMIT }) : size;
}

interface NumberInputs {
  readonly pairs: number;
  readonly sign: Bytes;
}

const numberBytes = ({ pairs, sign }: NumberInputs): Bytes => 1 + pairs + sign;

export const numberSize: RuleFunction<NumberInputs, Bytes> = rule({
  id: 'size.number',
  says: 'A number takes 1 byte, 1 more for each pair of digits counted from the decimal point, and 1 more if it is negative.',
  formula: '1 + pairs + sign',
  unit: 'bytes',
  basis: 'measured',
  source: DOCS.itemSizes,
  evidence:
    'AWS calls its own description approximate. This rule fits all 40 numbers whose size was measured on the service (paritysuite and dynoxide, eu-west-2, 2026; dynalite) and AWS Labs’ calculator.',
  compute: numberBytes,
});

export const unconfirmedNumberSize: RuleFunction<NumberInputs, Bytes> = rule({
  id: 'size.number-unconfirmed',
  says: 'A number takes 1 byte, 1 more for each pair of digits counted from the decimal point, and 1 more if it is negative. For a number like this one, where the pairs do not line up with the digits, another published rule gives 1 byte less.',
  formula: '1 + pairs + sign',
  unit: 'bytes',
  basis: 'inferred',
  source: DOCS.itemSizes,
  evidence: 'DynamoDB Local and AWS Labs’ calculator agree on it; no reading from the service is public.',
  compute: numberBytes,
});

export const cappedNumberSize: RuleFunction<{ size: Bytes; limit: Bytes }, Bytes> = rule({
  id: 'size.number-capped',
  says: 'No number takes more than 21 bytes.',
  formula: 'min(size, limit)',
  unit: 'bytes',
  basis: 'inferred',
  source: DOCS.itemSizes,
  evidence: 'AWS Labs’ own size calculator and DynamoDB Local stop at 21 bytes; no reading from the service is public.',
  compute: ({ size, limit }) => Math.min(size, limit),
});

function digitPairs({ digits, highest, lowest }: Decimal): number {
  return digits === 0 ? 0 : (highest >> 1) - (lowest >> 1) + 1;
}

function signByte({ negative }: Decimal): Bytes {
  return negative ? 1 : 0;
}

/** Whether the two published rules agree: they part where all digits lie on one side of the point, off the pairs. */
function isConfirmed({ digits, highest, lowest }: Decimal, pairs: number): boolean {
  const oneSided = lowest >= 0 || highest < 0;
  return !oneSided || pairs === (digits + 1) >> 1;
}

const MINUS = 45;
const PLUS = 43;
const POINT = 46;
const DIGIT_0 = 48;
const DIGIT_9 = 57;

function readExponent(text: string): number | undefined {
  if (!/^[eE][+-]?\d+$/.test(text)) return undefined;
  // Far outside the range of a number already; beyond it sums of exponents would lose their last digits.
  return Math.max(-1e9, Math.min(1e9, Number(text.slice(1))));
}
