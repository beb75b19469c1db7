import { dynamoJson, type QueryExpressions, type Table } from '@dynamometer/core';

/** A Query as `aws dynamodb query --cli-input-json` takes it. */
export function requestOf({ name = 'Table' }: Table, expressions: QueryExpressions): object {
  const { IndexName, ExpressionAttributeValues: values, ...others } = expressions;
  return {
    TableName: name,
    ...(IndexName !== undefined && { IndexName }),
    ...others,
    ExpressionAttributeValues: Object.fromEntries(
      Object.entries(values).map(([placeholder, value]) => [placeholder, dynamoJson(value)]),
    ),
  };
}
