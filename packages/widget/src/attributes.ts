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

type Read<Value> = (written: string | null) => Value;

const text = (written: string | null): string | undefined => written ?? undefined;

/** Every observed attribute and how it is read. Nonsense counts as absent. */
const ATTRIBUTES: { readonly [Name in keyof Settings]: Read<Settings[Name]> } = {
  view: (written) => VIEWS.find((view) => view === written),
  theme: (written) => (written === 'light' || written === 'dark' ? written : undefined),
  item: text,
  'item-before': text,
  readonly: (written) => written !== null,
  share: (written) => (written === null || !/^[\w-]*$/.test(written) ? undefined : written || 'dm'),
  lang: text,
};

export const ATTRIBUTE_NAMES: readonly (keyof Settings)[] = Object.keys(ATTRIBUTES) as (keyof Settings)[];

/** The settings of an element, from its attributes. */
export function readSettings(element: Pick<Element, 'getAttribute'>): Settings {
  return Object.fromEntries(
    ATTRIBUTE_NAMES.map((name) => [name, ATTRIBUTES[name](element.getAttribute(name))]),
  ) as unknown as Settings;
}
