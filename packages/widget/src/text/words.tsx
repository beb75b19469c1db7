import { formatPath, type Problem, type Rule } from '@dynamometer/core';
import { createContext, type ComponentChildren, type Context } from 'preact';
import { useContext } from 'preact/hooks';
import { formatFor, type Format } from '../format.ts';
import { ENGLISH } from './en.ts';
import { languageFor, type TextId } from './language.ts';
import { pieces, type Phrase, type Values } from './phrase.ts';

/** Everything that turns figures into what a reader sees, in one language. */
export interface Words extends Format {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** A sentence with its values; numbers are written as the language does. */
  readonly say: (id: TextId, values?: Values) => string;
  /** A sentence whose values may be elements. */
  readonly lay: (id: TextId, values: Readonly<Record<string, ComponentChildren>>) => ComponentChildren;
  readonly rule: (rule: Rule) => string;
  /** What else is known of a rule that AWS does not document. */
  readonly evidence: (rule: Rule) => string | undefined;
  readonly problem: (problem: Problem) => string;
  /** The name of something in an example. */
  readonly name: (english: string) => string;
  /** `2 write units` */
  readonly counted: (value: number, unit: string) => string;
  readonly unit: (unit: string, count: number) => string;
}

/** The words for a language tag. */
export function wordsFor(tag: string): Words {
  const { language, locale } = languageFor(tag);
  const {
    texts = {},
    rules = {},
    evidence = {},
    problems = {},
    units = {},
    words = {},
    prices = {},
    names = {},
  } = language;
  const format = formatFor(locale);
  const phraseOf = (id: TextId): Phrase => texts[id] ?? ENGLISH.texts[id] ?? id;
  const sentence = (phrase: Phrase, count: unknown): string => {
    if (typeof phrase === 'string') return phrase;
    return (typeof count === 'number' ? phrase[format.plural(count)] : undefined) ?? phrase.other;
  };
  const written = (value: unknown): string => (typeof value === 'number' ? format.number(value) : String(value));
  const fill = (text: string, values: Values): string =>
    pieces(text, (name) => (Object.hasOwn(values, name) ? written(values[name]) : `{${name}}`)).join('');
  const translated = (detail: string | number): string | number =>
    own(words, String(detail)) ?? own(prices, String(detail)) ?? detail;
  const ofPrice = (text: string): string =>
    Object.entries(prices).reduce((whole, [piece, said]) => whole.replace(piece, () => said), text);
  const unit = (name: string, count: number): string => {
    const phrase = own(units, name);
    return phrase === undefined ? inEnglish(name, count) : sentence(phrase, count);
  };
  return {
    ...format,
    locale,
    direction: directionOf(locale),
    say: (id, values = {}) => fill(sentence(phraseOf(id), values['count']), values),
    lay: (id, values) =>
      pieces(sentence(phraseOf(id), values['count']), (name) => {
        const value = values[name];
        return typeof value === 'number' ? format.number(value) : value;
      }),
    rule: ({ id, says }) => own(rules, id) ?? (isOfPrice(id) ? ofPrice(says) : says),
    evidence: ({ id, evidence: known }) => known && (own(evidence, id) ?? (isOfPrice(id) ? ofPrice(known) : known)),
    name: (english) => own(names, english) ?? english,
    problem: ({ code, says, details, path }) => {
      const named: Values = { ...details, path: formatPath(path) };
      const values = Object.fromEntries(Object.entries(named).map(([name, detail]) => [name, translated(detail)]));
      const wording = [own(problems, code) ?? []].flat().find((each) => hasAll(each, values));
      return wording === undefined ? says : fill(wording, values);
    },
    counted: (value, name) => `${format.number(value)}\u00a0${unit(name, value)}`,
    unit,
  };
}

/** The rules of prices are made from the price list, so that no language knows them one by one. */
const isOfPrice = (id: string): boolean => id.startsWith('price.');

/** Rules name their units in the plural. */
function inEnglish(unit: string, count: number): string {
  return count === 1 ? unit.replace(/ies\b/, 'y').replace(/s\b/, '') : unit;
}

/** Whether there is something to put in the place of each `{name}`. */
function hasAll(wording: string, values: Values): boolean {
  return pieces(wording, (name) => ({ name })).every(
    (piece) => typeof piece === 'string' || (values[piece.name] ?? '') !== '',
  );
}

/** What a table has under a key of its own: ids and codes come from anywhere, `constructor` among them. */
function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|arc|ckb|dv|fa|he|ks|ps|sd|syr|ug|ur|yi)\b/i;

function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr';
}

export const WordsContext: Context<Words> = createContext<Words>(wordsFor('en'));

/** The words of the widget that a part stands in. */
export function useWords(): Words {
  return useContext(WordsContext);
}
