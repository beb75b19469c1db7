import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { loadOf, splitsOf, type PartitionQuestion } from '../partition-question.ts';
import { Announcement } from '../parts/announcement.tsx';
import { Problems } from '../parts/problems.tsx';
import { copies } from '../share/copy-partitions.ts';
import fields from '../styles/fields.css?inline';
import styles from '../styles/partitions.css?inline';
import { PARTITIONS_TEXTS } from '../text/en/partitions.ts';
import { useWords } from '../text/words.tsx';
import type { LoadedPanel, PanelProps } from './panel.ts';
import { Count } from './partitions/count.tsx';
import { Growth } from './partitions/growth.tsx';
import { Hot } from './partitions/hot.tsx';
import { LocalIndexes } from './partitions/local-indexes.tsx';
import { Reach } from './partitions/reach.tsx';
import { TableFields } from './partitions/table-fields.tsx';

/** What the module of this panel brings. */
export const panel: LoadedPanel = { Panel: PartitionsPanel, texts: PARTITIONS_TEXTS, styles: [fields, styles], copies };

/** How many partitions are there, when is one split, and how much does one key bear? */
function PartitionsPanel({ session, state, isReadonly }: PanelProps): ComponentChild {
  const words = useWords();
  const { partitions: question } = state;
  const splits = useMemo(() => splitsOf(question), [question]);
  const load = useMemo(() => loadOf(question), [question]);
  const { low, high, problems } = splits.partitions;
  const parts = {
    question,
    isReadonly,
    onChange: (changed: Partial<PartitionQuestion>): void => {
      session.change({ partitions: { ...question, ...changed } });
    },
  };
  return (
    <div class="panel partitions" part="panel">
      <TableFields {...parts} />
      <Problems of={problems} />
      <Count splits={splits} />
      <Growth splits={splits} />
      {splits.reach !== undefined && <Reach question={question} reach={splits.reach} />}
      <Hot {...parts} load={load} />
      <LocalIndexes {...parts} />
      <Announcement
        text={words.say(low.value === high.value ? 'splits.count' : 'splits.range', {
          count: low.value,
          low: low.value,
          high: high.value,
        })}
      />
    </div>
  );
}
