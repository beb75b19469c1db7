import type { ComponentChild } from 'preact';
import type { KeysQuestion } from '../keys-question.ts';
import { copies } from '../share/copy-keys.ts';
import styles from '../styles/keys.css?inline';
import receiptStyles from '../styles/receipt.css?inline';
import { BILL_TEXTS } from '../text/en/bill.ts';
import { KEYS_TEXTS } from '../text/en/keys.ts';
import { useWords } from '../text/words.tsx';
import { FromDesign } from './keys/from-design.tsx';
import { FromItems } from './keys/from-items.tsx';
import type { LoadedPanel, PanelProps } from './panel.ts';

/** What the module of this panel brings; the bill is that of the panel of costs. */
export const panel: LoadedPanel = {
  Panel: KeysPanel,
  texts: { ...BILL_TEXTS, ...KEYS_TEXTS },
  styles: receiptStyles + styles,
  copies,
};

/** Which keys answer these questions, what do they cost, and where do they get hot? */
function KeysPanel({ session, state: { keys }, isReadonly }: PanelProps): ComponentChild {
  const words = useWords();
  const change = (changed: Partial<KeysQuestion>): void => {
    session.change({ keys: { ...keys, ...changed } });
  };
  return (
    <div class="panel keys" part="panel">
      {!isReadonly && (
        <div class="entrances" role="group" aria-label={words.say('keys.from')}>
          {(['design', 'items'] as const).map((from) => (
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
      {keys.from === 'design' ? (
        <FromDesign keys={keys} isReadonly={isReadonly} onChange={change} />
      ) : (
        <FromItems keys={keys} isReadonly={isReadonly} onChange={change} />
      )}
    </div>
  );
}
