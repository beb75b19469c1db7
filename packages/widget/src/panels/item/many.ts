import { lazy, type Lazy } from '../../lazy.ts';
import { addStyles } from '../../sheet.ts';
import { addTexts } from '../../text/en.ts';

/** What shows more than one item, in a file of its own: most readers paste one. */
export const MANY: Lazy<typeof import('./many-items.tsx')> = lazy(async () => {
  const module = await import('./many-items.tsx');
  addTexts(module.texts);
  addStyles(module.styles);
  return module;
});
