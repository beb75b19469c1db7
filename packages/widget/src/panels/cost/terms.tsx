import { GIGABYTE, MONTH_HOURS, type Capacity } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { Choice } from '../../parts/choice.tsx';
import { useWords } from '../../text/words.tsx';
import { setAt } from './at-path.ts';
import { useEditor } from './editor.tsx';
import { COUNT, Flag, FlagAt, NumberAt, ShareAt } from './fields.tsx';
import { LoadAt } from './load-at.tsx';
import { RegionAt } from './region-at.tsx';
import { Section } from './section.tsx';

/** How it is paid for: capacity, copies in other Regions, discounts, and what a month and a GB count as. */
export function Terms(): ComponentChild {
  const words = useWords();
  const { workload, isReadonly, edit } = useEditor();
  const { capacity = ON_DEMAND, savingsPlan, replicas = [], billing = {} } = workload;
  const summary = words.say('terms.summary', {
    count: 1 + replicas.length,
    hours: billing.hoursPerMonth ?? MONTH_HOURS.value,
  });
  return (
    <Section
      title={words.say('terms.section')}
      summary={summary}
      places={[['capacity'], ['replicas'], ['savingsPlan'], ['billing'], ['freeTier']]}
    >
      {capacity.mode === 'provisioned' && <Provisioned capacity={capacity} />}
      <div class="fields">
        {replicas.map((_, index) => (
          <RegionAt
            key={index}
            path={['replicas', index]}
            label={words.say('terms.replica', { number: index + 2 })}
            none={words.say('terms.noReplica')}
          />
        ))}
        {!isReadonly && (
          <RegionAt
            key={replicas.length}
            path={['replicas', replicas.length]}
            label={words.say('terms.addReplica')}
            none={words.say('terms.noReplica')}
          />
        )}
        <NumberAt
          path={['billing', 'hoursPerMonth']}
          label={words.say('terms.hours')}
          none={words.number(MONTH_HOURS.value)}
          within={{ least: 1, most: 744 }}
        />
        <NumberAt
          path={['billing', 'bytesPerGb']}
          label={words.say('terms.gigabyte')}
          counts="bytes"
          none={words.number(GIGABYTE.value)}
          within={{ least: 1, most: 1e15, isWhole: true }}
        />
        <NumberAt
          path={['billing', 'monthsAhead']}
          label={words.say('terms.monthsAhead')}
          none={words.number(0)}
          within={{ least: 0, most: 1_200 }}
        />
      </div>
      <FlagAt path={['freeTier']} label={words.say('terms.freeTier')} />
      <Flag
        label={words.say('terms.savingsPlan')}
        isOn={savingsPlan !== undefined}
        isReadonly={isReadonly}
        onChange={(isOn) => edit(setAt(workload, ['savingsPlan'], isOn ? {} : undefined))}
      />
      {savingsPlan !== undefined && (
        <div class="fields">
          <ShareAt
            path={['savingsPlan', 'onDemand']}
            label={words.say('terms.savedOnDemand')}
            none={words.number(18)}
          />
          <ShareAt
            path={['savingsPlan', 'provisioned']}
            label={words.say('terms.savedProvisioned')}
            none={words.number(12)}
          />
        </div>
      )}
    </Section>
  );
}

const ON_DEMAND: Capacity = { mode: 'on-demand' };

interface ProvisionedProps {
  readonly capacity: Extract<Capacity, { readonly mode: 'provisioned' }>;
}

function Provisioned({ capacity: { load = 'peak', reserved } }: ProvisionedProps): ComponentChild {
  const words = useWords();
  const { workload, isReadonly, edit } = useEditor();
  return (
    <div class="fields">
      <LoadAt load={load} />
      <ShareAt
        path={['capacity', 'utilisation']}
        label={words.say('terms.utilisation')}
        none={words.number(load === 'peak' ? 100 : 70)}
        least={1}
      />
      <Choice
        label={words.say('terms.reserved')}
        value={reserved === undefined ? 'none' : `${reserved.years}`}
        options={(['none', '1', '3'] as const).map((value) => ({ value, text: words.say(`terms.reserved.${value}`) }))}
        isReadonly={isReadonly}
        onChange={(value) =>
          edit(
            setAt(
              workload,
              ['capacity', 'reserved'],
              value === 'none' ? undefined : { ...reserved, years: Number(value) },
            ),
          )
        }
      />
      {reserved !== undefined &&
        (['readUnits', 'writeUnits'] as const).map((units) => (
          <NumberAt
            key={units}
            path={['capacity', 'reserved', units]}
            label={words.say(`terms.${units}`)}
            none={words.number(0)}
            within={COUNT}
          />
        ))}
    </div>
  );
}
