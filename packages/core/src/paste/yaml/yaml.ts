import { readTable, type TableReading } from '../../item/table-definition.ts';
import { toPlainJson } from './plain.ts';
import { itemsIn, type Parsed } from '../parsed.ts';
import type { Format } from '../format.ts';
import { readYaml } from './read-yaml.ts';

/**
 * Finds the items in YAML, as `aws … --output yaml` prints it, without losing a digit. It stands in an entry of its own,
 * since it needs a parser that JSON does not; `parse` refuses YAML by name.
 *
 * @param text - YAML 1.2, one document or several, in any of the shapes that `parse` knows from JSON.
 * @param format - How the values say their types; found out unless given.
 * @returns What `parse` returns, with the notation `yaml`. Aliases, keys that are no texts and more than 200 levels are problems.
 * @see https://docs.aws.amazon.com/cli/latest/userguide/cli-usage-output-format.html
 * @example
 * parseYaml("Item:\n  id:\n    S: a1\n") // { ok: true, notation: 'yaml', format: 'dynamodb-json', container: 'get-item-output', alternatives: [], items: [{ id: { S: 'a1' } }], notices: [] }
 */
export function parseYaml(text: string, format?: Format): Parsed {
  const reading = readYaml(text);
  return reading.ok ? itemsIn(reading, format) : { ok: false, problems: [reading.problem] };
}

/**
 * Reads a table from YAML: a CloudFormation template or resource, or what `aws dynamodb describe-table --output yaml`
 * prints. Short forms such as `!Ref Name` are read as their long ones.
 *
 * @param text - YAML 1.2; the first document counts.
 * @returns The table with notices, or the problems that keep it from being one.
 * @see https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-dynamodb-table.html
 * @example
 * readYamlTable("TableName: Users\nAttributeDefinitions: [{ AttributeName: pk, AttributeType: S }]\nKeySchema: [{ AttributeName: pk, KeyType: HASH }]") // { ok: true, table: { name: 'Users', partitionKey: { name: 'pk', type: 'S' } }, notices: [] }
 */
export function readYamlTable(text: string): TableReading {
  const reading = readYaml(text);
  return reading.ok ? readTable(toPlainJson(reading.values[0])) : { ok: false, problems: [reading.problem] };
}
