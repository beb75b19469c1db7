import type { Workload } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import type { KeysQuestion } from '../keys-question.ts';
import { NO_WORKLOAD } from '../session.ts';
import { copies } from '../share/copy-keys.ts';
import fields from '../styles/fields.css?inline';
import styles from '../styles/keys.css?inline';
import receiptStyles from '../styles/receipt.css?inline';
import { BILL_TEXTS } from '../text/en/bill.ts';
import { KEYS_TEXTS } from '../text/en/keys.ts';
import { useWords } from '../text/words.tsx';
import { FromDesign } from './keys/from-design.tsx';
import { FromItems } from './keys/from-items.tsx';
import { FromTable } from './keys/from-table.tsx';
import type { LoadedPanel, PanelProps } from './panel.ts';

/** What the module of this panel brings; the bill is that of the panel of costs. */
export const panel: LoadedPanel = {
  Panel: KeysPanel,
  texts: { ...BILL_TEXTS, ...KEYS_TEXTS },
  styles: [fields, receiptStyles, styles],
  copies,
};

/** Which keys answer these questions, what do they cost, and where do they get hot? */
function KeysPanel({ session, state, isReadonly, onLeave }: PanelProps): ComponentChild {
  const words = useWords();
  const { keys } = state;
  const estimate = (workload: Workload): void => {
    const replaced = state.workload === NO_WORKLOAD ? [] : [{ workload: state.workload, typed: state.typed }];
    onLeave?.('cost', { workload, typed: {}, replaced: [...state.replaced, ...replaced] });
  };
  const change = (changed: Partial<KeysQuestion>): void => {
    session.change({ keys: { ...keys, ...changed } });
  };
  const Entrance = ENTRANCES[keys.from];
  return (
    <div class="panel keys" part="panel">
      {!isReadonly && (
        <div class="entrances" role="group" aria-label={words.say('keys.from')}>
          {(['design', 'items', 'table'] as const).map((from) => (
            <button
              key={from}
              type="button"
              aria-pressed={keys.from === from}
              onClick={() => {
                change({ from });
              }}
            >
              {words.say(`keys.from.${from}`)}
            </button>
          ))}
        </div>
      )}
      <Entrance
        keys={keys}
        isReadonly={isReadonly}
        onEstimate={onLeave === undefined || isReadonly ? undefined : estimate}
        onChange={change}
      />
    </div>
  );
}

const ENTRANCES = { design: FromDesign, items: FromItems, table: FromTable } as const;
