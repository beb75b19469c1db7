import { findMark, tokensOf, type Token } from './tokens.ts';

/** The first `aws_dynamodb_table` of a Terraform file, by CreateTable's names; undefined where there is none. */
export function readTerraform(source: string): unknown {
  const tokens = tokensOf(source, 'terraform');
  const start = tokens.findIndex(
    ({ text }, index) => text === 'aws_dynamodb_table' && tokens[index - 1]?.text === 'resource',
  );
  const body = start < 0 ? undefined : readBody(tokens, start + 3, 0)?.body;
  return body && tableOf(body);
}

/** The attributes and blocks of a block, each name with all that it was given. */
type Body = ReadonlyMap<string, readonly Value[]>;
type Value = string | readonly string[] | Body;

/** A key_schema is a block in an index in a resource; what lies deeper is nothing of ours. */
const DEPTH = 2;

/** From behind the opening brace to the closing one; values of other kinds are passed over. */
function readBody(
  tokens: readonly Token[],
  start: number,
  depth: number,
): { readonly body: Body; readonly end: number } | undefined {
  const body = new Map<string, Value[]>();
  const keep = (name: string, value: Value): void => {
    const values = body.get(name);
    if (values === undefined) body.set(name, [value]);
    else values.push(value);
  };
  const open: { readonly name: string; readonly start: number }[] = [];
  for (let at = start; at < tokens.length; at += 1) {
    const { kind, text } = tokens[at] as Token;
    const next = tokens[at + 1];
    if (kind === 'mark' && text === '}') {
      const block = open.pop();
      if (block === undefined) return { body, end: at };
      if (open.length === 0 && depth < DEPTH)
        keep(block.name, readBody(tokens, block.start, depth + 1)?.body ?? new Map());
    } else if (kind === 'mark' && text === '{') open.push({ name: '', start: at + 1 });
    else if (kind === 'word' && next?.kind === 'mark' && next.text === '{') {
      open.push({ name: text, start: at + 2 });
      at += 1;
    } else if (open.length === 0 && kind === 'word' && next?.text === '=' && next.kind === 'mark') {
      const value = readValue(tokens, at + 2);
      if (value !== undefined) keep(text, value);
    }
  }
  return undefined;
}

function readValue(tokens: readonly Token[], at: number): string | readonly string[] | undefined {
  const first = tokens[at];
  if (first?.kind === 'text') return first.text;
  if (first?.text !== '[') return undefined;
  const end = findMark(tokens, ']', at);
  return tokens.slice(at + 1, end < 0 ? at + 1 : end).flatMap(({ kind, text }) => (kind === 'text' ? [text] : []));
}

const textOf = (body: Body, name: string): string | undefined => {
  const value = body.get(name)?.[0];
  return typeof value === 'string' ? value : undefined;
};

const blocksOf = (body: Body, name: string): readonly Body[] =>
  (body.get(name) ?? []).filter((each) => each instanceof Map);

function tableOf(body: Body): unknown {
  const attributes = blocksOf(body, 'attribute');
  const globals = blocksOf(body, 'global_secondary_index');
  const locals = blocksOf(body, 'local_secondary_index');
  return {
    TableName: textOf(body, 'name'),
    AttributeDefinitions: attributes.map((each) => ({
      AttributeName: textOf(each, 'name'),
      AttributeType: textOf(each, 'type'),
    })),
    KeySchema: keySchema(body),
    GlobalSecondaryIndexes: globals.map((each) => indexOf(each, keySchema(each))),
    LocalSecondaryIndexes: locals.map((each) =>
      indexOf(each, [{ AttributeName: textOf(body, 'hash_key'), KeyType: 'HASH' }, ...keySchema(each)]),
    ),
  };
}

function keySchema(body: Body): readonly unknown[] {
  const written = blocksOf(body, 'key_schema').map((each) => ({
    AttributeName: textOf(each, 'attribute_name'),
    KeyType: textOf(each, 'key_type'),
  }));
  const single = [
    { AttributeName: textOf(body, 'hash_key'), KeyType: 'HASH' },
    { AttributeName: textOf(body, 'range_key'), KeyType: 'RANGE' },
  ];
  return [...written, ...single.filter(({ AttributeName }) => AttributeName !== undefined)];
}

function indexOf(body: Body, schema: readonly unknown[]): unknown {
  return {
    IndexName: textOf(body, 'name'),
    KeySchema: schema,
    Projection: {
      ProjectionType: textOf(body, 'projection_type'),
      NonKeyAttributes: body.get('non_key_attributes')?.[0],
    },
  };
}
