import { EVIDENCE, RULES } from './ko/rules.ts';
import { NAMES } from './ko/names.ts';
import { PRICES } from './ko/prices.ts';
import { PROBLEMS } from './ko/problems.ts';
import { TEXTS } from './ko/texts.ts';
import { UNITS, WORDS } from './ko/words.ts';
import type { Language } from './language.ts';

export const KOREAN: Language = {
  tag: 'ko',
  texts: TEXTS,
  rules: RULES,
  evidence: EVIDENCE,
  problems: PROBLEMS,
  units: UNITS,
  words: WORDS,
  prices: PRICES,
  names: NAMES,
};
