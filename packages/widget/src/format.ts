/** How numbers are written in a language. */
export interface Format {
  readonly number: (value: number) => string;
  /** `1,083 B`: the number and its unit never part at the end of a line. */
  readonly bytes: (value: number) => string;
  /** Bytes that are whole kilobytes of 1,024: `4 KB`. */
  readonly kilobytes: (value: number) => string;
  /** A share of one, with as many digits as it takes to be more than nothing. */
  readonly percent: (share: number) => string;
  readonly plural: (count: number) => Intl.LDMLPluralRule;
}

const NO_BREAK = '\u00a0';

/** The format of a locale; `Intl` objects are slow to make, so each locale's are made once. */
export function formatFor(locale: string): Format {
  const known = formats.get(locale);
  if (known !== undefined) return known;
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const format = (value: number): string => numbers.format(value);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 });
  const whole = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const plurals = new Intl.PluralRules(locale);
  const made: Format = {
    number: format,
    bytes: (value) => `${format(value)}${NO_BREAK}B`,
    kilobytes: (value) => `${format(value / 1024)}${NO_BREAK}KB`,
    percent: (share) => (share < 0.1 ? percent : whole).format(share),
    plural: (count) => plurals.select(count),
  };
  formats.set(locale, made);
  return made;
}

const formats = new Map<string, Format>();
