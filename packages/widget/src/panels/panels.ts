import type { View } from '../attributes.ts';
import { lazy, present, type Lazy } from '../lazy.ts';
import { addStyles } from '../sheet.ts';
import { addTexts } from '../text/en.ts';
import { ItemPanel } from './item.tsx';
import type { LoadedPanel, Panel } from './panel.ts';

/** The panel of each view. Those that are imported here are a file of their own, loaded when they are first shown. */
export const PANELS: Readonly<Record<View, Lazy<Panel>>> = {
  item: present(ItemPanel),
  'query-scan': loaded(() => import('./query-scan.tsx')),
  partitions: loaded(() => import('./partitions.tsx')),
  cost: loaded(() => import('./cost.tsx')),
  keys: loaded(() => import('./keys.tsx')),
};

function loaded(importIt: () => Promise<{ readonly panel: LoadedPanel }>): Lazy<Panel> {
  return lazy(async () => {
    const { Panel, texts, styles } = (await importIt()).panel;
    addTexts(texts);
    addStyles(styles);
    return Panel;
  });
}
