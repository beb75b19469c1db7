import { parseJson, type Format, type Parsed } from '@dynamometer/core';
import { lazy, type Lazy } from './lazy.ts';

/** Reads text in a notation that it recognises. */
export type Parse = (text: string, format?: Format) => Parsed;

/** What reads notations other than JSON: most readers never need it. */
export const NOTATIONS: Lazy<Parse> = lazy(async () => (await import('./all-notations.ts')).parse);

/** Reads a text as far as that is possible without the other notations. */
export function parseAtOnce(text: string, format: Format | undefined): { parsed: Parsed; isInDoubt: boolean } {
  if (NOTATIONS.value !== undefined) return { parsed: NOTATIONS.value(text, format), isInDoubt: false };
  const parsed = parseJson(text, format);
  // JSON inside a JSON string is unwrapped with the other notations.
  const isInDoubt = !parsed.ok && (text.trimStart().startsWith('"') || parsed.problems.some(isOfSyntax));
  return { parsed, isInDoubt };
}

const isOfSyntax = ({ code }: { readonly code: string }): boolean => code.startsWith('syntax.');
