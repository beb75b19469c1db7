import { dynamoJson, getItem, itemWrite, type Item } from '@dynamometer/core';
import { itemName } from '../likely-keys.ts';
import { parseAtOnce } from '../notations.ts';
import { READ_MODES, reads, WRITE_MODES, writes, type Operation } from '../operations.ts';
import type { State } from '../session.ts';
import type { Words } from '../text/words.tsx';
import { refusals, weigh, type Weighed } from '../weigh.ts';
import type { Copies } from './copies.ts';
import { markdownCode, markdownTable } from './markdown.ts';
import { importsFor, readingCall } from './reading-call.ts';
import { result } from './script.ts';

/** What can be taken out of the panel of an item: the item that is open, and the one before it. */
export const copies: Copies = { markdown, json, code };

function markdown(state: State, words: Words): string | undefined {
  const shown = shownItems(state);
  if (shown === undefined) return undefined;
  const { item, before } = shown;
  const name = itemName(item.item);
  const head = `**${words.bytes(item.bytes.value)}**${name === '' ? '' : ` ${markdownCode(name)}`}`;
  const parts = item.size.parts.toSorted((a, b) => b.bytes - a.bytes);
  const bytes = markdownTable(
    [
      words.say('bytes.title'),
      words.say('bytes.name'),
      words.say('bytes.value'),
      words.say('bytes.overhead'),
      words.say('bytes.all'),
    ],
    parts.map((part) => [
      markdownCode(String(part.name)),
      ...[part.nameBytes, part.valueBytes, part.overhead, part.bytes].map(words.number),
    ]),
  );
  if (refusals(item).some(({ severity }) => severity === 'error')) return `${head}\n\n${bytes}\n`;
  const units = words.say('headline.units', {
    write: words.counted(itemWrite({ before: before?.bytes, after: item.bytes }, 'standard').value, 'write units'),
    read: words.counted(getItem(item.bytes, 'eventual').value, 'read units'),
  });
  const read = unitsTable(words.say('reads.title'), READ_MODES, reads(item.bytes, before?.bytes), words);
  const write = unitsTable(words.say('writes.title'), WRITE_MODES, writes(item.bytes, before?.bytes), words);
  return `${[`${head}: ${units}`, read, write, bytes].join('\n\n')}\n`;
}

function unitsTable<Mode extends 'eventual' | 'strong' | 'standard' | 'transactional'>(
  title: string,
  modes: readonly Mode[],
  operations: readonly Operation<Mode>[],
  words: Words,
): string {
  return markdownTable(
    [title, ...modes.map((mode) => words.say(`mode.${mode}`))],
    operations.map(({ name, units }) => [
      words.say(`operation.${name}`),
      ...modes.map((mode) => {
        const figure = units[mode];
        return figure === undefined ? '–' : words.number(figure.value);
      }),
    ]),
  );
}

function json(state: State): string | undefined {
  const items = itemsIn(state.item, state.format);
  if (items === undefined) return undefined;
  const typed = items.map((item) =>
    Object.fromEntries(Object.entries(item).map(([name, value]) => [name, dynamoJson(value)])),
  );
  return JSON.stringify(typed.length === 1 ? typed[0] : typed, undefined, 2);
}

function code(state: State): string | undefined {
  const shown = shownItems(state);
  if (shown === undefined) return undefined;
  const { item, before } = shown;
  const change = before === undefined ? '{ after }' : '{ before, after }';
  const isRefused = refusals(item).some(({ severity }) => severity === 'error');
  const names = ['explainItemSize', ...(isRefused ? [] : ['getItem']), 'itemSize', ...(isRefused ? [] : ['itemWrite'])];
  const texts = [
    [state.item, state.format] as const,
    ...(before === undefined ? [] : [[state.before ?? '', undefined] as const]),
  ];
  const lines = [
    ...importsFor(names, texts),
    '',
    ...sizeOf('after', state.item, state.format, shown.index),
    ...(before === undefined ? [] : sizeOf('before', state.before ?? '', undefined, 0)),
    '',
    result('after.value', item.bytes.value),
    ...(before === undefined ? [] : [result('before.value', before.bytes.value)]),
  ];
  if (!isRefused) {
    for (const mode of READ_MODES)
      lines.push(result(`getItem(after, '${mode}').value`, getItem(item.bytes, mode).value));
    for (const mode of WRITE_MODES)
      lines.push(
        result(
          `itemWrite(${change}, '${mode}').value`,
          itemWrite({ before: before?.bytes, after: item.bytes }, mode).value,
        ),
      );
  }
  return `${lines.join('\n')}\n`;
}

function sizeOf(name: string, text: string, format: State['format'], index: number): readonly string[] {
  return [`const ${name} = explainItemSize(itemSize(${readingCall(text, format)}.items[${index}]));`];
}

interface Shown {
  readonly item: Weighed;
  readonly index: number;
  readonly before: Weighed | undefined;
}

function shownItems(state: State): Shown | undefined {
  const items = itemsIn(state.item, state.format);
  const index = items?.[state.chosen] === undefined ? 0 : state.chosen;
  const item = items?.[index];
  if (item === undefined) return undefined;
  const before = itemsIn(state.before ?? '', undefined)?.[0];
  return { item: weigh(item), index, before: before && weigh(before) };
}

function itemsIn(text: string, format: State['format']): readonly Item[] | undefined {
  if (text.trim() === '') return undefined;
  const { parsed } = parseAtOnce(text, format);
  return parsed.ok ? parsed.items : undefined;
}
