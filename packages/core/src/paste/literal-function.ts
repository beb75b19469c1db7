import { take, type LiteralScan } from './literal-scan.ts';

/** Goes over a function, such as what is called back with the answer; it says nothing about items. */
export function skipFunction(scan: LiteralScan): boolean {
  if (take(scan, HEAD) === undefined) return false;
  const part = new RegExp(PART);
  part.lastIndex = scan.at;
  let depth = 0;
  do {
    const [token] = part.exec(scan.text) ?? [];
    if (token === undefined) break;
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    scan.at = part.lastIndex;
  } while (depth > 0);
  return true;
}

const HEAD = /(?:async\s+)?(?:function\b\s*\w{0,60}\s*\([^()]{0,200}\)|(?:\([^()]{0,200}\)|\w{1,60})\s*=>)\s*(?=\{)/y;

/** A bracket, a text or a comment, in which brackets count for nothing, or what is between them. */
const PART = /[{}]|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\/\/[^\n]*|[^{}"'/]+|[^]/y;
