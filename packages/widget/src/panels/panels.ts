import type { View } from '../attributes.ts';
import { lazy, present, type Lazy } from '../lazy.ts';
import { ItemPanel } from './item.tsx';
import type { Panel } from './panel.ts';

/** The panel of each view. Those that import the panel here are a file of their own, loaded when it is first shown. */
export const PANELS: Readonly<Record<View, Lazy<Panel>>> = {
  item: present(ItemPanel),
  'query-scan': lazy(async () => (await import('./query-scan.tsx')).QueryScanPanel),
  cost: lazy(async () => (await import('./cost.tsx')).CostPanel),
};
