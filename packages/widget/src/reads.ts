import {
  bill,
  compareReads,
  requests,
  unitsAMonth,
  US_EAST_1_PRICES,
  type Comparison,
  type Entity,
  type Explained,
  type PagedReadEstimate,
} from '@dynamometer/core';

/** A question to a table that is described. */
export interface ReadQuestion {
  readonly entities: readonly Entity[];
  readonly partitions: number;
  readonly prefix: string;
  readonly limit: number | undefined;
  readonly consistency: 'eventual' | 'strong';
  readonly callsPerMonth: number;
}

/** One way to read the answer, with what it costs in a month. */
export interface Way {
  readonly name: WayName;
  readonly read: PagedReadEstimate;
  readonly dollars: Explained<string>;
}

export type WayName = 'query' | 'partitionQuery' | 'scan' | 'indexQuery';

/** The ways to answer a question, in the order of the comparison. */
export function compareWays(question: ReadQuestion): {
  readonly ways: readonly Way[];
  readonly comparison: Comparison;
} {
  const { limit, callsPerMonth, ...described } = question;
  const comparison = compareReads({ ...described, ...(limit !== undefined && { limit }) });
  const names = ['query', 'indexQuery', 'partitionQuery', 'scan'] as const;
  const ways = names.flatMap((name) => {
    const read = comparison[name];
    return read === undefined ? [] : [{ name, read, dollars: dollarsAMonth(read, callsPerMonth) }];
  });
  return { ways, comparison };
}

function dollarsAMonth({ units }: PagedReadEstimate, calls: number): Explained<string> {
  const place = { region: 'us-east-1', resource: 'table', tableClass: 'standard' } as const;
  const monthly = unitsAMonth({ calls: String(calls), units });
  const [line] = bill([requests(place, 'read', monthly)], US_EAST_1_PRICES).lines;
  if (line === undefined) throw new Error('us-east-1 has a price for reads');
  return line.amount;
}
