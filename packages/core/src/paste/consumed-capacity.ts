import { DIGITS, isNumberLiteral } from '../item/number-literal.ts';
import type { ReadUnits } from '../units.ts';
import type { Value, ValueMap } from './value.ts';

/** What DynamoDB says that a request consumed, as it stood beside the items. */
export interface ConsumedCapacity {
  readonly table?: string;
  readonly units: ReadUnits;
}

/** Reads ConsumedCapacity; undefined where it holds no units that a request can have consumed. */
export function consumedCapacity(map: ValueMap): ConsumedCapacity | undefined {
  const units = numberIn(map['CapacityUnits']);
  const table = map['TableName'];
  // A double cannot hold 1e999: it reads as infinite.
  if (units === undefined || !Number.isFinite(units) || units < 0) return undefined;
  return { ...(typeof table === 'string' && { table }), units };
}

/** A number that was written as one. */
export function numberIn(value: Value): number | undefined {
  return isNumberLiteral(value) ? Number(value[DIGITS]) : undefined;
}
