import type { DesignInput, Workload } from '@dynamometer/core';
import type { Settings } from '../attributes.ts';
import type { DynamoMeterChange } from '../change.ts';
import type { PartitionQuestion } from '../partition-question.ts';
import type { ReadQuestion } from '../reads.ts';

/** What JSX may write on `<dynamo-meter>` beside what every element takes. */
export interface DynamoMeterAttributes extends Partial<Omit<Settings, 'item' | 'item-before' | 'share'>> {
  /** The item, as text in any notation that can be pasted, or as an object. */
  readonly item?: string | object | undefined;
  /** The item before the write, likewise. */
  readonly itemBefore?: string | object | undefined;
  readonly 'item-before'?: string | undefined;
  /** Whether there are links, and what the state is called in them. */
  readonly share?: boolean | string | undefined;
  readonly question?: Partial<ReadQuestion> | undefined;
  readonly partitions?: Partial<PartitionQuestion> | undefined;
  readonly workload?: Workload | undefined;
  readonly design?: DesignInput | undefined;
}

/** The events of `<dynamo-meter>` in JSX that passes names on as they are. */
export interface DynamoMeterListeners {
  readonly 'ondynamo-meter-change'?: ((event: DynamoMeterChange) => void) | undefined;
}
