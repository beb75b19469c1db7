import { cliProgram } from './cli.ts';
import { pythonProgram } from './python.ts';
import type { ReadProgram } from './read-program.ts';
import { typescriptProgram } from './typescript.ts';

/** The language of a program. */
export type ProgramLanguage = 'typescript' | 'python' | 'cli';

/**
 * Writes the program of a read: it follows LastEvaluatedKey to the end and adds up the capacity of all pages.
 *
 * @param program - What is read, with expressions as `writeQuery` gives them.
 * @param language - `typescript` for the AWS SDK v3, `python` for boto3, `cli` for the AWS CLI in bash.
 * @returns The whole program as text. It prints each item as a line of JSON, and the read units as its last word.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.Pagination.html
 * @example
 * writeProgram({ title: 'One item', tableName: 'Users', operation: 'getItem', key: { pk: { S: 'a' } } }, 'cli').split('\n').slice(4, 7) // ['aws dynamodb get-item \\', "  --table-name 'Users' \\", '  --key \'{"pk":{"S":"a"}}\' \\']
 */
export function writeProgram(program: ReadProgram, language: ProgramLanguage): string {
  if (language === 'typescript') return typescriptProgram(program);
  return language === 'python' ? pythonProgram(program) : cliProgram(program);
}
