import { readString } from './json-scalar.ts';
import { afterSpace, CAPITAL_N, CAPITAL_S, CLOSE_BRACE, COLON, DEEPEST, QUOTE, type Scan } from './scan.ts';
import type { ValueMap } from './value.ts';

/**
 * Reads `{"S": "text"}` or `{"N": "12"}` in one go, as most objects of DynamoDB JSON are. Whatever is not quite that,
 * or wrong, is left to be read as any other object: then the scan stands as it stood.
 */
export function readTagged(scan: Scan): ValueMap | undefined {
  const { text, at, special } = scan;
  const name = afterSpace(text, at + 1);
  const letter = text.charCodeAt(name + 1);
  if ((letter !== CAPITAL_S && letter !== CAPITAL_N) || scan.depth >= DEEPEST) return undefined;
  if (text.charCodeAt(name) !== QUOTE || text.charCodeAt(name + 2) !== QUOTE || text.charCodeAt(name + 3) !== COLON)
    return undefined;
  scan.at = afterSpace(text, name + 4);
  const content = text.charCodeAt(scan.at) === QUOTE ? readString(scan) : undefined;
  const end = afterSpace(text, scan.at);
  if (content !== undefined && scan.failed === undefined && text.charCodeAt(end) === CLOSE_BRACE) {
    scan.at = end + 1;
    return letter === CAPITAL_S ? { S: content } : { N: content };
  }
  scan.at = at;
  scan.special = special;
  scan.failed = undefined;
  return undefined;
}
