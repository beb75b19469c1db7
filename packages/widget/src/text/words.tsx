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
  /** A sentence with its values; numbers are written as the language does. */
  readonly say: (id: TextId, values?: Values) => string;
  /** A sentence whose values may be elements. */
  readonly lay: (id: TextId, values: Readonly<Record<string, ComponentChildren>>) => ComponentChildren;
  readonly rule: (rule: Rule) => string;
  readonly problem: (problem: Problem) => string;
  /** `2 write units` */
  readonly counted: (value: number, unit: string) => string;
  readonly unit: (unit: string, count: number) => string;
}

/** The words for a language tag. */
export function wordsFor(tag: string): Words {
  const { language, locale } = languageFor(tag);
  const format = formatFor(locale);
  const phraseOf = (id: TextId): Phrase => language.texts[id] ?? ENGLISH.texts[id] ?? id;
  const sentence = (phrase: Phrase, count: unknown): string => {
    if (typeof phrase === 'string') return phrase;
    return (typeof count === 'number' ? phrase[format.plural(count)] : undefined) ?? phrase.other;
  };
  const written = (value: unknown): string => (typeof value === 'number' ? format.number(value) : String(value));
  const fill = (text: string, values: Values): string =>
    pieces(text, (name) => (Object.hasOwn(values, name) ? written(values[name]) : `{${name}}`)).join('');
  return {
    ...format,
    locale,
    say: (id, values = {}) => fill(sentence(phraseOf(id), values['count']), values),
    lay: (id, values) =>
      pieces(sentence(phraseOf(id), values['count']), (name) => {
        const value = values[name];
        return typeof value === 'number' ? format.number(value) : value;
      }),
    rule: ({ id, says }) => (Object.hasOwn(language.rules, id) ? (language.rules[id] ?? says) : says),
    problem: ({ code, says, details, path }) => {
      const anew = Object.hasOwn(language.problems, code) ? language.problems[code] : undefined;
      return anew === undefined ? says : fill(anew, { ...details, path: formatPath(path) });
    },
    counted: (value, unit) => `${format.number(value)}\u00a0${language.unit(unit, value)}`,
    unit: language.unit,
  };
}

export const WordsContext: Context<Words> = createContext<Words>(wordsFor('en'));

/** The words of the widget that a part stands in. */
export function useWords(): Words {
  return useContext(WordsContext);
}
