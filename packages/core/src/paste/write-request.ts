import type { Path, ProblemKind } from '../problem.ts';
import { note, type Collected } from './collected.ts';
import { isTypedItem } from './format.ts';
import { isMap, setEntry, type Value, type ValueMap } from './value.ts';
import { around, isByTable, isListOf, isMaps, type Follow, type Wrapper } from './wrapper.ts';

/** Requests by table, as BatchWriteItem takes them, with or without `RequestItems` around. */
export const BATCH_WRITE: Wrapper = {
  container: 'batch-write-request',
  fits: isByTable,
  open: (map, path, collected, follow) => {
    const bare = !Object.hasOwn(map, 'RequestItems');
    const requests = (bare ? map : map['RequestItems']) as ValueMap;
    const base = bare ? path : [...path, 'RequestItems'];
    for (const [table, list] of Object.entries(requests)) follow(list, [...base, table]);
  },
};

/** Whether a map is nothing but lists of puts and deletes by table. */
export function isBareBatch(map: ValueMap): boolean {
  const lists = Object.values(map);
  return lists.length > 0 && lists.every((list) => isListOf(list, 'PutRequest', 'DeleteRequest'));
}

export const PUT_REQUEST: Wrapper = {
  container: 'batch-write-request',
  fits: isMap,
  open: (map, path, collected, follow) => openPut(map, 'PutRequest', path, collected, follow),
};

export const DELETE_REQUEST: Wrapper = {
  container: 'batch-write-request',
  fits: isMap,
  open: (_, path, collected) => note(collected, DELETES, path),
};

export const TRANSACT_WRITE: Wrapper = around('TransactItems', 'transact-write-request', isMaps);

export const TRANSACT_PUT: Wrapper = {
  container: 'transact-write-request',
  fits: (content) => isMap(content) && isMap(content['Item']),
  open: (map, path, collected, follow) => openPut(map, 'Put', path, collected, follow),
};

/** An action that names a key: the item that it is about is not in the paste. */
export const TRANSACT_OTHER: Wrapper = {
  container: 'transact-write-request',
  fits: (content) => isMap(content) && isMap(content['Key']),
  open: (_, path, collected) => note(collected, WITHOUT_ITEM, path),
};

/** A request that names a key; beside the key it has at least a table. */
export const KEY_REQUEST: Wrapper = { ...TRANSACT_OTHER, container: 'request', fits: isMap };

/** What BatchWriteItem left undone, to be sent again. */
export const UNPROCESSED: Wrapper = {
  container: 'batch-write-output',
  fits: (content) => isByTable(content) && Object.keys(content).length > 0,
  open: (map, path, _, follow) => {
    const requests = map['UnprocessedItems'] as ValueMap;
    for (const [table, list] of Object.entries(requests)) follow(list, [...path, 'UnprocessedItems', table]);
  },
};

/** A state of Step Functions that puts an item. */
export function stateWith(member: string): Wrapper {
  const fits = (content: Value): boolean => isMap(content) && isMap(content['Item']) && 'TableName' in content;
  return { ...around(member, 'put-item-request', fits), alone: true };
}

/** What a resolver of AppSync asks of DynamoDB: the key stands beside the other attributes. */
export const RESOLVER_REQUEST: Wrapper = {
  container: 'put-item-request',
  fits: isMap,
  open: (map, path, collected, follow) => {
    const item: ValueMap = {};
    for (const part of [map['key'], map['attributeValues']])
      if (isMap(part)) for (const [name, value] of Object.entries(part)) setEntry(item, name, value);
    if (map['attributeValues'] === undefined) note(collected, WITHOUT_ITEM, path);
    else follow(item, [...path, 'attributeValues']);
  },
};

/** Whether a map is what a resolver asks for: it has a version or an operation, and whom it is about. */
export function isResolverRequest(map: ValueMap): boolean {
  const isRequest = typeof map['operation'] === 'string' || typeof map['version'] === 'string';
  const part = map['key'] ?? map['attributeValues'];
  return isRequest && isMap(part) && isTypedItem(part);
}

function openPut(map: ValueMap, member: string, path: Path, collected: Collected, follow: Follow): void {
  const put: Value = map[member];
  if (isMap(put)) follow(put['Item'], [...path, member, 'Item']);
}

const DELETES: ProblemKind = {
  code: 'write.delete-request',
  severity: 'warning',
  says: 'Entries that are a DeleteRequest: {count}. A delete has a key and no item, and costs what the deleted item weighs.',
};

const WITHOUT_ITEM: ProblemKind = {
  code: 'write.without-item',
  severity: 'warning',
  says: 'Actions without an item: {count}. Updates, deletes and checks cost what the stored item weighs, which is not in the paste.',
};
