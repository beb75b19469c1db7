import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ATTRIBUTE_TEXTS } from '../../../packages/widget/src/attribute-texts.ts';

export interface Described {
  readonly name: string;
  readonly description: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
}

/** What `custom-elements.json` says of the element. */
export interface Declaration {
  readonly attributes: readonly Described[];
  readonly members: readonly (Described & { readonly kind: 'field' | 'method' })[];
  readonly events: readonly Described[];
  readonly cssProperties: readonly Described[];
  readonly cssParts: readonly Described[];
}

export const widgetFolder: string = fileURLToPath(new URL('../../../packages/widget/', import.meta.url));

export function readWidgetFile(path: string): string {
  return readFileSync(widgetFolder + path, 'utf8');
}

/** The manifest with the attributes of the table in place of those that it lists. */
export function withAttributes(manifest: string): string {
  const parsed = JSON.parse(manifest) as { modules: { declarations: Record<string, unknown>[] }[] };
  const declaration = parsed.modules[0]?.declarations[0];
  if (declaration === undefined) throw new Error('the manifest declares nothing');
  declaration['attributes'] = Object.entries(ATTRIBUTE_TEXTS).map(([name, { says, values }]) => ({
    name,
    type: { text: values },
    description: says,
  }));
  return JSON.stringify(parsed);
}

/** The README with its tables made anew from the manifest. */
export function withTables(readme: string, manifest: string): string {
  const declaration = declarationIn(manifest);
  const fields = declaration.members.filter(({ kind }) => kind === 'field');
  const tables: Readonly<Record<string, readonly (readonly string[])[]>> = {
    attribute: declaration.attributes.map(({ name, type, description }) => [code(name), written(type), description]),
    property: fields.map(({ name, type, description }) => [code(name), code(type?.text), description]),
    event: declaration.events.map(({ name, description }) => [code(name), description]),
    'custom property': declaration.cssProperties.map((each) => [code(each.name), code(each.default), each.description]),
    '`::part()`': declaration.cssParts.map(({ name, description }) => [code(name), description]),
  };
  return Object.entries(tables).reduce((text, [head, rows]) => {
    const table = new RegExp(`^(\\| ${head.replaceAll(/[()]/g, '\\$&')} \\|.*\n\\|[-|]+\\|\n)(?:\\|.*\n)*`, 'm');
    if (!table.test(text)) throw new Error(`no table of ${head}`);
    return text.replace(table, (_, top: string) => top + rows.map((cells) => `| ${cells.join(' | ')} |\n`).join(''));
  }, readme);
}

export function declarationIn(manifest: string): Declaration {
  return (JSON.parse(manifest) as { modules: [{ declarations: [Declaration] }] }).modules[0].declarations[0];
}

/** The texts of all source files of the widget. */
export function widgetSources(): readonly string[] {
  return readdirSync(`${widgetFolder}src`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|css)$/.test(name))
    .map((name) => readWidgetFile(`src/${name}`));
}

const code = (text: string | undefined): string => `\`${(text ?? '').replaceAll('|', '\\|')}\``;

/** The values of an attribute: those in quotes are what a page writes. */
function written(type: Described['type']): string {
  return (type?.text ?? '').replaceAll(/'([^']*)'/g, '`$1`').replaceAll(' | ', ', ');
}
