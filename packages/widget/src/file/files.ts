export { ALL_NOTATIONS_TEXTS as texts } from '../text/en/all-notations.ts';
export { loadItems } from './load-items.ts';
export { readFiles } from './read-files.ts';
