import { isTypedItem } from './format.ts';
import { isLogEntry, LOG_ENTRY } from './log-entry.ts';
import { ATTRIBUTES, GRAPHQL, RESPONSES, SCAN_OR_QUERY, WITHOUT_ITEMS, WORKBENCH } from './read-output.ts';
import { EXPORTED_CHANGE, isKeyAlone, KINESIS_DATA, KINESIS_RECORD, RECORDS, STREAM_RECORD } from './stream-record.ts';
import { isMap, type ValueMap } from './value.ts';
import { around, type Wrapper } from './wrapper.ts';
import {
  BATCH_WRITE,
  DELETE_REQUEST,
  isBareBatch,
  isResolverRequest,
  KEY_REQUEST,
  PUT_REQUEST,
  RESOLVER_REQUEST,
  stateWith,
  TRANSACT_OTHER,
  TRANSACT_PUT,
  TRANSACT_WRITE,
  UNPROCESSED,
} from './write-request.ts';

/** The wrapper that a map is, if it is one: it has the wrapper's member and, beside it, nothing that is foreign there. */
export function wrapperOf(map: ValueMap, names: readonly string[]): Wrapper | undefined {
  if (names.length > MOST_MEMBERS) return undefined;
  for (const name of names) {
    const wrapper = WRAPPERS.get(name);
    if (wrapper?.fits(map[name]) !== true) continue;
    if (wrapper.alone === true || names.every((each) => MEMBERS.has(each))) return wrapper;
  }
  return BARE.find(([isOne]) => isOne(map))?.[1];
}

/** No request or response has more members than this: larger maps are items. */
const MOST_MEMBERS = 24;

/** Those that no single member gives away. */
const BARE: readonly (readonly [(map: ValueMap) => boolean, Wrapper])[] = [
  [isBareBatch, BATCH_WRITE],
  [isKeyAlone, EXPORTED_CHANGE],
  [isResolverRequest, RESOLVER_REQUEST],
  [isLogEntry, LOG_ENTRY],
  [isWithoutItems, WITHOUT_ITEMS],
];

/** Whether a map is a request or an answer that holds no items, such as a count. */
function isWithoutItems(map: ValueMap): boolean {
  const names = Object.keys(map);
  const resource = map['Resource'];
  return (
    names.some((name) => EXPRESSION.test(name)) ||
    (names.some((name) => TELLING.test(name)) && names.every((name) => MEMBERS.has(name))) ||
    (typeof resource === 'string' && resource.includes(':states:::'))
  );
}

/** Members of requests that no item has. */
const EXPRESSION = /^(?:(?:KeyCondition|Filter|Update)Expression|ExpressionAttributeValues)$/;

/** Members that tell of a request or an answer if all others are known too. */
const TELLING = /^(?:\$metadata|ResponseMeta|Consumed|ScannedC|LastEv|Unproc|TableN|Sequence|ItemColl)/;

const WRAPPERS: ReadonlyMap<string, Wrapper> = new Map([
  ['Item', around('Item', 'get-item-output', isMap)],
  ['M', around('M', 'attribute-value', (content) => isMap(content) && isTypedItem(content))],
  ['Items', SCAN_OR_QUERY],
  ['items', SCAN_OR_QUERY],
  ['Responses', RESPONSES],
  ['Attributes', ATTRIBUTES],
  ['data', GRAPHQL],
  ['DataModel', WORKBENCH],
  ['RequestItems', BATCH_WRITE],
  ['UnprocessedItems', UNPROCESSED],
  ['Parameters', stateWith('Parameters')],
  ['Arguments', stateWith('Arguments')],
  ['PutRequest', PUT_REQUEST],
  ['DeleteRequest', DELETE_REQUEST],
  ['TransactItems', TRANSACT_WRITE],
  ['Put', TRANSACT_PUT],
  ['Key', KEY_REQUEST],
  ['Update', TRANSACT_OTHER],
  ['Delete', TRANSACT_OTHER],
  ['ConditionCheck', TRANSACT_OTHER],
  ['Records', RECORDS],
  ['dynamodb', STREAM_RECORD],
  ['kinesis', KINESIS_RECORD],
  ['Data', KINESIS_DATA],
  ['NewImage', EXPORTED_CHANGE],
  ['OldImage', EXPORTED_CHANGE],
]);

/** What requests, responses and exports carry beside their items. */
const MEMBERS: ReadonlySet<string> = new Set([
  ...WRAPPERS.keys(),
  ...(
    '$metadata ResponseMetadata ConsumedCapacity ItemCollectionMetrics Count ScannedCount LastEvaluatedKey NextToken ' +
    'nextToken scannedCount startedAt errors extensions UnprocessedKeys UnprocessedItems TableName Key Keys Metadata ' +
    'ConditionExpression UpdateExpression ExpressionAttributeNames ExpressionAttributeValues Expected ' +
    'ConditionalOperator ReturnValues ReturnConsumedCapacity ReturnItemCollectionMetrics ' +
    'ReturnValuesOnConditionCheckFailure ClientRequestToken ApproximateCreationDateTime SequenceNumber SizeBytes ' +
    'StreamViewType ApproximateArrivalTimestamp PartitionKey EncryptionType'
  ).split(' '),
]);
