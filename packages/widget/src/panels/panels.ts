import type { View } from '../attributes.ts';
import { lazy, present, type Lazy } from '../lazy.ts';
import { addTexts } from '../text/en.ts';
import type { Phrase } from '../text/phrase.ts';
import { ItemPanel } from './item.tsx';
import type { Panel } from './panel.ts';

/** The panel of each view. Those that are imported here are a file of their own, loaded when they are first shown. */
export const PANELS: Readonly<Record<View, Lazy<Panel>>> = {
  item: present(ItemPanel),
  'query-scan': own(async () => {
    const { QueryScanPanel, QUERY_SCAN_TEXTS } = await import('./query-scan.tsx');
    return [QueryScanPanel, QUERY_SCAN_TEXTS];
  }),
  cost: own(async () => {
    const { CostPanel, COST_TEXTS } = await import('./cost.tsx');
    return [CostPanel, COST_TEXTS];
  }),
};

/** A panel that comes with its English sentences. */
function own(importIt: () => Promise<readonly [Panel, Readonly<Record<string, Phrase>>]>): Lazy<Panel> {
  return lazy(async () => {
    const [panel, texts] = await importIt();
    addTexts(texts);
    return panel;
  });
}
