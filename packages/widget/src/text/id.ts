import { EVIDENCE, RULES } from './id/rules.ts';
import { NAMES } from './id/names.ts';
import { PRICES } from './id/prices.ts';
import { PROBLEMS } from './id/problems.ts';
import { TEXTS } from './id/texts.ts';
import { UNITS, WORDS } from './id/words.ts';
import type { Language } from './language.ts';

export const INDONESIAN: Language = {
  tag: 'id',
  texts: TEXTS,
  rules: RULES,
  evidence: EVIDENCE,
  problems: PROBLEMS,
  units: UNITS,
  words: WORDS,
  prices: PRICES,
  names: NAMES,
};
