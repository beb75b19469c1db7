import { designTable, type Design, type DesignInput } from '@dynamometer/core';
import type { KeysQuestion } from '../keys-question.ts';
import { SAMPLE_DESIGN } from '../sample-design.ts';
import type { Words } from '../text/words.tsx';
import type { CopiesOfKeys } from './copy-keys.ts';
import { markdownCode, markdownTable } from './markdown.ts';
import { literal, result } from './script.ts';

/** The best design: its templates and its bill. */
export const COPIES_OF_DESIGN: CopiesOfKeys = {
  markdown,
  json: ({ design }) => JSON.stringify(design ?? SAMPLE_DESIGN, undefined, 2),
  code,
};

function markdown(keys: KeysQuestion, words: Words): string | undefined {
  const design = bestOf(keys.design ?? SAMPLE_DESIGN);
  if (design === undefined) return undefined;
  const attributes = [...new Set(design.entities.flatMap((entity) => Object.keys(entity.keys)))];
  const templates = design.entities.map((entity) => [
    entity.name,
    ...attributes.map((name) => {
      const template = entity.keys[name];
      return template === undefined ? '' : markdownCode(template);
    }),
  ]);
  const dollars = words.dollars(design.estimate.bill.total.value);
  return `${markdownTable([words.say('keys.templates'), ...attributes], templates)}\n\n${words.say('keys.aMonth', { dollars })}\n`;
}

function code(keys: KeysQuestion): string | undefined {
  const input = keys.design ?? SAMPLE_DESIGN;
  const design = bestOf(input);
  if (design === undefined) return undefined;
  return `${[
    "import { designTable } from '@dynamometer/core';",
    '',
    `const { designs } = designTable(${literal(input)});`,
    '',
    ...design.entities.map((entity, index) => result(`designs[0].entities[${index}].keys`, entity.keys)),
    result('designs[0].estimate.bill.total.value', design.estimate.bill.total.value),
  ].join('\n')}\n`;
}

function bestOf(input: DesignInput): Design | undefined {
  const designed = designTable(input);
  return designed.ok ? designed.designs[0] : undefined;
}
