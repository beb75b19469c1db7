import { rule, type Explained, type Given, type RuleFunction } from '../explain.ts';
import * as TABLE_DOCS from '../facts/table-docs.ts';
import type { Charge } from './charge.ts';
import { product, roundUp, quotient, type Exact, type Quantity } from './money.ts';
import type { Bytes } from '../units.ts';
import { WRITE_BLOCK } from '../facts/throughput.ts';

/**
 * Charges reads of DynamoDB Streams: one unit for each GetRecords call, however little it returns. What Lambda triggers
 * and global tables read is free.
 *
 * @param region - The Region's code.
 * @param calls - GetRecords calls of the month as a decimal text.
 * @returns The charge, for `bill`.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CostOptimization_StreamsUsage.html
 * @example
 * bill([streamReads('us-east-1', '1000000')], US_EAST_1_PRICES).total.value // '0.2'
 */
export function streamReads(region: string, calls: Given<Quantity>): Charge {
  return {
    item: 'streamReads',
    region,
    resource: 'table',
    dimension: 'streams.readRequestUnitsPerMillion',
    quantity: calls,
  };
}

/**
 * Charges the capture of changes for Kinesis Data Streams; what Kinesis itself charges comes on top.
 *
 * @param region - The Region's code.
 * @param units - Change data capture units of the month as a decimal text.
 * @returns The charge, for `bill`.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CostOptimization_StreamsUsage.html
 * @example
 * bill([kinesisCapture('us-east-1', '1000000')], US_EAST_1_PRICES).total.value // '0.1'
 */
export function kinesisCapture(region: string, units: Given<Quantity>): Charge {
  return {
    item: 'kinesisCapture',
    region,
    resource: 'table',
    dimension: 'streams.kinesisChangeDataCaptureUnitsPerMillion',
    quantity: units,
  };
}

/**
 * The change data capture units of writes.
 *
 * @param writes - Items written, replaced or deleted in the month.
 * @param size - The bytes of one item.
 * @returns Units as a decimal text: one for every KB begun.
 * @throws RangeError when the size is negative.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CostOptimization_StreamsUsage.html
 * @example
 * captureUnits('1000', 1_638).value // '2000'
 */
export function captureUnits(writes: Given<Exact>, size: Given<Bytes>): Explained<Quantity> {
  return captured({ writes, size, block: WRITE_BLOCK });
}

const captured: RuleFunction<{ writes: Exact; size: Bytes; block: Bytes }, Quantity> = rule({
  id: 'streams.capture-units',
  says: 'Each item written counts one change data capture unit for every KB begun.',
  formula: 'writes × max(1, ⌈size ÷ block⌉)',
  unit: 'capture units',
  basis: 'documented',
  source: TABLE_DOCS.streamsUsage,
  compute: ({ writes, size, block }) => product(writes, Math.max(1, roundUp(quotient(size, block)))),
});
