import type { Item } from '../item/attribute-value.ts';
import type { KeyAttribute } from '../item/table.ts';
import { inferTemplates } from './infer.ts';
import { keyPrefix, matchKey } from './key.ts';
import { parseTemplate } from './template.ts';

/** What keys have in common that belong together. */
export interface KeyGroup {
  readonly id: string;
  readonly prefix: string;
  readonly template?: string;
}

/**
 * Tells to which group a sort key belongs: that of the first template it follows.
 *
 * @param items - All items, from which templates are inferred where none are given.
 * @param sort - The sort key, if there is one.
 * @param given - Templates as text; those that cannot be read are passed over.
 */
export function groupKeys(
  items: readonly Item[],
  sort: KeyAttribute | undefined,
  given: readonly string[] | undefined,
): (key: string) => KeyGroup {
  if (sort?.type !== 'S') return () => ALL;
  const texts = given ?? inferTemplates(items, sort.name).map(({ text }) => text);
  const templates = texts.flatMap((text) => {
    const reading = parseTemplate(text);
    return reading.ok
      ? [{ template: reading.template, group: { id: text, template: text, prefix: keyPrefix(reading.template) } }]
      : [];
  });
  return (key) =>
    templates.find(({ template }) => matchKey(template, key) !== undefined)?.group ?? { id: ` ${key}`, prefix: key };
}

/** Keys that are no text, or none at all, have no prefixes. */
const ALL: KeyGroup = { id: '', prefix: '' };
