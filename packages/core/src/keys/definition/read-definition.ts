import { readTable, type TableReading } from '../../item/table-definition.ts';
import { problem, type ProblemKind } from '../../problem.ts';
import { readCdk } from './read-cdk.ts';
import { readTerraform } from './read-terraform.ts';

/**
 * Reads a table from the text of a definition, whichever notation it is in.
 *
 * @param text - JSON of CreateTable, describe-table or CloudFormation, a CDK stack in TypeScript, or Terraform.
 * @returns The table with notices, or the problems that keep it from being one.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_CreateTable.html
 * @example
 * readTableDefinition('resource "aws_dynamodb_table" "t" { name = "Users" hash_key = "pk" attribute { name = "pk" type = "S" } }') // { ok: true, table: { name: 'Users', partitionKey: { name: 'pk', type: 'S' } }, notices: [] }
 */
export function readTableDefinition(text: string): TableReading {
  const json = readJson(text);
  if (json !== undefined) return readTable(json.value);
  const definition = text.includes('aws_dynamodb_table') ? readTerraform(text) : readCdk(text);
  return definition === undefined ? { ok: false, problems: [problem(UNREADABLE)] } : readTable(definition);
}

function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const UNREADABLE: ProblemKind = {
  code: 'table.unreadable',
  severity: 'error',
  says: 'No table definition found. Paste the JSON of CreateTable, describe-table or CloudFormation, a CDK stack with a Table or TableV2, or a Terraform resource aws_dynamodb_table, whole and with its names written out.',
};
