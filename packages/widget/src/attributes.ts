/** The panels, one question each. */
export const VIEWS = ['item', 'query-scan', 'partitions', 'cost', 'keys'] as const;

/** Which panel is shown. */
export type View = (typeof VIEWS)[number];

/** The colours; without one the page's own `color-scheme` decides. */
export type Theme = 'light' | 'dark';

/** What the attributes of an element come to. */
export interface Settings {
  /** The only panel; without it all of them are there as tabs. */
  readonly view: View | undefined;
  /** The colours, by the style sheet alone. */
  readonly theme: Theme | undefined;
  /** The item's text as somebody would paste it. */
  readonly item: string | undefined;
  /** The text of the item before the write. */
  readonly 'item-before': string | undefined;
  /** Whether texts and fields can be looked at alone. */
  readonly readonly: boolean;
  /** What the state is called in links; undefined where there are no links. */
  readonly share: string | undefined;
  /** The language; without it the nearest ancestor's. */
  readonly lang: string | undefined;
}

interface Attribute<Value> {
  readonly says: string;
  /** What a page may write, as a type. */
  readonly values: string;
  readonly read: (written: string | null) => Value;
}

const text = (written: string | null): string | undefined => written ?? undefined;

/** Every observed attribute: what it is for and how it is read. Nonsense counts as absent. */
export const ATTRIBUTES: { readonly [Name in keyof Settings]: Attribute<Settings[Name]> } = {
  view: {
    says: 'The only panel to show; all of them as tabs without it.',
    values: VIEWS.map((view) => `'${view}'`).join(' | '),
    read: (written) => VIEWS.find((view) => view === written),
  },
  theme: {
    says: 'Light or dark; as the page is without it.',
    values: "'light' | 'dark'",
    read: (written) => (written === 'light' || written === 'dark' ? written : undefined),
  },
  item: { says: 'The item, as text in any notation that can be pasted.', values: 'text', read: text },
  'item-before': { says: 'The item before the write, likewise.', values: 'text', read: text },
  readonly: {
    says: 'Shows a worked example that readers cannot change.',
    values: 'present or absent',
    read: (written) => written !== null,
  },
  share: {
    says: 'Offers links to what a reader has made of it; the value tells several elements of a page apart.',
    values: 'a name; `dm` without a value',
    read: (written) => (written === null || !/^[\w-]*$/.test(written) ? undefined : written || 'dm'),
  },
  lang: {
    says: 'The language of sentences and numbers; that of the page without it.',
    values: 'a language tag',
    read: text,
  },
};

export const ATTRIBUTE_NAMES: readonly (keyof Settings)[] = Object.keys(ATTRIBUTES) as (keyof Settings)[];

/** The settings of an element, from its attributes. */
export function readSettings(element: Pick<Element, 'getAttribute'>): Settings {
  return Object.fromEntries(
    ATTRIBUTE_NAMES.map((name) => [name, ATTRIBUTES[name].read(element.getAttribute(name))]),
  ) as unknown as Settings;
}
