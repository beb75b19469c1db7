/** How numbers are written in a language. */
export interface Format {
  readonly number: (value: number) => string;
  /** A number inside a calculation: cut, and marked as cut, where its digits go on and on. */
  readonly digits: (value: number) => string;
  /** `1,083 B`: the number and its unit never part at the end of a line. */
  readonly bytes: (value: number) => string;
  /** Bytes that are whole kilobytes of 1,024: `4 KB`. */
  readonly kilobytes: (value: number) => string;
  /** The size of a file: `12.3 MB`, of 1,024 KB. */
  readonly fileSize: (value: number) => string;
  /** A share of one, with as many digits as it takes to be more than nothing. */
  readonly percent: (share: number) => string;
  /** A share with one digit after the decimal sign, by which close ones are told apart. */
  readonly finePercent: (share: number) => string;
  /** A factor for a sentence: three digits are enough. */
  readonly rounded: (value: number) => string;
  /** An exact amount of US dollars: in cents from a dollar up, with three significant digits below. */
  readonly dollars: (amount: string) => string;
  /** An amount of US dollars with all the digits that it is given with. */
  readonly amount: (amount: string) => string;
  readonly decimalSign: string;
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
  const fine = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const rough = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  const currency = { style: 'currency', currency: 'USD' } as const;
  const cents = new Intl.NumberFormat(locale, currency);
  const small = new Intl.NumberFormat(locale, { ...currency, maximumSignificantDigits: 3 });
  const precise = new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 20 });
  const plurals = new Intl.PluralRules(locale);
  const made: Format = {
    number: format,
    digits: (value) => {
      const cut = Number.isInteger(value) ? value : Math.trunc(value * 1e6) / 1e6;
      return cut === value || cut === 0 ? format(value) : `${format(cut)}…`;
    },
    bytes: (value) => `${format(value)}${NO_BREAK}B`,
    kilobytes: (value) => `${format(value / 1024)}${NO_BREAK}KB`,
    fileSize: (value) => {
      const step = value < 1024 ** 2 ? 1 : 2;
      return value < 1024
        ? `${format(value)}${NO_BREAK}B`
        : `${rough.format(value / 1024 ** step)}${NO_BREAK}${step === 1 ? 'KB' : 'MB'}`;
    },
    percent: (share) => {
      if (share <= 0.9) return percent.format(share);
      // What is left of a whole decides on the digits: 99.93 % is not 100 %.
      const digits = share >= 1 ? 0 : Math.min(20, Math.max(0, Math.ceil(-Math.log10(1 - share)) - 2));
      return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share);
    },
    finePercent: (share) => (share === 0 || share >= 0.001 ? fine : percent).format(share),
    rounded: (value) => (value >= 1000 ? numbers.format(Math.round(value)) : rough.format(value)),
    dollars: (amount) => {
      // `Intl` takes decimal texts as they are, digits beyond a double included.
      const isSmall = Math.abs(Number(amount)) < 0.1 && Number(amount) !== 0;
      return (isSmall ? small : cents).format(amount as `${number}`);
    },
    amount: (amount) => {
      const isTiny = Number(amount) !== 0 && Math.abs(Number(amount)) < 1e-18;
      return (isTiny ? small : precise).format(amount as `${number}`);
    },
    decimalSign: numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
    plural: (count) => plurals.select(count),
  };
  formats.set(locale, made);
  return made;
}

const formats = new Map<string, Format>();
