/** Lets the page breathe: awaited often, it gives way to other work whenever a slice of time is used up. */
export function pauses(milliseconds: number): () => Promise<void> | undefined {
  let start = performance.now();
  return () => {
    if (performance.now() - start < milliseconds) return undefined;
    return new Promise((resolve) => {
      // A message comes back behind what the page has waiting, and sooner than any timer.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        start = performance.now();
        resolve();
      });
      port1.start();
      port2.postMessage(undefined);
    });
  };
}
