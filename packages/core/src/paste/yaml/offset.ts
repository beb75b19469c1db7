import { isMap, isScalar, isSeq, type Document, type ParsedNode } from 'yaml';
import type { Path } from '../../problem.ts';
import { ANY_MEMBER } from '../stop.ts';

/** Where the value at a path stands; the first step is the number of its document. */
export function offsetOf(documents: readonly Document.Parsed[], [first = 0, ...steps]: Path): number | undefined {
  const held = documents.filter(({ contents }) => contents !== null);
  let node: ParsedNode | null | undefined = held[Number(first)]?.contents;
  for (const step of steps) node = node === null || node === undefined ? undefined : memberOf(node, step);
  return node?.range[0];
}

function memberOf(node: ParsedNode, step: string | number): ParsedNode | null | undefined {
  if (isSeq(node)) return node.items[Number(step)];
  if (!isMap(node)) return undefined;
  if (step === ANY_MEMBER) return node.items[0]?.value;
  const named = node.items.filter(({ key }) => isScalar(key) && (key.source ?? String(key.value)) === step);
  // Of a name that is given twice, the later value was read.
  return named[named.length - 1]?.value;
}
