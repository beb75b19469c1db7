import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { DynamoMeterElement } from '../element.tsx';
import type { DynamoMeterAttributes, DynamoMeterListeners } from './attributes.ts';

/** What `<dynamo-meter>` takes in React. */
export type DynamoMeterProps = DetailedHTMLProps<HTMLAttributes<DynamoMeterElement>, DynamoMeterElement> &
  DynamoMeterAttributes &
  DynamoMeterListeners;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'dynamo-meter': DynamoMeterProps;
    }
  }
}
