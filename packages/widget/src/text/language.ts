import { ENGLISH, type TextId } from './en.ts';
import type { Phrase } from './phrase.ts';

export type { Phrase } from './phrase.ts';
export type { TextId } from './en.ts';

/** A language of the widget: every sentence that it shows. */
export interface Language {
  /** BCP 47, such as `ko`. */
  readonly tag: string;
  /** Its sentences by their keys; English stands in for those that are missing. */
  readonly texts: Readonly<Partial<Record<TextId, Phrase>>>;
  /** What rules and facts say, by rule id; the package's own English stands in for those that are missing. */
  readonly rules: Readonly<Record<string, string>>;
  /** How problems are worded, by code, with `{name}` for their details; likewise. */
  readonly problems: Readonly<Record<string, string>>;
  /** How a unit such as `read units` is called next to a number of it. */
  readonly unit: (unit: string, count: number) => string;
}

const languages = new Map<string, Language>([[ENGLISH.tag, ENGLISH]]);

/**
 * Adds a language, or replaces one, for every widget on the page.
 *
 * @param language - All its sentences.
 * @example
 * registerLanguage({ tag: 'nl', texts, rules, problems, unit: (unit) => unit });
 */
export function registerLanguage(language: Language): void {
  languages.set(language.tag, language);
}

/** The language for a tag, by its first part (`en` for `en-GB`), and the locale whose numbers go with it. */
export function languageFor(tag: string): { readonly language: Language; readonly locale: string } {
  const language = languages.get(tag) ?? languages.get(tag.split('-')[0] ?? '');
  // English sentences with another language's numbers would be misread: 1.083 is not 1,083.
  return language !== undefined && isLocale(tag) ? { language, locale: tag } : { language: ENGLISH, locale: 'en' };
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
