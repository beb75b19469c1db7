import type { ComponentChild } from 'preact';
import type { View } from '../attributes.ts';
import type { Lazy } from '../lazy.ts';
import { useLoading, Waiting } from '../parts/loading.tsx';
import type { PanelProps } from './panel.ts';
import { PANELS } from './panels.ts';

interface StageProps extends PanelProps {
  readonly view: View;
  /** What has to be there before anything can be shown. */
  readonly arrival: Lazy<unknown> | undefined;
  /** What the panel before took; what is below on the page stays where it is while the next one is on its way. */
  readonly heightBefore: number | undefined;
}

/** The panel of a view, or what stands in its place until it is loaded. */
export function Stage({ view, arrival, heightBefore, ...props }: StageProps): ComponentChild {
  const panel = PANELS[view];
  const isComing = arrival !== undefined && arrival.value === undefined;
  const loading = useLoading(isComing ? arrival : panel);
  const Panel = panel.value;
  if (Panel !== undefined && !isComing) return <Panel key={view} {...props} />;
  return (
    <div
      class="panel waiting"
      part="panel"
      aria-busy={!loading.hasFailed}
      style={heightBefore === undefined ? {} : { minBlockSize: `${heightBefore}px` }}
    >
      <Waiting {...loading} />
    </div>
  );
}
