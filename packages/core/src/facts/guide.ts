import type { Source } from '../explain.ts';

/** A page of the developer guide of DynamoDB. */
/* @__NO_SIDE_EFFECTS__ */
export function guide(page: string, title: string): Source {
  return { title, url: `https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/${page}.html` };
}
