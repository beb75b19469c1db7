export { parse } from '@dynamometer/core';
export { ALL_NOTATIONS_TEXTS as texts } from './text/en/all-notations.ts';
