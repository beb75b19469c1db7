import type { Format } from '@dynamometer/core';
import { parseAtOnce } from '../notations.ts';
import { template } from './script.ts';

/** The call that reads a text again: `` parse(`{"pk": "a"}`) ``. */
export function readingCall(text: string, format: Format | undefined): string {
  return `${readerOf(text, format)}(${template(text)}${format === undefined ? '' : `, '${format}'`})`;
}

/** What to import for names of the package and for the reading of texts. */
export function importsFor(
  names: readonly string[],
  texts: readonly (readonly [text: string, format: Format | undefined])[],
): readonly string[] {
  const readers = new Set(texts.map(([text, format]) => readerOf(text, format)));
  const all = [...names, ...(readers.has('parse') ? ['parse'] : [])];
  return [
    `import { ${all.join(', ')} } from '@dynamometer/core';`,
    ...(readers.has('parseYaml') ? ["import { parseYaml } from '@dynamometer/core/yaml';"] : []),
  ];
}

function readerOf(text: string, format: Format | undefined): 'parse' | 'parseYaml' {
  const { parsed } = parseAtOnce(text, format);
  return parsed.ok && parsed.notation === 'yaml' ? 'parseYaml' : 'parse';
}
