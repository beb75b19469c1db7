import { lazy, type Lazy } from '../../lazy.ts';
import { addStyles } from '../../sheet.ts';
import { addTexts } from '../../text/en.ts';

type ManyItems = Pick<typeof import('./many-items.tsx'), 'FileItems' | 'Files' | 'TextList'>;

/** What shows more than one item, in a file of its own: most readers paste one. */
export const MANY: Lazy<ManyItems> = lazy(async () => {
  const { FileItems, Files, TextList, texts, styles } = await import('./many-items.tsx');
  addTexts(texts);
  addStyles(styles);
  return { FileItems, Files, TextList };
});
