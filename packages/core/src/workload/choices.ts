import { roundUp, sum } from '../pricing/money.ts';
import { RESERVED_BLOCK } from '../facts/billing.ts';
import type { PriceList } from '../pricing/price-list.ts';
import type { Choice } from './compare.ts';
import { estimate } from './estimate.ts';
import type { Capacity, Reserved, Workload } from './workload.ts';

type Provisioned = Extract<Capacity, { readonly mode: 'provisioned' }>;

/**
 * A workload on demand, provisioned, and with what it provisions reserved for one and for three years.
 *
 * @param workload - The workload; if it is provisioned, its load and utilisation are kept.
 * @returns Choices for `compareWorkloads`; the reserved ones for the Standard class alone.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-switching-capacity-modes.html
 * @example
 * capacityChoices({ region: 'us-east-1', table: { partitionKey: { name: 'id', type: 'S' } }, entities: {}, patterns: [] }).map((choice) => choice.name) // ['on demand', 'provisioned', 'reserved for 1 year', 'reserved for 3 years']
 */
export function capacityChoices(workload: Workload): readonly Choice[] {
  const { reserved: _, ...provisioned }: Provisioned =
    workload.capacity?.mode === 'provisioned' ? workload.capacity : { mode: 'provisioned' };
  const choice = (name: string, capacity: Capacity): Choice => ({ name, workload: { ...workload, capacity } });
  const plain = [choice('on demand', { mode: 'on-demand' }), choice('provisioned', provisioned)];
  if (workload.tableClass === 'infrequentAccess') return plain;
  const units = reservable({ ...workload, capacity: provisioned });
  return [
    ...plain,
    choice('reserved for 1 year', { ...provisioned, reserved: { years: 1, ...units } }),
    choice('reserved for 3 years', { ...provisioned, reserved: { years: 3, ...units } }),
  ];
}

/**
 * A workload in each table class.
 *
 * @param workload - The workload; capacity reserved for it falls away in Standard-IA, where there is none.
 * @returns Choices for `compareWorkloads`.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/WorkingWithTables.tableclasses.html
 * @example
 * tableClassChoices({ region: 'us-east-1', table: { partitionKey: { name: 'id', type: 'S' } }, entities: {}, patterns: [] }).map((choice) => choice.name) // ['Standard', 'Standard-IA']
 */
export function tableClassChoices(workload: Workload): readonly Choice[] {
  const { capacity } = workload;
  const rarely: Workload = { ...workload, tableClass: 'infrequentAccess' };
  if (capacity?.mode !== 'provisioned')
    return [
      { name: 'Standard', workload: { ...workload, tableClass: 'standard' } },
      { name: 'Standard-IA', workload: rarely },
    ];
  const { reserved: _, ...unreserved } = capacity;
  return [
    { name: 'Standard', workload: { ...workload, tableClass: 'standard' } },
    { name: 'Standard-IA', workload: { ...rarely, capacity: unreserved } },
  ];
}

/**
 * A workload in each Region of a price list.
 *
 * @param workload - The workload; its replicas stay where they are, and a Region that has one is left out.
 * @param prices - The price list.
 * @returns Choices for `compareWorkloads`, named by the Region's code.
 * @example
 * regionChoices({ region: 'eu-west-1', table: { partitionKey: { name: 'id', type: 'S' } }, entities: {}, patterns: [] }, US_EAST_1_PRICES).map((choice) => choice.name) // ['us-east-1']
 */
export function regionChoices(workload: Workload, prices: PriceList): readonly Choice[] {
  return Object.keys(prices.regions)
    .filter((region) => !workload.replicas?.includes(region))
    .map((region) => ({ name: region, workload: { ...workload, region } }));
}

/** The units that are provisioned all the time, in whole blocks: what is begun of a block is left unreserved. */
function reservable(workload: Workload): Pick<Reserved, 'readUnits' | 'writeUnits'> {
  const estimated = estimate(workload);
  if (!estimated.ok) return {};
  const provisioned = estimated.resources.flatMap((resource) => resource.provisioned);
  const unitsOf = (kind: 'read' | 'write'): number => {
    const steady = provisioned
      .filter((each) => each.kind === kind)
      .map(({ units }) => Math.min(...units.map(({ value }) => value)));
    const block = RESERVED_BLOCK.value;
    return Math.floor(roundUp(sum(steady)) / block) * block;
  };
  return { readUnits: unitsOf('read'), writeUnits: unitsOf('write') };
}
