import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** An exported declaration of core and the comment that stands before it. */
export interface Documented {
  readonly path: string;
  readonly name: string;
  readonly kind: 'function' | 'const' | 'type';
  readonly parameters: number;
  /** Without its frame of asterisks; undefined if there is none. */
  readonly comment?: string;
}

export function readDocumentation(): readonly Documented[] {
  const root = fileURLToPath(new URL('../../packages/core/src', import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => documentedIn(name.split(sep).join('/'), readFileSync(join(root, name), 'utf8')));
}

/** The declarations that a file exports where it makes them, each with its comment. */
export function documentedIn(path: string, text: string): readonly Documented[] {
  const { program, comments } = parseSync(path, text);
  return program.body.flatMap((node): Documented[] => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    const { declaration } = node;
    const before = comments.findLast(
      ({ value, end }) => value.startsWith('*') && end <= node.start && isBlank(text.slice(end, node.start)),
    );
    const shared = { path, ...(before && { comment: unframe(before.value) }) };
    if (declaration.type === 'FunctionDeclaration' || declaration.type === 'TSDeclareFunction') {
      const parameters = declaration.params.length;
      return [{ ...shared, name: declaration.id?.name ?? '', kind: 'function', parameters }];
    }
    if (declaration.type === 'VariableDeclaration') {
      return declaration.declarations.map(({ id }) => ({
        ...shared,
        name: id.type === 'Identifier' ? id.name : '',
        kind: 'const',
        parameters: 0,
      }));
    }
    const name = 'id' in declaration && declaration.id?.type === 'Identifier' ? declaration.id.name : '';
    return [{ ...shared, name, kind: 'type', parameters: 0 }];
  });
}

/** The lines of a comment's tag, for each time that it carries it: `@example` and what follows up to the next tag. */
export function tagged(tag: string, comment: string): readonly string[] {
  return comment
    .split(/^(?=@)/m)
    .filter((section) => section.startsWith(`@${tag}`))
    .map((section) => section.slice(tag.length + 1).trim());
}

// a hint for bundlers may stand between a comment and what it is about
function isBlank(between: string): boolean {
  return /^\s*(\/\* @__\w+__ \*\/\s*)?$/.test(between);
}

function unframe(comment: string): string {
  return comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^ *\* ?/, ''))
    .join('\n')
    .trim();
}
