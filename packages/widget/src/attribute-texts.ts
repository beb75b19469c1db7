import { VIEWS, type Settings } from './attributes.ts';

interface AttributeText {
  readonly says: string;
  /** What a page may write, as a type. */
  readonly values: string;
}

/** What each attribute is for: the source of the README and of what editors show. No page has to load it. */
export const ATTRIBUTE_TEXTS: Readonly<Record<keyof Settings, AttributeText>> = {
  view: {
    says: 'The only panel to show; all of them as tabs without it.',
    values: VIEWS.map((view) => `'${view}'`).join(' | '),
  },
  theme: { says: 'Light or dark; as the page is without it.', values: "'light' | 'dark'" },
  item: { says: 'The item, as text in any notation that can be pasted.', values: 'text' },
  'item-before': { says: 'The item before the write, likewise.', values: 'text' },
  readonly: { says: 'Shows a worked example that readers cannot change.', values: 'present or absent' },
  share: {
    says: 'Offers links to what a reader has made of it; the value tells several elements of a page apart.',
    values: 'a name; `dm` without a value',
  },
  lang: { says: 'The language of sentences and numbers; that of the page without it.', values: 'a language tag' },
};
