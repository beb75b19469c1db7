/** All that reads and writes texts about a panel, as one module to be loaded. */
export { readPreset } from './read-preset.ts';
export { linkTo, stateIn } from '../share/link.ts';
