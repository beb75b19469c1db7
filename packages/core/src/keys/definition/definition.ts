import type { Table } from '../../item/table.ts';
import { cdkStack } from './cdk.ts';
import { cloudFormation } from './cloudformation.ts';
import { createTable } from './create-table.ts';
import { terraform } from './terraform.ts';

/** How a table is written down: the body of a CreateTable request, or infrastructure as code. */
export type DefinitionNotation = 'create-table' | 'cloudformation' | 'cdk' | 'terraform';

/**
 * Writes a table as a definition that creates it, on demand and with all of its indexes.
 *
 * @param table - Keys and indexes, without problems by `checkTable`; one without a name is called `Table` where a name is needed.
 * @param notation - `create-table` and `cloudformation` are JSON, `cdk` is a stack in TypeScript, `terraform` is HCL.
 * @returns The whole definition as text; `readTableDefinition` gives the same table back.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_CreateTable.html
 * @example
 * JSON.parse(writeTableDefinition({ name: 'T', partitionKey: { name: 'pk', type: 'S' } }, 'create-table')) // { TableName: 'T', BillingMode: 'PAY_PER_REQUEST', AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }], KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }] }
 */
export function writeTableDefinition(table: Table, notation: DefinitionNotation): string {
  if (notation === 'cdk') return cdkStack(table);
  if (notation === 'terraform') return terraform(table);
  const json = notation === 'create-table' ? { TableName: 'Table', ...createTable(table) } : cloudFormation(table);
  return `${JSON.stringify(json, undefined, 2)}\n`;
}
