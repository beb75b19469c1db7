import type { ComponentChild } from 'preact';
import { useWords } from '../../text/words.tsx';
import { setAt } from './at-path.ts';
import { useEditor } from './editor.tsx';
import { COUNT, Flag, FlagAt, NumberAt } from './fields.tsx';
import { RateFields } from './rate-fields.tsx';
import { Section } from './section.tsx';

const BACKUPS = [
  ...(['onDemandBackups', 'restoresPerMonth', 'fullExportsPerMonth'] as const),
  ...(['incrementalExportGbPerMonth', 'importGbPerMonth'] as const),
];

/** What comes on top of the table: backups, streams and warm throughput. */
export function Extras(): ComponentChild {
  const words = useWords();
  const { workload, isReadonly, edit } = useEditor();
  const { backup, streams, warmThroughput } = workload;
  const used = [backup, streams, warmThroughput].flatMap((group) =>
    Object.values(group ?? {}).filter((value) => value !== false && value !== 0),
  );
  const reads = streams?.reads;
  return (
    <Section
      title={words.say('extras.section')}
      summary={used.length === 0 ? words.say('extras.none') : words.say('extras.summary', { count: used.length })}
      places={[['backup'], ['streams'], ['warmThroughput']]}
    >
      <FlagAt path={['backup', 'pointInTimeRecovery']} label={words.say('line.pointInTimeRecovery')} />
      <div class="fields">
        {BACKUPS.map((name) => (
          <NumberAt key={name} path={['backup', name]} label={words.say(`backup.${name}`)} none={words.number(0)} />
        ))}
      </div>
      <FlagAt path={['streams', 'kinesis']} label={words.say('streams.kinesis')} />
      <Flag
        label={words.say('streams.reads')}
        isOn={reads !== undefined}
        isReadonly={isReadonly}
        onChange={(isOn) => edit(setAt(workload, ['streams', 'reads'], isOn ? { perSecond: 4 } : undefined))}
      />
      {reads !== undefined && (
        <RateFields rate={reads} path={['streams', 'reads']} name={words.say('line.streamReads')} />
      )}
      <div class="fields">
        {(['readUnits', 'writeUnits'] as const).map((name) => (
          <NumberAt
            key={name}
            path={['warmThroughput', name]}
            label={words.say(`warm.${name}`)}
            none={words.number(0)}
            within={COUNT}
          />
        ))}
      </div>
    </Section>
  );
}
