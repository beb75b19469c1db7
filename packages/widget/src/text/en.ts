import type { COPY_TEXTS } from './en/copy.ts';
import type { COST_TEXTS } from './en/cost.ts';
import type { WORKLOAD_TEXTS } from './en/workload.ts';
import type { BILL_TEXTS } from './en/bill.ts';
import type { KEYS_TEXTS } from './en/keys.ts';
import type { EVIDENCE_TEXTS } from './en/evidence.ts';
import type { ALL_NOTATIONS_TEXTS } from './en/all-notations.ts';
import type { EDITS_TEXTS } from './en/edits.ts';
import type { FIELDS_TEXTS } from './en/fields.ts';
import type { MANY_ITEMS_TEXTS } from './en/many-items.ts';
import type { PARTITIONS_TEXTS } from './en/partitions.ts';
import type { QUERY_SCAN_TEXTS } from './en/query-scan.ts';
import type { Phrase } from './phrase.ts';

/** The sentences of the item's panel and those that several panels use. */
export const TEXTS = {
  moreOf: 'Show {count} more of {rest}',
  more: { one: 'Show 1 more', other: 'Show {count} more' },

  'source.item': 'Item',
  'source.before': 'Item before the write',
  'source.after': 'Item after the write',
  'source.placeholder': '{ "pk": { "S": "TENANT#acme" }, … }',
  'source.format': 'Read as',
  'source.sample': 'Use a sample',
  'source.file': 'Open files',
  'source.addBefore': 'Add the item before the write',
  'source.removeBefore': 'Remove the item before the write',
  'format.recognised': 'what it looks like',
  'format.recognisedAs': '{format} (recognised)',
  'format.dynamodb-json': 'DynamoDB JSON',
  'format.plain-json': 'plain JSON',
  'container.item': 'an item',
  'container.array': 'an array',
  'container.json-lines': 'an item on each line',
  'container.concatenated-json': 'one item after the other',
  'container.attribute-value': 'an attribute value',
  'container.get-item-output': 'output of GetItem',
  'container.scan-query-output': 'output of Scan or Query',
  'container.batch-get-output': 'output of BatchGetItem',
  'container.transact-get-output': 'output of TransactGetItems',
  'container.update-item-output': 'output of a write',
  'container.put-item-request': 'a PutItem request',
  'container.batch-write-request': 'a BatchWriteItem request',
  'container.transact-write-request': 'a TransactWriteItems request',
  'container.request': 'a request',
  'container.export-lines': 'an export to S3',
  'container.export-incremental': 'an incremental export to S3',
  'container.stream-event': 'an event of a stream',
  'container.stream-record': 'a record of a stream',
  'container.graphql-response': 'a GraphQL response',
  'container.nosql-workbench': 'a NoSQL Workbench model',

  empty:
    'Paste an item: DynamoDB JSON, plain JSON, the output of aws dynamodb get-item, an array or one item a line. Nothing leaves this page.',
  stale: 'The text above cannot be read. The figures below are those of the last text that could.',
  announcement: '{bytes}, {write}',

  'severity.error': 'Errors',
  'severity.warning': 'Warnings',
  'severity.notice': 'Worth knowing',
  'problem.show': 'Show it',
  'problem.at': 'Line {line}, column {column}',
  'problem.more': { one: 'And 1 problem more.', other: 'And {count} problems more.' },

  'headline.units': '{write} to put, {read} to get.',
  'headline.before': 'The item before has {bytes}, and the write is charged for the larger one.',
  'headline.over': '{over} over {edge}.',

  'ruler.label': '{bytes} on a scale from 0 to {end}, one segment an attribute',
  'ruler.write': '{room} left until {edge}, where the next write unit begins.',
  'ruler.read': '{room} left until {edge}, where the next read block begins.',
  'limit.over': '{over} more than the {limit} that an item may have',
  'limit.share': '{share} of the {limit} that an item may have',

  'reads.title': 'Read units a request',
  'writes.title': 'Write units a request',
  'mode.eventual': 'eventual',
  'mode.strong': 'strong',
  'mode.standard': 'alone',
  'mode.transactional': 'transaction',
  operation: 'Operation',
  'operation.get': 'GetItem',
  'operation.getMissing': 'Missing item',
  'operation.replay': 'Replay, same token',
  'operation.put': 'PutItem, UpdateItem',
  'operation.delete': 'DeleteItem',
  'operation.fails': 'Condition that fails',
  'operation.check': 'ConditionCheck',
  'operation.missing': 'Missing item',

  'bytes.title': 'Where the bytes are',
  'bytes.scale': 'share of the item',
  'bytes.name': 'name',
  'bytes.value': 'value',
  'bytes.overhead': 'overhead',
  'bytes.all': 'bytes',
  'bytes.open': 'Inside {name}',
  'bytes.parts': '{count}',
  'type.S': 'String',
  'type.N': 'Number',
  'type.B': 'Binary',
  'type.BOOL': 'Boolean',
  'type.NULL': 'Null',
  'type.SS': 'String set',
  'type.NS': 'Number set',
  'type.BS': 'Binary set',
  'type.L': 'List',
  'type.M': 'Map',

  views: 'Questions',
  'view.item': 'Item',
  'view.query-scan': 'Query or Scan',
  'view.partitions': 'Partitions',
  'view.cost': 'Cost',
  'view.keys': 'Keys',

  'load.waiting': 'Loading…',
  'load.failed': 'This panel is in a file of its own beside the script of the page, and that file could not be loaded.',
  'load.retry': 'Try again',
  'load.notations':
    'This was read as JSON. Other notations are in a file of their own beside the script of the page, and that file could not be loaded.',

  'copy.title': 'Copy as',
  'copy.markdown': 'Markdown',
  'copy.json': 'JSON',
  'copy.code': 'code',
  'copy.link': 'Copy a link to this',
  'copy.failed':
    'What copies is in a file of its own beside the script of the page, and that file could not be loaded.',

  'why.figure': '{figure}: why?',
  'why.reasons': 'Why {figure}',
  'basis.documented': 'documented',
  'basis.measured': 'measured',
  'basis.inferred': 'inferred',
  'basis.assumed': 'assumed',
} as const;

type Texts = typeof TEXTS &
  typeof COPY_TEXTS &
  typeof BILL_TEXTS &
  typeof COST_TEXTS &
  typeof WORKLOAD_TEXTS &
  typeof KEYS_TEXTS &
  typeof EVIDENCE_TEXTS &
  typeof ALL_NOTATIONS_TEXTS &
  typeof EDITS_TEXTS &
  typeof FIELDS_TEXTS &
  typeof MANY_ITEMS_TEXTS &
  typeof PARTITIONS_TEXTS &
  typeof QUERY_SCAN_TEXTS;

/** The key of a sentence: of those above, which every panel may use, or of those that come with a panel. */
export type TextId = keyof Texts;

const texts: Record<string, Phrase> = { ...TEXTS };

/** Adds the English sentences that come with a panel. */
export function addTexts(added: Readonly<Record<string, Phrase>>): void {
  Object.assign(texts, added);
}

/** English, in which the package itself words its rules and problems. */
export const ENGLISH: { readonly tag: string; readonly texts: Readonly<Record<string, Phrase>> } = { tag: 'en', texts };
