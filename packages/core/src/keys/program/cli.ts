import { dynamoJson } from '../written-value.ts';
import type { AttributeValue, Item } from '../../item/attribute-value.ts';
import type { ReadProgram } from './read-program.ts';
import { commentOf, requestOf } from './request.ts';

/** For bash and the AWS CLI, without any other tool. */
export function cliProgram(program: ReadProgram): string {
  return program.operation === 'getItem' ? oneItem(program) : pages(program);
}

function oneItem(program: ReadProgram): string {
  const { ReturnConsumedCapacity: consumed, ...request } = requestOf(program);
  return `#!/usr/bin/env bash
# ${commentOf(program.title)}: the item if there is one, and the read units consumed.
set -euo pipefail

aws dynamodb get-item \\
${options(request, 2).join(' \\\n')} \\
  --return-consumed-capacity ${String(consumed)} --output json
`;
}

// The CLI's own paging would show the capacity of the first page alone, so the pages are followed here.
function pages(program: ReadProgram): string {
  const { limit, shards } = program;
  const { ReturnConsumedCapacity: consumed, Limit: _, ...request } = requestOf(program);
  const { ExpressionAttributeValues: values, ...others } = request;
  const margin = shards === undefined ? 2 : 4;
  const written = options(shards === undefined ? request : others, margin + 2);
  if (shards !== undefined) written.push(`${' '.repeat(margin + 2)}--expression-attribute-values "$values"`);
  if (limit !== undefined) written.push(`${' '.repeat(margin + 2)}--limit $((${limit} - found))`);
  const loop = `start=()
while true; do
  page=$(aws dynamodb ${program.operation} \\
${written.map((line) => line.slice(margin - 2)).join(' \\\n')} \\
    --return-consumed-capacity ${String(consumed)} --no-paginate --output text \\
    --query '[to_string(ConsumedCapacity.CapacityUnits), to_string(LastEvaluatedKey), Items[].[to_string(@)]]' \\
    \${start[@]+"\${start[@]}"})
  # The first line holds the units and the last key, every other line an item.
  IFS=$'\\t' read -r units last <<<"$page"
  tail -n +2 <<<"$page"
  read_units=$(awk -v sum="$read_units" -v units="$units" 'BEGIN { print sum + units }')
${limit === undefined ? '' : `  found=$((found + $(wc -l <<<"$page") - 1))\n  [[ $found -lt ${limit} ]] || break\n`}  [[ $last != null ]] || break
  start=(--exclusive-start-key "$last")
done`;
  const all = shards === undefined ? loop : shardLoop(loop, shards, values as Item, limit);
  return `#!/usr/bin/env bash
# ${commentOf(program.title)}: the items of all pages, one a line, and the read units that they consumed together.
set -euo pipefail

read_units=0${limit === undefined || shards !== undefined ? '' : '\nfound=0'}
${all}
printf '%s read units\\n' "$read_units" >&2
`;
}

function shardLoop(
  loop: string,
  { placeholder, values }: NonNullable<ReadProgram['shards']>,
  others: Item,
  limit: number | undefined,
): string {
  const each = values.map((value) => `  ${shellText(json({ ...others, [placeholder]: value }))}`);
  const lines = `${limit === undefined ? '' : 'found=0\n'}${loop}`.split('\n');
  const body = lines.map((line) => `  ${line}`).join('\n');
  return `# Every shard in turn; the items of one shard are in order.
for values in \\
${each.join(' \\\n')}; do
${body}
done`;
}

function options(request: Readonly<Record<string, unknown>>, margin: number): string[] {
  return Object.entries(request).map(([name, value]) => ' '.repeat(margin) + option(name, value));
}

function option(name: string, value: unknown): string {
  const dashed = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  if (value === true) return `--${dashed}`;
  if (value === false) return `--no-${dashed}`;
  if (name === 'Key' || name === 'ExpressionAttributeValues') return `--${dashed} ${shellText(json(value as Item))}`;
  return `--${dashed} ${shellText(typeof value === 'string' ? value : JSON.stringify(value))}`;
}

function json(values: Readonly<Record<string, AttributeValue>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(values).map(([name, each]) => [name, dynamoJson(each)])));
}

/** Between single quotes the shell changes nothing; a single quote itself has to stand outside of them. */
function shellText(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
