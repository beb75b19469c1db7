import type { HTMLAttributes } from 'preact';
import type { DynamoMeterElement } from '../element.tsx';
import type { DynamoMeterAttributes, DynamoMeterListeners } from './attributes.ts';

/** What `<dynamo-meter>` takes in Preact. */
export type DynamoMeterProps = HTMLAttributes<DynamoMeterElement> & DynamoMeterAttributes & DynamoMeterListeners;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'dynamo-meter': DynamoMeterProps;
    }
  }
}
