import { writeTableDefinition, type Table } from '@dynamometer/core';
import type { KeysQuestion } from '../keys-question.ts';
import { SAMPLE_TABLE } from '../sample-design.ts';
import { keysOf, writeAsked } from '../table-keys.ts';
import { readTableText } from '../table-text.ts';
import type { Words } from '../text/words.tsx';
import type { CopiesOfKeys } from './copy-keys.ts';
import { markdownCode, markdownTable } from './markdown.ts';
import { literal, result, template } from './script.ts';

/** A table that exists: its keys and indexes, and the Query that is asked of it. */
export const COPIES_OF_TABLE: CopiesOfKeys = {
  markdown,
  json: (keys) => {
    const table = tableIn(keys);
    return table && writeTableDefinition(table, 'create-table');
  },
  code,
};

function markdown(keys: KeysQuestion, words: Words): string | undefined {
  const table = tableIn(keys);
  if (table === undefined) return undefined;
  const rows = keysOf(table).map(({ index, kind, partitionKey, sortKey }) => [
    index === '' ? words.say('given.table') : `${words.say(`given.${kind}`)} ${markdownCode(index)}`,
    ...[partitionKey, sortKey].map((key) => key.map(({ name, type }) => `${markdownCode(name)} ${type}`).join(', ')),
  ]);
  return `${markdownTable(['', words.say('pasted.partitionKey'), words.say('pasted.sortKey')], rows)}\n`;
}

function code(keys: KeysQuestion): string | undefined {
  const table = tableIn(keys);
  const all = table === undefined ? [] : keysOf(table);
  const chosen = all.find(({ index }) => index === keys.asked.index) ?? all[0];
  if (table === undefined || chosen === undefined) return undefined;
  const { query, writing } = writeAsked(table, chosen, keys.asked);
  const asked = query && { ...query, table: Symbol('table') };
  const { isYaml } = readTableText(textOf(keys));
  const names = [...(isYaml ? [] : ['readTableDefinition']), ...(asked === undefined ? [] : ['writeQuery'])];
  return `${[
    ...(names.length > 0 ? [`import { ${names.join(', ')} } from '@dynamometer/core';`] : []),
    ...(isYaml ? ["import { readYamlTable } from '@dynamometer/core/yaml';"] : []),
    '',
    `const { table } = ${isYaml ? 'readYamlTable' : 'readTableDefinition'}(${template(textOf(keys))});`,
    result('table', table),
    ...(asked === undefined || !writing.ok
      ? []
      : ['', `const asked = writeQuery(${literal(asked)});`, result('asked.expressions', writing.expressions)]),
  ].join('\n')}\n`;
}

const textOf = ({ table }: KeysQuestion): string => table ?? SAMPLE_TABLE;

function tableIn(keys: KeysQuestion): Table | undefined {
  const { reading } = readTableText(textOf(keys));
  return reading.ok ? reading.table : undefined;
}
