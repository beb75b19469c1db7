import {
  bill,
  compareReads,
  requests,
  unitsAMonth,
  US_EAST_1_PRICES,
  type Bytes,
  type Comparison,
  type DescribedQuestion,
  type Entity,
  type Explained,
  type PagedReadEstimate,
  type Run,
} from '@dynamometer/core';
import { askItems, type ItemsSource, type TableOfItems } from './read-items.ts';

/** A question to a table: which items of one partition begin with a prefix? */
export interface ReadQuestion {
  /** Whether the table is told by kinds of items and their counts, or by items themselves. */
  readonly source: 'entities' | 'items';
  readonly entities: readonly Entity[];
  /** How many partition keys there are, each with all of the entities. */
  readonly partitions: number;
  /** An index that answers the same question about the entities. */
  readonly index: EntryIndex | undefined;
  readonly items: ItemsSource;
  readonly prefix: string;
  readonly limit: number | undefined;
  readonly consistency: 'eventual' | 'strong';
  /** How many per cent of what the prefix matches a filter lets pass. */
  readonly percentKept: number;
  readonly callsPerMonth: number;
}

/** What an index stores of the items that are asked for. */
export interface EntryIndex {
  /** The average size of an entry; undefined where it is the whole item. */
  readonly bytes: Bytes | undefined;
}

/** One way to read the answer, with what it costs. */
export interface Way {
  readonly name: WayName;
  readonly read: PagedReadEstimate;
  /** What the filter leaves. */
  readonly kept: { readonly items: number; readonly bytes: Bytes };
  /** How many times the units of the Query; undefined for the Query itself. */
  readonly ratio: Explained<number> | undefined;
  readonly perMillion: Explained<string>;
  readonly perMonth: Explained<string>;
}

export type WayName = 'query' | 'partitionQuery' | 'scan' | 'indexQuery';

const WAYS = ['query', 'indexQuery', 'partitionQuery', 'scan'] as const;

/** The ways to answer a question, in the order of the comparison; undefined where there are no items to ask yet. */
export function compareWays(
  question: ReadQuestion,
  table?: TableOfItems,
): { readonly ways: readonly Way[]; readonly comparison: Comparison } | undefined {
  const comparison =
    question.source === 'entities' ? compareReads(describedQuestion(question)) : table && askItems(question, table);
  if (comparison === undefined) return undefined;
  const ways = WAYS.flatMap((name) => {
    const read = comparison[name];
    if (read === undefined) return [];
    // An index that is keyed to the answer leaves a filter nothing to do.
    const share = name === 'indexQuery' ? 1 : question.percentKept / 100;
    return [
      {
        name,
        read,
        kept: { items: Math.round(read.itemsReturned * share), bytes: Math.round(read.bytesReturned * share) },
        ratio: name === 'query' ? undefined : comparison.ratios[name],
        perMillion: dollars(read, 1_000_000),
        perMonth: dollars(read, question.callsPerMonth),
      },
    ];
  });
  return { ways, comparison };
}

/** What is asked of a table that is told by kinds of items. */
export function describedQuestion(question: ReadQuestion): DescribedQuestion {
  const { entities, partitions, prefix, consistency, limit, index } = question;
  return {
    entities,
    partitions,
    prefix,
    consistency,
    ...(limit !== undefined && { limit }),
    ...(index !== undefined && { index: entriesOf(question, index) }),
    // The prices are those of on-demand tables.
    mode: 'on-demand',
  };
}

/** An index that is keyed to the answer reads what the other ways keep, and nothing else. */
function entriesOf({ entities, prefix, percentKept }: ReadQuestion, index: EntryIndex): readonly Run[] {
  return entities
    .filter((entity) => entity.prefix.startsWith(prefix) || prefix.startsWith(entity.prefix))
    .map(({ perPartition, bytes }) => ({
      count: Math.round((perPartition * percentKept) / 100),
      bytes: index.bytes ?? bytes,
    }));
}

/** What the sort keys in the partition begin with that is asked for. */
export function prefixesOf(question: ReadQuestion, table?: TableOfItems): readonly string[] {
  return question.source === 'entities' ? question.entities.map(({ prefix }) => prefix) : (table?.prefixes ?? []);
}

function dollars({ units, capacity }: PagedReadEstimate, calls: number): Explained<string> {
  const resource = capacity === 'table' ? 'table' : 'index';
  const place = { region: 'us-east-1', resource, tableClass: 'standard' } as const;
  const monthly = unitsAMonth({ calls: String(calls), units });
  const [line] = bill([requests(place, 'read', monthly)], US_EAST_1_PRICES).lines;
  if (line === undefined) throw new Error('us-east-1 has a price for reads');
  return line.amount;
}
