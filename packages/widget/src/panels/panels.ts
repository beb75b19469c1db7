import type { View } from '../attributes.ts';
import { lazy, present, type Lazy } from '../lazy.ts';
import { addStyles } from '../sheet.ts';
import { addTexts } from '../text/en.ts';
import { ItemPanel } from './item.tsx';
import type { Copies } from '../share/copies.ts';
import type { LoadedPanel, Panel } from './panel.ts';

/** The panel of each view. Those that are imported here are a file of their own, loaded when they are first shown. */
export const PANELS: Readonly<Record<View, Lazy<Panel>>> = {
  item: present(ItemPanel),
  'query-scan': loaded('query-scan', () => import('./query-scan.tsx')),
  partitions: loaded('partitions', () => import('./partitions.tsx')),
  cost: loaded('cost', () => import('./cost.tsx')),
  keys: loaded('keys', () => import('./keys.tsx')),
};

/** What can be taken out of the panels that have been loaded. */
export const COPIES: Map<View, Copies> = new Map();

function loaded(view: View, importIt: () => Promise<{ readonly panel: LoadedPanel }>): Lazy<Panel> {
  return lazy(async () => {
    const { Panel, texts, styles, copies } = (await importIt()).panel;
    addTexts(texts);
    addStyles(styles);
    COPIES.set(view, copies);
    return Panel;
  });
}
