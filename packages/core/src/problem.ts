import type { Explained } from './explain.ts';

/** Where in an item: attribute names and list positions, outermost first. */
export type Path = readonly (string | number)[];

/** A place in pasted text; line and column count from 1, the column in UTF-16 code units as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** `error`: DynamoDB refuses it or it has no size. `warning`: allowed, but likely a mistake. `notice`: worth knowing. */
export type Severity = 'error' | 'warning' | 'notice';

/** Expected trouble, as a value: what is wrong, where, and what to do about it. */
export interface Problem {
  /** `area.trouble`; translations are keyed by it. */
  readonly code: string;
  readonly severity: Severity;
  readonly path: Path;
  /** The whole sentence in English. */
  readonly says: string;
  /** What the sentence names, for whoever words it anew. */
  readonly details: Details;
  /** The limit that was passed, with its source. */
  readonly limit?: Explained<number>;
  /** Where in the pasted text, when it came from one. */
  readonly at?: Position;
}

/** The words and numbers that a problem's sentence names. */
export type Details = Readonly<Record<string, string | number>>;

/** How a kind of problem is worded: `{name}` stands for a detail. */
export interface ProblemKind {
  readonly code: string;
  readonly severity: Severity;
  readonly says: string;
  readonly limit?: Explained<number>;
}

/**
 * Words a problem of a kind at a place.
 *
 * @param kind - Code, severity and the sentence with `{name}` for each detail; `{path}` is the place and `{limit}` the limit.
 * @param path - Where in the item; empty for the whole.
 * @param details - What the sentence names.
 * @returns The problem.
 * @example
 * problem({ code: 'demo.long', severity: 'error', says: '{path} has {bytes} bytes.' }, ['a', 0], { bytes: 2049 }).says // 'a[0] has 2,049 bytes.'
 */
export function problem(kind: ProblemKind, path: Path = [], details: Details = {}): Problem {
  const { code, severity, limit } = kind;
  const named: Details = { path: formatPath(path), ...(limit && { limit: limit.value }), ...details };
  // Whoever walks an item reuses one path.
  return { code, severity, path: [...path], says: fill(kind.says, named), details: named, ...(limit && { limit }) };
}

/**
 * A path as a person writes it.
 *
 * @param path - Attribute names and list positions.
 * @returns `Address.town`, `tags[2]`; a name that is not a plain word is quoted. The whole item is `the item`.
 * @example
 * formatPath(['orders', 2, 'ship to']) // 'orders[2]["ship to"]'
 */
export function formatPath(path: Path): string {
  if (path.length === 0) return 'the item';
  return path
    .map((step, depth) => {
      if (typeof step === 'number') return `[${step}]`;
      // A name of 64 KB would drown the sentence that it stands in.
      const name = shorten(step, 60);
      return /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name) ? (depth === 0 ? name : `.${name}`) : `[${JSON.stringify(name)}]`;
    })
    .join('');
}

/**
 * A text cut to a length, with an ellipsis where something was left out.
 *
 * @param text - Any text.
 * @param length - The most code points to keep.
 * @returns The text itself if it is short enough.
 * @example
 * shorten('abcdef', 4) // 'abc…'
 */
export function shorten(text: string, length: number): string {
  const points = Array.from(text.slice(0, 2 * (length + 1)));
  return points.length <= length ? text : `${points.slice(0, length - 1).join('')}…`;
}

/** Made once: a text of many faults words each of them. */
const NUMBERS = /* @__PURE__ */ new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

function fill(sentence: string, details: Details): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const detail = details[name];
    if (detail === undefined) return placeholder;
    return typeof detail === 'number' ? NUMBERS.format(detail) : detail;
  });
}
