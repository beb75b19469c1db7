import type { KeysQuestion } from '../keys-question.ts';
import type { Words } from '../text/words.tsx';
import type { Copies } from './copies.ts';
import { COPIES_OF_COLLECTIONS } from './copy-collections.ts';
import { COPIES_OF_DESIGN } from './copy-design.ts';
import { COPIES_OF_TABLE } from './copy-table.ts';

/** What can be taken out of one entrance of the panel of keys. */
export interface CopiesOfKeys {
  readonly markdown: (keys: KeysQuestion, words: Words) => string | undefined;
  readonly json: (keys: KeysQuestion) => string | undefined;
  readonly code: (keys: KeysQuestion) => string | undefined;
}

/** What can be taken out of the panel of keys, by what it starts from. */
export const copies: Copies = {
  markdown: ({ keys }, words) => ENTRANCES[keys.from].markdown(keys, words),
  json: ({ keys }) => ENTRANCES[keys.from].json(keys),
  code: ({ keys }) => ENTRANCES[keys.from].code(keys),
};

const ENTRANCES: Readonly<Record<KeysQuestion['from'], CopiesOfKeys>> = {
  design: COPIES_OF_DESIGN,
  items: COPIES_OF_COLLECTIONS,
  table: COPIES_OF_TABLE,
};
