declare module 'hcl2-parser' {
  interface Parsed {
    readonly resource: {
      readonly aws_dynamodb_table: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
    };
  }

  /** What the text says, or the error as the second element. */
  export function parseToObject(text: string): readonly [Parsed | null, unknown];
}
