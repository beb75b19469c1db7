/** All that reads and writes texts about a panel, as one module to be loaded. */
export { readPreset } from './read-preset.ts';
export { linkTo } from '../share/link.ts';
export { takeLink } from './take-link.ts';
