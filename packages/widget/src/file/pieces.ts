/** The bytes of a file, unpacked, piece by piece. */
export interface Pieces {
  /** The next piece; undefined at the end. */
  readonly next: () => Promise<Uint8Array | undefined>;
  readonly cancel: () => void;
}

/**
 * Reads a file; one that gzip has made is unpacked, whatever its name.
 *
 * @param blob - The file.
 * @param onBytes - Told how many bytes of the file, as it is stored, are taken.
 */
export async function piecesOf(blob: Blob, onBytes: (count: number) => void): Promise<Pieces> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      onBytes(piece.length);
      controller.enqueue(piece);
    },
  });
  const stored = blob.stream().pipeThrough(counter);
  const isPacked = first === 0x1f && second === 0x8b;
  const reader = (isPacked ? stored.pipeThrough(new DecompressionStream('gzip')) : stored).getReader();
  return {
    next: async () => (await reader.read()).value,
    cancel: () => {
      // Whoever stops reading does not care how the file ends.
      reader.cancel().catch(() => {});
    },
  };
}

/** Pieces put together. */
export async function joined(pieces: readonly Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await new Blob([...pieces] as BlobPart[]).arrayBuffer());
}
