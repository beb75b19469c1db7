import { arrivalOf } from './arrival.ts';
import { readSettings } from './attributes.ts';
import { childScripts } from './child-script.ts';
import type { Lazy } from './lazy.ts';
import { PANELS } from './panels/panels.ts';
import type { Session } from './session.ts';
import { takeProperties } from './upgrade.ts';

/** What a script of the page may set, also before the upgrade. */
const PROPERTIES = ['item', 'itemBefore', 'question', 'partitions', 'workload', 'design'] as const;

/**
 * Takes over what the page has said before the element was there: attributes, a child script, properties. What takes
 * a file of its own is on its way then, and is given back.
 */
export function preset(
  element: HTMLElement & Record<(typeof PROPERTIES)[number], unknown>,
  session: Session,
): Lazy<unknown> | undefined {
  const { view: own = 'item', item, 'item-before': before, share } = readSettings(element);
  const scripts = childScripts(element).map(({ view = own, text }) => ({ view, text }));
  const text = scripts.find(({ view }) => view === 'item')?.text ?? item;
  session.preset({ ...(text !== undefined && { item: text }), ...(before !== undefined && { before }) });
  const { state } = session;
  takeProperties(element, PROPERTIES);
  const others = scripts.filter(({ view }) => view !== 'item');
  const arrival = arrivalOf(element, session, state, others, share);
  // Both files are on their way at once.
  if (arrival !== undefined) PANELS[own].load().catch(() => {});
  return arrival;
}
