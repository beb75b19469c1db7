import type { Table } from '../../item/table.ts';
import { createTable } from './create-table.ts';

/** A template with the table as its one resource. A table without a name gets one from CloudFormation. */
export function cloudFormation(table: Table): unknown {
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Resources: {
      [logicalName(table)]: { Type: 'AWS::DynamoDB::Table', Properties: createTable(table) },
    },
  };
}

/** A name of letters and digits alone, which begins with a letter. */
export function logicalName({ name = 'Table' }: Table): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Za-z]/.test(joined) ? joined : `Table${joined}`;
}
