/** Two values of which the smaller comes after the larger when both are compared as text. */
export interface WrongPair {
  readonly kind: 'number' | 'date';
  readonly smaller: string;
  readonly larger: string;
}

/**
 * The first two values, in the order of text, that are in the wrong order as the numbers or dates that they are.
 *
 * @param values - Texts of one field.
 * @returns The pair, or undefined where text sorts them rightly or not all are numbers or all dates.
 */
export function firstWrongPair(values: readonly string[]): WrongPair | undefined {
  // oxlint-disable-next-line unicorn/no-array-sort -- a list of its own, and toSorted is later than ES2022
  const sorted = [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
  return wrongPair(sorted, 'number', numberIn) ?? wrongPair(sorted, 'date', dateIn);
}

function wrongPair(
  sorted: readonly string[],
  kind: WrongPair['kind'],
  read: (text: string) => number | undefined,
): WrongPair | undefined {
  const ranks = sorted.map(read);
  if (ranks.includes(undefined)) return undefined;
  const at = ranks.findIndex((rank, index) => index > 0 && (rank ?? 0) < (ranks[index - 1] ?? 0));
  const [larger, smaller] = sorted.slice(at - 1, at + 1);
  return at > 0 && smaller !== undefined && larger !== undefined ? { kind, smaller, larger } : undefined;
}

function numberIn(text: string): number | undefined {
  return /^-?\d{1,15}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Seconds on one time line; what stands before the first date of the calendar or is none has no place on it. */
function dateIn(text: string): number | undefined {
  const iso =
    /^(\d{4})-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?(?:Z|([+-])(\d\d):?(\d\d))?)?)?$/.exec(text);
  if (iso !== null) {
    const [, year, month, day = 1, hour = 0, minute = 0, second = 0, sign, offsetHours = 0, offsetMinutes = 0] = iso;
    const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1);
    return secondsOf(year, month, day) + (Number(hour) * 60 + Number(minute) - offset) * 60 + Number(second);
  }
  const numeric = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text);
  if (numeric !== null) {
    const [, first, separator, second, year] = numeric;
    // A slash is the American order, month first, unless the first number cannot be a month.
    const [month, day] = separator === '/' && Number(first) <= 12 ? [first, second] : [second, first];
    return secondsOf(year, month, day);
  }
  const worded = /^(?:(\d{1,2})[ -])?([A-Za-z]{3})[a-z]*[ -](?:(\d{1,2}),? )?(\d{4})$/.exec(text);
  const month = MONTHS.indexOf((worded?.[2] ?? '').toLowerCase());
  return month < 0 ? undefined : secondsOf(worded?.[4], month + 1, worded?.[1] ?? worded?.[3] ?? 1);
}

/** Days since a first of March, counted so that leap days come last, times the seconds of a day. */
function secondsOf(year: unknown, month: unknown, day: unknown): number {
  const shifted = Number(month) <= 2 ? Number(month) + 9 : Number(month) - 3;
  const y = Number(month) <= 2 ? Number(year) - 1 : Number(year);
  const days = y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return (days + Math.floor((153 * shifted + 2) / 5) + Number(day)) * 86_400;
}
