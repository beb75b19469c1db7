import { numberLiteral, type NumberLiteral } from '../item/number-literal.ts';
import { see, take, type LiteralScan } from './literal-scan.ts';

/** Reads a number as any of the notations writes it; undefined, going nowhere, if none starts here. */
export function readLiteralNumber(scan: LiteralScan): NumberLiteral | undefined {
  const radix = take(scan, /0(?:x[\da-f_]+|b[01_]+|o[0-7_]+)n?(?![\w.])/iy)?.[0];
  // Far more digits than DynamoDB takes are refused as they are: to convert them would take long.
  if (radix !== undefined)
    return numberLiteral(radix.length > MOST_DIGITS ? radix : BigInt(radix.replaceAll(/[n_]/g, '')).toString());
  const match = take(
    scan,
    /([+-]?)(?:(NaN|Infinity|inf|nan)\b|((?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*))(?:([eEdD])([+-]?\d+))?(n?)(?![\w.]))/y,
  );
  if (match === undefined) return undefined;
  const [, sign = '', special, digits = '', mark = '', exponent = '', big = ''] = match;
  if (special !== undefined) return numberLiteral(sign + special);
  if (/d/i.test(mark) || digits.endsWith('.')) see(scan, 'ion');
  if (big !== '') see(scan, 'javascript');
  const plain = digits.replaceAll('_', '').replace(/\.$/, '');
  return numberLiteral(`${sign === '-' ? '-' : ''}${plain}${exponent === '' ? '' : `E${exponent}`}`);
}

/** 38 decimal digits have 127 binary ones. */
const MOST_DIGITS = 300;
