import { problem, shorten, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { FORMATS, hasFormat } from './field-format.ts';
import { fieldsOf, type Template, type TemplateField } from './template.ts';

/** The values of a template's fields, by name. */
export type FieldValues = Readonly<Record<string, string | number>>;

/** A key, or why it cannot be written. */
export type KeyWriting =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Writes a key: the template with its fields filled in, so that `matchKey` gives the same values back.
 *
 * @param template - What `parseTemplate` gave.
 * @param values - A value for each field; padded numbers get their zeros here.
 * @param path - Where the values stand in the document they come from.
 * @returns The key, or a problem for each value that is missing, of another format, or holds the text that ends its field.
 * @example
 * printKey({ text: 'N#{n:4}', parts: ['N#', { field: 'n', format: 'padded', digits: 4 }] }, { n: 14 }) // { ok: true, key: 'N#0014' }
 */
export function printKey({ text, parts }: Template, values: FieldValues, path: Path = []): KeyWriting {
  const found: Problem[] = [];
  const written = parts.map((part, index) => {
    if (typeof part === 'string') return part;
    const value = Object.hasOwn(values, part.field) ? fieldText(part, values[part.field]) : '';
    const place = [...path, part.field];
    const details = { template: text, field: part.field, value: shorten(value, 40), format: FORMATS[part.format].says };
    const next = parts[index + 1];
    if (value === '') found.push(problem(NO_VALUE, place, details));
    else if (!hasFormat(value, part.format, part.digits)) found.push(problem(WRONG_FORMAT, place, details));
    else if (typeof next === 'string' && !endsAt(value, next, part))
      found.push(problem(HOLDS_DELIMITER, place, { ...details, delimiter: next }));
    return value;
  });
  return found.length > 0 ? { ok: false, problems: found } : { ok: true, key: written.join('') };
}

/**
 * Reads a key by a template.
 *
 * @param template - What `parseTemplate` gave.
 * @param key - A real key.
 * @returns The text of each field, or undefined where the key does not follow the template.
 * @example
 * matchKey({ text: 'USER#{id}', parts: ['USER#', { field: 'id', format: 'text' }] }, 'USER#u_1') // { id: 'u_1' }
 */
export function matchKey({ parts }: Template, key: string): Readonly<Record<string, string>> | undefined {
  const values: [string, string][] = [];
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') {
      if (!key.startsWith(part, at)) return undefined;
      at += part.length;
      continue;
    }
    const next = parts[index + 1];
    const end = typeof next === 'string' ? fieldEnd(key, at, next, part) : key.length;
    const value = key.slice(at, end);
    if (end <= at || !hasFormat(value, part.format, part.digits)) return undefined;
    values.push([part.field, value]);
    at = end;
  }
  return at === key.length ? Object.fromEntries(values) : undefined;
}

/**
 * The longest text that all keys of a template begin with: what `begins_with` may use.
 *
 * @param template - What `parseTemplate` gave.
 * @param values - Fields that are known, which lengthen it.
 * @returns The prefix; empty where the template begins with a field that is not known.
 * @example
 * keyPrefix({ text: 'INVOICE#{year}-{n}', parts: ['INVOICE#', { field: 'year', format: 'text' }, '-', { field: 'n', format: 'text' }] }, { year: 2026 }) // 'INVOICE#2026-'
 */
export function keyPrefix({ parts }: Template, values: FieldValues = {}): string {
  let prefix = '';
  for (const part of parts) {
    if (typeof part === 'object' && !Object.hasOwn(values, part.field)) break;
    prefix += typeof part === 'string' ? part : fieldText(part, values[part.field]);
  }
  return prefix;
}

/** Whether a template has no fields: it stands for one key alone. */
export function isConstant(template: Template): boolean {
  return fieldsOf(template).length === 0;
}

function fieldText({ format, digits = 0 }: TemplateField, value: string | number | undefined): string {
  const text = value === undefined ? '' : String(value);
  return format === 'padded' && text !== '' ? text.padStart(digits, '0') : text;
}

/** A field of a known shape ends with its shape; free text ends where the next constant first stands. */
function fieldEnd(key: string, at: number, next: string, { format, digits }: TemplateField): number {
  if (format === 'padded' && digits !== undefined) return at + digits;
  if (format === 'text') return key.indexOf(next, at + 1);
  const shape = new RegExp(FORMATS[format].pattern, 'y');
  shape.lastIndex = at;
  return shape.test(key) ? shape.lastIndex : -1;
}

function endsAt(value: string, next: string, field: TemplateField): boolean {
  return fieldEnd(value + next, 0, next, field) === value.length;
}

const NO_VALUE: ProblemKind = {
  code: 'key.no-value',
  severity: 'error',
  says: 'The template {template} needs a value for {field}. Give one.',
};

const WRONG_FORMAT: ProblemKind = {
  code: 'key.wrong-format',
  severity: 'error',
  says: '{field} is "{value}", but the template {template} wants {format} there. Change the value or the template.',
};

const HOLDS_DELIMITER: ProblemKind = {
  code: 'key.holds-delimiter',
  severity: 'error',
  says: '{field} is "{value}" and holds "{delimiter}", which ends the field in the template {template}, so the key could not be read back. Choose another delimiter or encode the value.',
};
