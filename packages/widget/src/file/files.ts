import '../all-notations.ts';

export { loadItems } from './load-items.ts';
export { readFiles } from './read-files.ts';
