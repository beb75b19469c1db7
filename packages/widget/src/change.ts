import type { State } from './session.ts';

/** What a reader has just changed: all of it, as it is now. */
export type DynamoMeterChange = CustomEvent<State>;

declare global {
  interface HTMLElementEventMap {
    'dynamo-meter-change': DynamoMeterChange;
  }
}

/** The event that tells the page of it; it leaves the shadow root. */
export function changeOf(state: State): DynamoMeterChange {
  return new CustomEvent('dynamo-meter-change', { detail: state, bubbles: true, composed: true });
}
