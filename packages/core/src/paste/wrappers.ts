import { isTypedItem } from './format.ts';
import { ATTRIBUTES, GRAPHQL, RESPONSES, SCAN_OR_QUERY, WORKBENCH } from './read-output.ts';
import { EXPORTED_CHANGE, KINESIS_RECORD, RECORDS, STREAM_RECORD } from './stream-record.ts';
import { isMap, type ValueMap } from './value.ts';
import { around, type Wrapper } from './wrapper.ts';
import {
  BATCH_WRITE,
  DELETE_REQUEST,
  isBareBatch,
  KEY_REQUEST,
  PUT_REQUEST,
  TRANSACT_OTHER,
  TRANSACT_PUT,
  TRANSACT_WRITE,
} from './write-request.ts';

/** The wrapper that a map is, if it is one: it has the wrapper's member and, beside it, nothing that is foreign there. */
export function wrapperOf(map: ValueMap, names: readonly string[]): Wrapper | undefined {
  if (names.length > MOST_MEMBERS) return undefined;
  for (const name of names) {
    const wrapper = WRAPPERS.get(name);
    if (wrapper?.fits(map[name]) !== true) continue;
    if (wrapper.alone === true || names.every((each) => MEMBERS.has(each))) return wrapper;
  }
  return isBareBatch(map) ? BATCH_WRITE : undefined;
}

/** No request or response has more members than this: larger maps are items. */
const MOST_MEMBERS = 24;

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
    'ReturnValuesOnConditionCheckFailure ClientRequestToken'
  ).split(' '),
]);
