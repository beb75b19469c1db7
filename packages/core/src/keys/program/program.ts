import type { AttributeValue, Item } from '../../item/attribute-value.ts';
import type { QueryExpressions } from '../write-query.ts';
import { cliProgram } from './cli.ts';
import { pythonProgram } from './python.ts';
import { typescriptProgram } from './typescript.ts';

/** The language of a program. */
export type ProgramLanguage = 'typescript' | 'python' | 'cli';

/** The expressions of a GetItem or a Scan, where it has any. */
export type ReadExpressions = Partial<QueryExpressions>;

/** A read of a table as a program carries it out, page by page to the end. */
export interface ReadProgram {
  /** What it reads, in a few words: they become its comment and the name of its function. */
  readonly title: string;
  readonly tableName: string;
  readonly operation: 'getItem' | 'query' | 'scan';
  /** The key of the one item; for `getItem` alone. */
  readonly key?: Item;
  readonly expressions?: ReadExpressions;
  readonly consistency?: 'eventual' | 'strong';
  /** Whether sort keys rise or fall; they rise unless told. */
  readonly direction?: 'ascending' | 'descending';
  /** The most items that are wanted; all unless told. */
  readonly limit?: number;
  /** Where a partition key is sharded: its placeholder, the value of each shard, and the sort key to merge by. */
  readonly shards?: {
    readonly placeholder: string;
    readonly values: readonly AttributeValue[];
    readonly mergeBy?: string;
  };
}

/**
 * Writes the program of a read: it follows LastEvaluatedKey to the end and adds up the capacity of all pages.
 *
 * @param program - What is read, with expressions as `writeQuery` gives them.
 * @param language - `typescript` for the AWS SDK v3, `python` for boto3, `cli` for the AWS CLI in bash.
 * @returns The whole program as text. It prints each item as a line of JSON, and the read units as its last word.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.Pagination.html
 * @example
 * writeProgram({ title: 'One item', tableName: 'T', operation: 'getItem', key: { pk: { S: "it's" } } }, 'cli').split('\n')[5] // "  --key '{\"pk\":{\"S\":\"it'\\\\''s\"}}' \\\\"
 */
export function writeProgram(program: ReadProgram, language: ProgramLanguage): string {
  if (language === 'typescript') return typescriptProgram(program);
  return language === 'python' ? pythonProgram(program) : cliProgram(program);
}
