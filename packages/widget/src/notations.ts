import { parseJson, type Format, type Parsed, type Problem } from '@dynamometer/core';
import { lazy, type Lazy } from './lazy.ts';
import { addTexts } from './text/en.ts';

/** Reads text in a notation that it recognises. */
export type Parse = (text: string, format?: Format) => Parsed;

/** What reads notations other than JSON: most readers never need it. */
const NOTATIONS: Lazy<Parse> = lazy(async () => {
  const { parse, texts } = await import('./all-notations.ts');
  addTexts(texts);
  return parse;
});

/** What reads YAML, apart from all others for the size of its parser. */
export const YAML: Lazy<typeof import('./yaml.ts')> = lazy(() => import('./yaml.ts'));

/** A text as it is read for now, and what has to be loaded to read it better. */
export interface AtOnce {
  readonly parsed: Parsed;
  readonly missing: Lazy<unknown> | undefined;
}

/** Reads a text as far as that is possible with what is loaded. */
export function parseAtOnce(text: string, format: Format | undefined): AtOnce {
  if (NOTATIONS.value === undefined) return parseAsJson(text, format);
  const parsed = NOTATIONS.value(text, format);
  if (parsed.ok || !parsed.problems.some(isOfYaml)) return { parsed, missing: undefined };
  return YAML.value === undefined
    ? { parsed, missing: YAML }
    : { parsed: YAML.value.parseYaml(text, format), missing: undefined };
}

function parseAsJson(text: string, format: Format | undefined): AtOnce {
  const parsed = parseJson(text, format);
  // JSON inside a JSON string is unwrapped with the other notations.
  const isInDoubt = !parsed.ok && (text.trimStart().startsWith('"') || parsed.problems.some(isOfSyntax));
  return { parsed, missing: isInDoubt ? NOTATIONS : undefined };
}

const isOfSyntax = ({ code }: Problem): boolean => code.startsWith('syntax.');

const isOfYaml = ({ details: { what } }: Problem): boolean => what === 'YAML (yaml)';
