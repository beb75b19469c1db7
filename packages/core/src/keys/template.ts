import { problem, shorten, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { FORMATS, isFormat, type FieldFormat } from './field-format.ts';

/** A place in a template that a value fills. */
export interface TemplateField {
  readonly field: string;
  readonly format: FieldFormat;
  /** How many digits a padded number has. */
  readonly digits?: number;
}

/** A key template in its parts: constant text and fields in turn. */
export interface Template {
  readonly text: string;
  readonly parts: readonly (string | TemplateField)[];
}

/** A template, or why the text is none. */
export type TemplateReading =
  | { readonly ok: true; readonly template: Template }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads a key template: constant text with fields in braces.
 *
 * @param text - `INVOICE#{year}-{number:4}`; after the colon stands a number of digits, `number`, `iso`, `ulid` or `uuid`.
 * @param path - Where the template stands in the document it comes from; problems carry it.
 * @returns The template, or every problem that keeps the text from being one.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-sort-keys.html
 * @example
 * parseTemplate('EVENT#{at:iso}') // { ok: true, template: { text: 'EVENT#{at:iso}', parts: ['EVENT#', { field: 'at', format: 'iso' }] } }
 */
export function parseTemplate(text: string, path: Path = []): TemplateReading {
  const found: Problem[] = [];
  const note = (kind: ProblemKind, details: Problem['details'] = {}): void => {
    found.push(problem(kind, path, { template: shorten(text, 80), ...details }));
  };
  const parts: (string | TemplateField)[] = [];
  const named = new Set<string>();
  // The separator is captured, so texts and fields alternate.
  text.split(/\{([^{}]*)\}/).forEach((piece, index) => {
    if (index % 2 === 0) {
      if (/[{}]/.test(piece)) note(BRACE);
      if (piece !== '') parts.push(piece);
      return;
    }
    const field = readField(piece);
    if (field === undefined) return note(FIELD, { field: shorten(piece, 40) });
    const before = parts.at(-1);
    if (typeof before === 'object') note(ADJACENT, { first: before.field, second: field.field });
    if (named.has(field.field)) note(TWICE, { field: field.field });
    named.add(field.field);
    parts.push(field);
  });
  if (text === '') note(EMPTY);
  return found.length > 0 ? { ok: false, problems: found } : { ok: true, template: { text, parts } };
}

/** A template as text, from its parts. */
export function writeTemplate(parts: Template['parts']): Template {
  return { text: parts.map((part) => (typeof part === 'string' ? part : writeField(part))).join(''), parts };
}

/** The fields of a template, in their order. */
export function fieldsOf({ parts }: Template): readonly TemplateField[] {
  return parts.filter((part) => typeof part === 'object');
}

function writeField({ field, format, digits }: TemplateField): string {
  const suffix = format === 'text' ? '' : `:${format === 'padded' ? digits : format}`;
  return `{${field}${suffix}}`;
}

function readField(inside: string): TemplateField | undefined {
  // Cut and trimmed: a pattern that allows for spaces takes a time that grows with their square.
  const colon = inside.indexOf(':');
  const field = (colon < 0 ? inside : inside.slice(0, colon)).trim();
  if (field === '') return undefined;
  if (colon < 0) return { field, format: 'text' };
  const format = inside.slice(colon + 1).trim();
  if (/^[1-9]\d?$/.test(format)) return { field, format: 'padded', digits: Number(format) };
  return isFormat(format) && format !== 'padded' ? { field, format } : undefined;
}

const NAMES = Object.keys(FORMATS)
  .filter((name) => name !== 'padded')
  .join(', ');

const BRACE: ProblemKind = {
  code: 'template.brace',
  severity: 'error',
  says: 'The template {template} has a brace without its partner. Write each field as {name}, with both braces.',
};

const FIELD: ProblemKind = {
  code: 'template.field',
  severity: 'error',
  says: `The field "{field}" of the template {template} cannot be read. Write a name, then if need be a colon and a number of digits or one of ${NAMES}.`,
};

const ADJACENT: ProblemKind = {
  code: 'template.adjacent-fields',
  severity: 'error',
  says: 'In the template {template} the fields {first} and {second} touch, so nobody can tell where one ends. Put a delimiter between them.',
};

const TWICE: ProblemKind = {
  code: 'template.repeated-field',
  severity: 'error',
  says: 'The template {template} names the field {field} twice. Name it once.',
};

const EMPTY: ProblemKind = {
  code: 'template.empty',
  severity: 'error',
  says: 'The template is empty. A key has at least one character.',
};
