import { hasFormat } from './field-format.ts';
import type { TemplateField } from './template.ts';

/**
 * What stands in one place of several keys, as fields: one, or several with a constant between them such as
 * `{year:4}-{number:4}`.
 *
 * @param values - The texts that stand there, one for each key.
 * @param word - The constant before them, which gives a name where nothing better does.
 * @param nameOf - The attribute that holds the same values, if one does.
 */
export function fieldParts(
  values: readonly string[],
  word: string | undefined,
  nameOf: (values: readonly string[]) => string | undefined,
): readonly (string | TemplateField)[] {
  const whole = shapeOf(values);
  const pieces = whole.format === 'text' && nameOf(values) === undefined ? numberPieces(values) : undefined;
  if (pieces === undefined) return [{ field: nameOf(values) ?? nameFor(whole.format, word), ...whole }];
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const year = index === 0 && piece.every((text) => /^(?:19|20)\d\d$/.test(text));
    const field = nameOf(piece) ?? (year ? 'year' : 'number');
    return Object.assign({ field }, shapeOf(piece));
  });
}

function shapeOf(values: readonly string[]): Omit<TemplateField, 'field'> {
  if (values.every((value) => hasFormat(value, 'ulid'))) return { format: 'ulid' };
  if (values.every((value) => hasFormat(value, 'uuid'))) return { format: 'uuid' };
  if (values.every((value) => /^\d+$/.test(value))) {
    const digits = values[0]?.length ?? 0;
    const even = digits < 100 && values.every((value) => value.length === digits);
    // One short number alone may be the first of many that grow longer.
    const padded = even && (values.some((value) => value.startsWith('0')) || new Set(values).size > 1 || digits >= 4);
    return padded ? { format: 'padded', digits } : { format: 'number' };
  }
  return { format: values.every((value) => hasFormat(value, 'iso')) ? 'iso' : 'text' };
}

/** Texts such as 2026-0014, cut into their numbers and what stands between; undefined where they are not all alike. */
function numberPieces(values: readonly string[]): readonly (string | readonly string[])[] | undefined {
  const cut = values.map((value) => (/^\d+(?:[-_.]\d+)+$/.test(value) ? value.split(/([-_.])/) : []));
  const [first = []] = cut;
  const alike = cut.every(
    (pieces) => pieces.length === first.length && pieces.every((each, i) => i % 2 === 0 || each === first[i]),
  );
  if (first.length === 0 || !alike) return undefined;
  return first.map((piece, index) => (index % 2 === 1 ? piece : cut.map((pieces) => pieces[index] ?? '')));
}

function nameFor(format: TemplateField['format'], word: string | undefined): string {
  if (format === 'iso') return 'at';
  const letters = /[\p{L}\p{N}_-]+$/u.exec(word ?? '')?.[0];
  return letters === undefined ? 'id' : `${camelCase(letters)}Id`;
}

/** `LINE_ITEM` as `lineItem`. */
export function camelCase(word: string): string {
  const words = word.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).filter((each) => each !== '');
  return words
    .map(
      (each, index) =>
        (index === 0 ? '' : (each[0] ?? '').toUpperCase()) + each.slice(index === 0 ? 0 : 1).toLowerCase(),
    )
    .join('');
}
