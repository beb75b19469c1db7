import { addTexts } from './text/en.ts';
import { ALL_NOTATIONS_TEXTS } from './text/en/all-notations.ts';

export { parse } from '@dynamometer/core';

addTexts(ALL_NOTATIONS_TEXTS);
