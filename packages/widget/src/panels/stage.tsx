import type { ComponentChild } from 'preact';
import type { View } from '../attributes.ts';
import { useLoading, Waiting } from '../parts/loading.tsx';
import type { PanelProps } from './panel.ts';
import { PANELS } from './panels.ts';

interface StageProps extends PanelProps {
  readonly view: View;
  /** What the panel before took; what is below on the page stays where it is while the next one is on its way. */
  readonly heightBefore: number | undefined;
}

/** The panel of a view, or what stands in its place until it is loaded. */
export function Stage({ view, heightBefore, ...props }: StageProps): ComponentChild {
  const panel = PANELS[view];
  const loading = useLoading(panel);
  const Panel = panel.value;
  if (Panel !== undefined) return <Panel key={view} {...props} />;
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
