import { designTable, type Design, type DesignInput } from '@dynamometer/core';
import type { KeysQuestion } from '../keys-question.ts';
import { SAMPLE_DESIGN } from '../sample-design.ts';
import type { Words } from '../text/words.tsx';
import type { Copies } from './copies.ts';
import { markdownCode, markdownTable } from './markdown.ts';
import { literal, result } from './script.ts';

/** What can be taken out of the panel of keys: the best design, where it starts from a design. */
export const copies: Copies = {
  markdown: ({ keys }, words) => markdown(keys, words),
  json: ({ keys }) => {
    const input = inputOf(keys);
    return input && JSON.stringify(input, undefined, 2);
  },
  code: ({ keys }) => code(keys),
};

function markdown(keys: KeysQuestion, words: Words): string | undefined {
  const design = bestOf(inputOf(keys));
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
  const input = inputOf(keys);
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

function inputOf({ from, design }: KeysQuestion): DesignInput | undefined {
  return from === 'design' ? (design ?? SAMPLE_DESIGN) : undefined;
}

function bestOf(input: DesignInput | undefined): Design | undefined {
  const designed = input && designTable(input);
  return designed?.ok === true ? designed.designs[0] : undefined;
}
