import type { Design, PatternEstimate, ServedRead } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useId } from '../../parts/use-id.ts';
import { More } from '../../parts/more.tsx';
import { Figure, Reasons, useWhy } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';

/** What each pattern becomes: the request, what it consumes and what a month of it costs. */
export function Requests({ design }: { readonly design: Design }): ComponentChild {
  const words = useWords();
  const id = useId();
  const { reads, estimate } = design;
  if (estimate.patterns.length === 0) return null;
  return (
    <section class="requests" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('keys.requests')} <span class="note">{words.say('keys.requestsTerms')}</span>
      </p>
      <ul>
        <More of={estimate.patterns} first={12}>
          {(estimated, index) => (
            <Request key={index} estimated={estimated} read={reads.find(({ name }) => name === estimated.name)} />
          )}
        </More>
      </ul>
    </section>
  );
}

interface RequestProps {
  readonly estimated: PatternEstimate;
  /** What answers it, where it is a read. */
  readonly read: ServedRead | undefined;
}

function Request({ estimated, read }: RequestProps): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { name, operation, consumption, cost } = estimated;
  const open =
    why.open === 'cost' ? cost : consumption.find(({ resource, kind }) => `${resource} ${kind}` === why.open)?.units;
  return (
    <li>
      <div class="request">
        <p class="name">
          <b>{name}</b> <span class={operation === 'scan' ? 'tag unpriced' : 'tag'}>{requestName(operation)}</span>
        </p>
        <p class="units">
          {consumption.map(({ resource, kind, units }) => (
            <span key={`${resource} ${kind}`}>
              <Figure why={why} name={`${resource} ${kind}`} of={units.value} unit={units.rule.unit}>
                {words.counted(units.value, units.rule.unit)}
              </Figure>
              {consumption.length > 1 && resource === 'table' && ` ${words.say('request.table')}`}
              {resource !== 'table' && (
                <>
                  {' '}
                  <code>{resource}</code>
                </>
              )}
            </span>
          ))}
        </p>
        <p class="dollars">
          {cost === undefined ? (
            <span class="unpriced">{words.say('bill.notPriced')}</span>
          ) : (
            <Figure
              why={why}
              name="cost"
              of={Number(cost.value)}
              unit={cost.rule.unit}
              label={words.dollars(cost.value)}
            >
              {words.dollars(cost.value)}
            </Figure>
          )}
        </p>
        {read !== undefined && <Answered read={read} />}
      </div>
      {open !== undefined && <Reasons why={why} of={open} />}
    </li>
  );
}

/** The key condition, and how much of what is read is kept. */
function Answered({ read }: { readonly read: ServedRead }): ComponentChild {
  const words = useWords();
  const { operation, condition, filtered, itemsRead, itemsReturned, shards } = read;
  return (
    <p class="answered note">
      {operation !== 'scan' && <code>{condition}</code>}{' '}
      {operation === 'query' && words.say('request.items', { count: itemsReturned })}
      {operation === 'scan' && words.say('request.scans', { count: itemsReturned })}
      {shards > 1 && ` ${words.say('request.shards', { count: shards })}`}
      {filtered.length > 0 && operation !== 'scan' && (
        <span class="unpriced"> {words.say('request.filtered', { count: itemsRead, names: filtered.join(', ') })}</span>
      )}
    </p>
  );
}

/** The request by AWS's name for it. */
function requestName(operation: string): string {
  return operation.charAt(0).toUpperCase() + operation.slice(1);
}
