import type { Session } from '../session.ts';
import { stateIn } from '../share/link.ts';

/**
 * Takes over the state that the address of the page brings, and shows the element.
 *
 * @param top - How far the page was scrolled when the link was opened; who has scrolled since is left in peace.
 */
export async function takeLink(element: HTMLElement, session: Session, name: string, top: number): Promise<void> {
  const given = await stateIn(location.href, name);
  if (given === undefined) return;
  session.preset(given);
  // What has just come is drawn by then.
  requestAnimationFrame(() => {
    if (scrollY !== top) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
  });
}
