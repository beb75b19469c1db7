import { useState } from 'preact/hooks';

let last = 0;

/**
 * An id that nothing else on the page has. Preact's own hook begins anew at every third render of a root, and then ties
 * labels to fields that are not theirs.
 */
export function useId(): string {
  const [id] = useState(() => {
    last += 1;
    return `dynamo-meter-${last}`;
  });
  return id;
}
