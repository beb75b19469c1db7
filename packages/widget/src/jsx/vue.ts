import type { DefineComponent, HTMLAttributes } from 'vue';
import type { DynamoMeterChange } from '../change.ts';
import type { DynamoMeterAttributes } from './attributes.ts';

/** What `<dynamo-meter>` takes in a template of Vue. */
export interface DynamoMeterProps extends Omit<HTMLAttributes, keyof DynamoMeterAttributes>, DynamoMeterAttributes {
  /** `@dynamo-meter-change` */
  readonly onDynamoMeterChange?: ((event: DynamoMeterChange) => void) | undefined;
}

declare module 'vue' {
  interface GlobalComponents {
    'dynamo-meter': DefineComponent<DynamoMeterProps>;
  }
}
