import { dynamoJson, type Item } from '@dynamometer/core';
import type { KeysQuestion } from '../keys-question.ts';
import { parseAtOnce } from '../notations.ts';
import { registryOf } from '../registry-of-items.ts';
import { SAMPLE_ITEMS } from '../sample-design.ts';
import type { Words } from '../text/words.tsx';
import type { CopiesOfKeys } from './copy-keys.ts';
import { markdownCode, markdownTable } from './markdown.ts';
import { literal, result, template } from './script.ts';

/** Pasted items by partition and prefix, with what one Query for each reads. */
export const COPIES_OF_COLLECTIONS: CopiesOfKeys = { markdown, json, code };

function markdown(keys: KeysQuestion, words: Words): string | undefined {
  const { collections = [] } = registryOf(itemsIn(keys), keys) ?? {};
  if (collections.length === 0) return undefined;
  const head = ['partitionKey', 'prefix', 'count', 'bytes', 'query'] as const;
  const rows = collections.flatMap(({ key, groups }) =>
    groups.map(({ prefix, template: written, count, bytes, query }) => [
      markdownCode(key),
      markdownCode(written ?? prefix),
      words.number(count),
      words.number(bytes),
      words.number(query.units.value),
    ]),
  );
  return `${markdownTable(
    head.map((name) => words.say(name === 'partitionKey' ? 'pasted.partitionKey' : `collections.${name}`)),
    rows,
  )}\n`;
}

function json(keys: KeysQuestion): string | undefined {
  const items = itemsIn(keys);
  if (items.length === 0) return undefined;
  const typed = items.map((item) =>
    Object.fromEntries(Object.entries(item).map(([name, value]) => [name, dynamoJson(value)])),
  );
  return JSON.stringify(typed, undefined, 2);
}

function code(keys: KeysQuestion): string | undefined {
  const registry = registryOf(itemsIn(keys), keys);
  if (registry === undefined) return undefined;
  const { table, templates, collections } = registry;
  const view = { items: Symbol('items'), table, templates: templates.map(({ text }) => text) };
  return `${[
    "import { parse, viewCollections } from '@dynamometer/core';",
    '',
    `const { items } = parse(${template(textOf(keys))});`,
    `const collections = viewCollections(${literal(view)});`,
    '',
    ...collections.flatMap(({ groups }, place) =>
      groups.map(({ query }, index) =>
        result(`collections[${place}].groups[${index}].query.units.value`, query.units.value),
      ),
    ),
  ].join('\n')}\n`;
}

const textOf = ({ items }: KeysQuestion): string => items ?? SAMPLE_ITEMS;

function itemsIn(keys: KeysQuestion): readonly Item[] {
  const { parsed } = parseAtOnce(textOf(keys), undefined);
  return parsed.ok ? parsed.items : [];
}
