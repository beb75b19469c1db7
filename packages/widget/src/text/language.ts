import { lazy, type Lazy } from '../lazy.ts';
import { ENGLISH, type TextId } from './en.ts';
import type { Phrase } from './phrase.ts';

export type { Phrase } from './phrase.ts';
export type { TextId } from './en.ts';

/** A language of the widget. English stands in for every sentence that is missing. */
export interface Language {
  /** BCP 47, such as `ko`. */
  readonly tag: string;
  /** The widget's own sentences by their keys. */
  readonly texts?: Readonly<Partial<Record<TextId, Phrase>>>;
  /** What rules and facts say, by their ids. */
  readonly rules?: Readonly<Record<string, string>>;
  /** What else is known where AWS does not document a rule, by its id. */
  readonly evidence?: Readonly<Record<string, string>>;
  /**
   * How problems are worded, by their codes, with `{name}` for their details. Of several wordings the first is taken
   * for which the problem has all details.
   */
  readonly problems?: Readonly<Record<string, string | readonly string[]>>;
  /** Units by what they are called in English, in the plural: `read units`. */
  readonly units?: Readonly<Record<string, Phrase>>;
  /** Words that problems name in English, such as `the item`. */
  readonly words?: Readonly<Record<string, string>>;
  /** Pieces of what is said of prices and their sources, by their English; of two that begin alike the longer one first. */
  readonly prices?: Readonly<Record<string, string>>;
  /** The names of patterns and workloads in the examples, by the English ones. */
  readonly names?: Readonly<Record<string, string>>;
}

const listeners = new Set<() => void>();
const registered = new Map<string, Language>([[ENGLISH.tag, ENGLISH]]);

/** Languages that come in a file of their own. */
const OTHERS: Readonly<Record<string, Lazy<Language>>> = {
  ko: lazy(async () => (await import('./ko.ts')).KOREAN),
  id: lazy(async () => (await import('./id.ts')).INDONESIAN),
};

/**
 * Adds a language, or replaces one, for every widget on the page.
 *
 * @param language - As many of its sentences as there are.
 * @example
 * registerLanguage({ tag: 'nl', texts: { 'view.item': 'Item' }, units: { bytes: 'bytes' } });
 */
export function registerLanguage(language: Language): void {
  registered.set(language.tag, language);
  for (const listener of listeners) listener();
}

/** Calls back whenever a language is registered, until the function that it returns is called. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of a tag where it has yet to be loaded. */
export function languageToLoad(tag: string): Lazy<Language> | undefined {
  const other = registered.has(tag) || registered.has(primary(tag)) ? undefined : OTHERS[primary(tag)];
  return other?.value === undefined ? other : undefined;
}

/** The language for a tag, by its first part (`en` for `en-GB`), and the locale whose numbers go with it. */
export function languageFor(tag: string): { readonly language: Language; readonly locale: string } {
  const language = registered.get(tag) ?? registered.get(primary(tag)) ?? OTHERS[primary(tag)]?.value;
  // English sentences with another language's numbers would be misread: 1.083 is not 1,083.
  return language !== undefined && isLocale(tag) ? { language, locale: tag } : { language: ENGLISH, locale: 'en' };
}

function primary(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? '';
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
