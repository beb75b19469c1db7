import type { Item, Table, TransactWriteAction } from '@dynamometer/core';
import { itemFrom, valuesFrom } from './dynamodb-json.ts';
import { holds, update } from './expressions.ts';
import type { Attributes, Store } from './store.ts';

/** A request as DynamoDB's API takes it, as far as vectors use it. */
export interface Request {
  readonly TableName?: string;
  readonly IndexName?: string;
  readonly Key?: Attributes;
  readonly Keys?: readonly Attributes[];
  readonly Item?: Attributes;
  readonly ConsistentRead?: boolean;
  readonly UpdateExpression?: string;
  readonly ConditionExpression?: string;
  readonly KeyConditionExpression?: string;
  readonly FilterExpression?: string;
  readonly ProjectionExpression?: string;
  readonly Select?: string;
  readonly Limit?: number;
  readonly ScanIndexForward?: boolean;
  readonly ExclusiveStartKey?: Attributes;
  readonly ExpressionAttributeValues?: Attributes;
  readonly TransactItems?: readonly Readonly<Record<string, Request>>[];
  readonly ClientRequestToken?: string;
  readonly RequestItems?: Readonly<Record<string, Request | readonly Readonly<Record<string, Request>>[]>>;
}

/** One key that a request reads. */
export interface Read {
  readonly table: string;
  readonly item: Item | undefined;
  readonly consistency: 'eventual' | 'strong';
}

/** One item that a request writes or checks. */
export interface Write {
  readonly table: string;
  readonly action: TransactWriteAction;
}

export function readsOf(request: Request, store: Store): readonly Read[] {
  const read = ({ TableName: table = '', Key = {}, ConsistentRead = false }: Request): Read => ({
    table,
    item: store.find(table, Key),
    consistency: ConsistentRead ? 'strong' : 'eventual',
  });
  if (request.RequestItems !== undefined)
    return Object.entries(request.RequestItems as Readonly<Record<string, Request>>).flatMap(
      ([TableName, { Keys = [], ConsistentRead = false }]) =>
        Keys.map((Key) => read({ TableName, Key, ConsistentRead })),
    );
  return (request.TransactItems ?? [{ Get: request }]).map(({ Get = {} }) => read(Get));
}

export function writesOf(
  op: string,
  request: Request,
  store: Store,
  tables: Readonly<Record<string, Table>>,
): readonly Write[] {
  return actionsIn(op, request).map(([kind, name, details]) => {
    const stored = store.find(name, details.Item ?? details.Key ?? {});
    return { table: name, action: { ...actionOf(kind, details, stored), table: tables[name] } };
  });
}

function actionsIn(op: string, request: Request): readonly (readonly [string, string, Request])[] {
  if (op === 'BatchWriteItem')
    return Object.entries(request.RequestItems as Readonly<Record<string, readonly Record<string, Request>[]>>).flatMap(
      ([table, requests]) =>
        requests.flatMap((each) =>
          Object.entries(each).map(([kind, details]) => [kind.replace('Request', ''), table, details] as const),
        ),
    );
  const actions = request.TransactItems ?? [{ [op.replace('Item', '')]: request }];
  return actions.flatMap((each) =>
    Object.entries(each).map(([kind, details]) => [kind, details.TableName ?? '', details] as const),
  );
}

function actionOf(kind: string, request: Request, before: Item | undefined): TransactWriteAction {
  const { ConditionExpression: expression } = request;
  const condition = expression === undefined || holds(expression, before) ? 'holds' : 'fails';
  if (kind === 'Put') return { operation: 'putItem', before, after: itemFrom(request.Item ?? {}), condition };
  if (kind === 'Delete') return { operation: 'deleteItem', before, condition };
  if (kind === 'ConditionCheck') return { operation: 'conditionCheck', item: before, condition };
  const values = valuesFrom(request.ExpressionAttributeValues ?? {});
  const after = update(before ?? itemFrom(request.Key ?? {}), request.UpdateExpression ?? '', values);
  return { operation: 'updateItem', before, after, condition };
}
