import { parseAtOnce } from '../notations.ts';
import { itemsQuestion, tableOf, type TableOfItems } from '../read-items.ts';
import { compareWays, describedQuestion, type ReadQuestion } from '../reads.ts';
import type { Words } from '../text/words.tsx';
import type { Copies } from './copies.ts';
import { markdownTable } from './markdown.ts';
import { importsFor, readingCall } from './reading-call.ts';
import { literal, result } from './script.ts';

/** What can be taken out of the panel of reads. */
export const copies: Copies = {
  markdown: ({ question }, words) => markdown(question, words),
  json: ({ question }) => JSON.stringify(question, undefined, 2),
  code: ({ question }) => code(question),
};

function markdown(question: ReadQuestion, words: Words): string | undefined {
  const answer = compareWays(question, tableIn(question));
  if (answer === undefined) return undefined;
  const head = [
    words.say('ways.title', { count: answer.ways.length }),
    words.say('ways.request', { count: 2 }),
    words.unit('read units', 2),
    words.say('question.consistency'),
    words.unit('bytes', 2),
    words.say('ways.million'),
    words.say('ways.month'),
  ];
  const rows = answer.ways.map(({ name, read, perMillion, perMonth }) => [
    words.say(`ways.${name}`),
    words.number(read.requests),
    words.number(read.units.value),
    // A global index has no other.
    words.say(`mode.${name === 'indexQuery' ? 'eventual' : question.consistency}`),
    words.number(read.bytesRead),
    words.dollars(perMillion.value),
    words.dollars(perMonth.value),
  ]);
  return `${markdownTable(head, rows)}\n\n${words.say('ways.terms', { calls: question.callsPerMonth })}\n`;
}

function code(question: ReadQuestion): string | undefined {
  const table = tableIn(question);
  const answer = compareWays(question, table);
  if (answer === undefined) return undefined;
  const call = question.source === 'entities' ? literal(describedQuestion(question)) : aboutItems(question, table);
  return `${[
    ...importsFor(['compareReads'], question.source === 'items' ? [[question.items.text, undefined]] : []),
    '',
    ...(question.source === 'items' ? [`const { items } = ${readingCall(question.items.text, undefined)};`] : []),
    `const ways = compareReads(${call});`,
    '',
    ...answer.ways.map(({ name, read }) => result(`ways.${name}.units.value`, read.units.value)),
  ].join('\n')}\n`;
}

function aboutItems(question: ReadQuestion, table: TableOfItems | undefined): string {
  const asked = table && itemsQuestion(question, table);
  return literal(asked && { ...asked, items: Symbol('items') });
}

function tableIn({ source, items }: ReadQuestion): TableOfItems | undefined {
  if (source === 'entities' || items.text.trim() === '') return undefined;
  const { parsed } = parseAtOnce(items.text, undefined);
  return parsed.ok ? tableOf(parsed.items, items) : undefined;
}
