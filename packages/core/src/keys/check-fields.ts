import { problem, type Details, type Path, type Problem, type ProblemKind } from '../problem.ts';
import { firstWrongPair } from './sort-order.ts';
import type { KeyedEntity } from './keyed-entity.ts';
import { writeTemplate, type Template, type TemplateField } from './template.ts';

/** Fields of a sort key whose values sort wrongly as text, or cannot be told from the text that follows. */
export function checkFields({ name, path, sort, seen }: KeyedEntity): readonly Problem[] {
  return sort.parts.flatMap((part, index) => {
    if (typeof part === 'string') return [];
    const values = Object.hasOwn(seen, part.field) ? (seen[part.field] ?? []) : [];
    const before = sort.parts.slice(0, index).filter((each) => typeof each === 'string');
    const details = { entity: name, field: part.field, template: sort.text, prefix: before.join('') };
    const place = [...path, 'sortKey'];
    const next = sort.parts[index + 1];
    return [
      ...checkOrder(part, sort, values, details, place),
      ...(typeof next === 'string' ? checkDelimiter(part, next, values, details, place) : []),
    ];
  });
}

function checkOrder(
  { field, format }: TemplateField,
  { parts }: Template,
  values: readonly string[],
  details: Details,
  place: Path,
): readonly Problem[] {
  if (format === 'padded' || format === 'ulid' || format === 'uuid') return [];
  const wrong = firstWrongPair(format === 'number' && values.length < 2 ? ['9', '10'] : values);
  if (wrong === undefined) return [];
  const prefix = details['prefix'] ?? '';
  const pair = { ...details, smaller: `${prefix}${wrong.smaller}`, larger: `${prefix}${wrong.larger}` };
  if (wrong.kind === 'date') return [problem(DATE, place, pair)];
  const digits = Math.max(4, ...values.map((value) => value.length));
  const padded = parts.map((part) =>
    typeof part === 'object' && part.field === field ? { field, format: 'padded' as const, digits } : part,
  );
  return [problem(NUMBER, place, { ...pair, change: writeTemplate(padded).text })];
}

function checkDelimiter(
  { format }: TemplateField,
  next: string,
  values: readonly string[],
  details: Details,
  place: Path,
): readonly Problem[] {
  if (format !== 'text') return [];
  const holds = values.find((value) => value.includes(next));
  if (holds !== undefined) return [problem(HOLDS, place, { ...details, delimiter: next, value: holds })];
  return values.length > 0 ? [] : [problem(MAY_HOLD, place, { ...details, delimiter: next })];
}

const NUMBER: ProblemKind = {
  code: 'order.number',
  severity: 'warning',
  says: 'Keys sort as text, so "{smaller}" of {entity} comes after "{larger}". Pad the number with zeros: {change}.',
};

const DATE: ProblemKind = {
  code: 'order.date',
  severity: 'warning',
  says: 'Keys sort as text, so the date "{smaller}" of {entity} comes after the later "{larger}". Write {field} as ISO 8601 in UTC, always with the same precision, such as 2026-06-30T09:12:00Z.',
};

const HOLDS: ProblemKind = {
  code: 'field.holds-delimiter',
  severity: 'warning',
  says: 'A value of {field} of {entity}, "{value}", holds "{delimiter}", which ends the field in {template}: the key cannot be read back. Choose another delimiter or encode the value.',
};

const MAY_HOLD: ProblemKind = {
  code: 'field.may-hold-delimiter',
  severity: 'notice',
  says: 'Nothing keeps a value of {field} of {entity} from holding "{delimiter}", which ends the field in {template}. Give the field a format, or refuse "{delimiter}" in it.',
};
