import { parse, type Item } from '@dynamometer/core';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from './samples/manifest.json' with { type: 'json' };

/** The samples that are read. */
const samples = manifest
  .filter(({ bytes }) => bytes !== undefined)
  .map(({ file }) => ({
    file,
    text: readFileSync(new URL(`samples/${file}`, import.meta.url), 'utf8').trimEnd(),
  }));

/** What a text gives: its items, and what is said of them; undefined if it is refused. */
function readingOf(text: string): { readonly items: readonly Item[]; readonly says: readonly string[] } | undefined {
  const parsed = parse(text);
  return parsed.ok ? { items: parsed.items, says: parsed.notices.map(({ code }) => code) } : undefined;
}

const attributesOf = (items: readonly Item[]): readonly string[] =>
  // A number keeps how it is spelt, 1e40 or 1E40.
  items.flatMap((item) => Object.entries(item)).map((attribute) => JSON.stringify(attribute).toLowerCase());
const textsOf = (items: readonly Item[]): readonly string[] => items.map((item) => JSON.stringify(item));

/** Whether something is said of the damaged text that was not said of the whole. */
const isTold = (damaged: readonly string[], whole: readonly string[] = []): boolean =>
  damaged.some((code) => !whole.includes(code));

describe.each(samples)('$file', ({ text }) => {
  const whole = readingOf(text);

  test('its beginning has whole items alone, or says that it may be cut, or is refused', () => {
    const known = new Set(textsOf(whole?.items ?? []));
    const silent: string[] = [];
    // Elsewhere a text that is cut has something open.
    for (const { index } of text.matchAll(/[\]})>"'`,;\n]/g)) {
      const cut = readingOf(text.slice(0, index + 1));
      if (cut === undefined || isTold(cut.says, whole?.says)) continue;
      if (textsOf(cut.items).some((item) => !known.has(item))) silent.push(text.slice(0, index + 1));
    }
    expect(silent).toEqual([]);
  });

  test('without one of its lines it has attributes of the whole alone, or says something, or is refused', () => {
    const known = new Set(attributesOf(whole?.items ?? []));
    const lines = text.split('\n');
    const silent = lines.filter((_, removed) => {
      const rest = readingOf(lines.filter((__, index) => index !== removed).join('\n'));
      if (rest === undefined || isTold(rest.says, whole?.says)) return false;
      return attributesOf(rest.items).some((attribute) => !known.has(attribute));
    });
    expect(silent).toEqual([]);
  });
});
