import type { ProblemKind } from '../problem.ts';
import { note } from './collected.ts';
import { numberIn } from './consumed-capacity.ts';
import type { Value } from './value.ts';
import { isByTable, isListOf, isMaps, type Wrapper } from './wrapper.ts';
import { isMap } from './value.ts';

/** What Scan and Query return: items, and how many more were read. */
export const SCAN_OR_QUERY: Wrapper = {
  container: 'scan-query-output',
  fits: isMaps,
  open: (map, path, collected, follow) => {
    const [count, scanned] = [numberIn(map['Count']), numberIn(map['ScannedCount'])];
    if (scanned !== undefined) collected.scanned = (collected.scanned ?? 0) + scanned;
    if (count !== undefined && scanned !== undefined && scanned > count) {
      note(collected, FILTERED, path, { returned: count, scanned });
      note(collected, MAYBE_PROJECTED, path);
    }
    if (map['LastEvaluatedKey'] ?? map['NextToken'] ?? map['nextToken']) note(collected, MORE_PAGES, path);
    const member = Object.hasOwn(map, 'Items') ? 'Items' : 'items';
    const items = map[member];
    const found = Array.isArray(items) ? items.length : 0;
    collected.pages.push(found);
    if (count !== undefined && count !== found) note(collected, OTHER_COUNT, path, { returned: count, found });
    follow(items, [...path, member]);
  },
};

/** What TransactGetItems and BatchGetItem return: a slot for each key, or a list for each table. */
export const RESPONSES: Wrapper = {
  container: 'batch-get-output',
  fits: (content) => isByTable(content) || isMaps(content),
  open: (map, path, collected, follow) => {
    const responses = map['Responses'];
    const unprocessed = keysIn(map['UnprocessedKeys']);
    if (unprocessed > 0) note(collected, UNPROCESSED_KEYS, path, { keys: unprocessed });
    if (isMap(responses)) {
      for (const [table, items] of Object.entries(responses)) follow(items, [...path, 'Responses', table]);
      return;
    }
    collected.container = 'transact-get-output';
    (responses as Value[]).forEach((slot, index) => {
      const item = isMap(slot) ? slot['Item'] : undefined;
      if (isMap(item)) follow(item, [...path, 'Responses', index, 'Item']);
      else {
        collected.missing += 1;
        note(collected, MISSING_ITEM, [...path, 'Responses', index]);
      }
    });
  },
};

function keysIn(requests: Value): number {
  const lists = isMap(requests) ? Object.values(requests).map((request) => isMap(request) && request['Keys']) : [];
  return lists.reduce((sum, keys) => sum + (Array.isArray(keys) ? keys.length : 0), 0);
}

/** What a write returns of its item. */
export const ATTRIBUTES: Wrapper = {
  container: 'update-item-output',
  fits: isMap,
  open: (map, path, collected, follow) => {
    note(collected, MAYBE_PARTIAL, [...path, 'Attributes']);
    follow(map['Attributes'], [...path, 'Attributes']);
  },
};

/** What GraphQL puts around an answer of AppSync. */
export const GRAPHQL: Wrapper = {
  container: 'graphql-response',
  fits: (content) => isMap(content) && Object.values(content).every(isMap),
  open: (map, path, _, follow) => {
    for (const [field, answer] of Object.entries(map['data'] ?? {})) follow(answer, [...path, 'data', field]);
  },
};

/** The model that NoSQL Workbench saves. */
export const WORKBENCH: Wrapper = {
  container: 'nosql-workbench',
  alone: true,
  fits: (content) => isListOf(content, 'TableName', 'TableData', 'KeyAttributes'),
  open: (map, path, _, follow) => {
    (map['DataModel'] as Value[]).forEach((table, index) => {
      if (isMap(table) && isMaps(table['TableData']))
        follow(table['TableData'], [...path, 'DataModel', index, 'TableData']);
    });
  },
};

/** A request or an answer that holds no items. */
export const WITHOUT_ITEMS: Wrapper = {
  container: 'request',
  fits: isMap,
  open: () => {},
};

const OTHER_COUNT: ProblemKind = {
  code: 'read.other-count',
  severity: 'warning',
  says: 'Count is {returned}, and here are {found} items. Was all of it copied?',
};

const FILTERED: ProblemKind = {
  code: 'read.filtered',
  severity: 'warning',
  says: 'The result is filtered: ScannedCount is {scanned} and Count is {returned}. The items that the filter left out were read and paid for.',
};

const MAYBE_PROJECTED: ProblemKind = {
  code: 'read.projected',
  severity: 'notice',
  says: 'If the request had a projection, these are projected: they may not be whole items, and reads are charged for whole items.',
};

const MORE_PAGES: ProblemKind = {
  code: 'read.more-pages',
  severity: 'notice',
  says: 'This is one page of a result; more follow. Its sizes stand for this page alone.',
};

const MISSING_ITEM: ProblemKind = {
  code: 'read.missing-item',
  severity: 'warning',
  says: 'Responses without an item: {count}. A key that holds no item is charged like a small one.',
};

const UNPROCESSED_KEYS: ProblemKind = {
  code: 'read.unprocessed',
  severity: 'warning',
  says: 'UnprocessedKeys: {keys}. Their items were not read.',
};

const MAYBE_PARTIAL: ProblemKind = {
  code: 'write.maybe-partial',
  severity: 'notice',
  says: 'With UPDATED_OLD or UPDATED_NEW this is a part of the item; writes are charged for whole items.',
};
