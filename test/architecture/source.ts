import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** What the architecture rules need to know of a file; read from its syntax tree, so comments and strings do not count. */
export interface Source {
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly string[];
  readonly reexportsAll: boolean;
  readonly exportsDefault: boolean;
  /** Names the code refers to, `Math.random` and its like with their object: not property names, keys or text. */
  readonly names: ReadonlySet<string>;
}

export function readSources(folder: string): readonly Source[] {
  const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => parseSource(name.split(sep).join('/'), readFileSync(join(root, name), 'utf8')));
}

export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  const nodes = [...walk(program)];
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports: nodes.flatMap(specifierOf),
    reexportsAll: nodes.some((node) => node.type === 'ExportAllDeclaration'),
    exportsDefault: nodes.some(isDefaultExport),
    names: new Set(nodes.flatMap(nameOf)),
  };
}

interface Node {
  readonly [key: string]: unknown;
  readonly type: string;
}

const IMPORTS = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

// keys that hold a name of something's part, which is no reference to a variable
const PART_NAMES = new Set(['key', 'property', 'imported', 'exported']);

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const element of value) yield* walk(element);
  } else if (isNode(value)) {
    yield value;
    for (const [key, child] of Object.entries(value)) {
      const isPartName = PART_NAMES.has(key) && isNode(child) && child.type === 'Identifier';
      if (!isPartName || value['computed'] === true) yield* walk(child);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function specifierOf(node: Node): readonly string[] {
  const from = node['source'];
  if (!IMPORTS.has(node.type) || !isNode(from)) return [];
  // what cannot be read cannot be checked, so a computed import counts as a foreign one
  return [typeof from['value'] === 'string' ? from['value'] : '(computed)'];
}

function isDefaultExport(node: Node): boolean {
  const exported = node['exported'];
  return node.type === 'ExportDefaultDeclaration' || (isNode(exported) && exported['name'] === 'default');
}

function nameOf(node: Node): readonly string[] {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return [String(node['name'])];
  const { object, property } = node;
  if (node.type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return [];
  return [`${String(object['name'])}.${String(property['name'] ?? property['value'])}`];
}
