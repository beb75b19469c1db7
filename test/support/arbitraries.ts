import fc from 'fast-check';

const LARGEST = 409_600;

/** Sizes up to 400 KB, every other one of them within a byte of where a block of 1 KB or of 4 KB ends. */
export const sizes: fc.Arbitrary<number> = fc.oneof(
  edges(1_024),
  edges(4_096),
  fc.constantFrom(0, 1, LARGEST - 1, LARGEST),
  fc.integer({ min: 0, max: LARGEST }),
);

/** Whole blocks, and a byte less and more. */
function edges(block: number): fc.Arbitrary<number> {
  return fc
    .tuple(fc.integer({ min: 1, max: Math.floor(LARGEST / block) }), fc.constantFrom(-1, 0, 1))
    .map(([blocks, off]) => Math.min(LARGEST, blocks * block + off));
}
