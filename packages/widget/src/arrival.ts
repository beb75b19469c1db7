import type { View } from './attributes.ts';
import { lazy, type Lazy } from './lazy.ts';
import type { Session, State } from './session.ts';

/** What reads presets and links. */
export const PRESETS: Lazy<typeof import('./presets/presets.ts')> = lazy(() => import('./presets/presets.ts'));

/** What a page says of a panel. */
export interface PresetText {
  readonly view: View;
  readonly text: string;
}

/**
 * What takes a file of its own to read: presets of panels that are in such files themselves, and links. Until it is
 * there nothing is shown, so that no reader sees other figures first.
 *
 * @param before - The state that the presets are for: what a script has set since is newer.
 * @param name - What the state is called in links; undefined where there are none.
 */
export function arrivalOf(
  element: HTMLElement,
  session: Session,
  before: State,
  presets: readonly PresetText[],
  name: string | undefined,
): Lazy<unknown> | undefined {
  const isLinked = name !== undefined && hasState(location.hash, name);
  if (presets.length === 0 && !isLinked) return undefined;
  return lazy(async () => {
    if (presets.length > 0) {
      const { readPreset } = await PRESETS.load();
      const given = Object.assign({}, ...presets.map(({ view, text }) => readPreset(view, text))) as Partial<State>;
      session.preset(unchanged(given, before, session.state));
    }
    // Where the page begins further down, the reader has been here before and left it there.
    if (isLinked) await followLink(element, session, name, 0);
    return true;
  });
}

/** Takes over what the address of the page brings, if anything, and shows the element. */
export async function followLink(element: HTMLElement, session: Session, name: string, top: number): Promise<void> {
  if (hasState(location.hash, name)) await (await PRESETS.load()).takeLink(element, session, name, top);
}

/** Whether a hash may bring a state: the page's own are none of the widget's business. */
function hasState(hash: string, name: string): boolean {
  return hash.startsWith(`#${name}=`) || hash.includes(`&${name}=`);
}

function unchanged(given: Partial<State>, before: State, now: State): Partial<State> {
  const names = Object.keys(given) as (keyof State)[];
  return Object.fromEntries(names.filter((name) => before[name] === now[name]).map((name) => [name, given[name]]));
}
