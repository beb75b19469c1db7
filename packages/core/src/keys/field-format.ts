/** How the value of a field is written: as it is, or in a form of known shape. */
export type FieldFormat = 'text' | 'number' | 'padded' | 'iso' | 'ulid' | 'uuid';

/** What the text of a field of each format looks like, and how a sentence calls it. */
export const FORMATS: Readonly<Record<FieldFormat, { readonly pattern: string; readonly says: string }>> = {
  text: { pattern: '[^]+', says: 'text of at least one character' },
  number: { pattern: String.raw`-?\d+(?:\.\d+)?`, says: 'a number' },
  padded: { pattern: String.raw`\d+`, says: 'a whole number of at most the stated digits' },
  iso: {
    pattern: String.raw`\d{4}-[01]\d(?:-[0-3]\d(?:T[0-2]\d:[0-5]\d(?::[0-6]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?)?`,
    says: 'an ISO 8601 date such as 2026-06-30 or 2026-06-23T09:12Z',
  },
  ulid: { pattern: '[0-7][0-9A-HJKMNP-TV-Z]{25}', says: 'a ULID of 26 characters' },
  uuid: {
    pattern: '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}',
    says: 'a UUID',
  },
};

export function isFormat(name: string): name is FieldFormat {
  return Object.hasOwn(FORMATS, name);
}

/** Whether a text has a format from its first character to its last. */
export function hasFormat(text: string, format: FieldFormat, digits?: number): boolean {
  if (format === 'padded' && digits !== undefined) return text.length === digits && /^\d+$/.test(text);
  return new RegExp(`^(?:${FORMATS[format].pattern})$`).test(text);
}
