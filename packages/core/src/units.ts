declare const measure: unique symbol;

/**
 * A number that remembers at compile time what it counts. A plain number fits every measure; one measure does not fit
 * another, so bytes handed over where units are expected do not compile. Nothing of it exists at run time.
 */
type Measure<Unit extends string> = number & { readonly [measure]?: Unit };

/**
 * A size in bytes.
 *
 * @example
 * const size: Bytes = 4_096;
 */
export type Bytes = Measure<'bytes'>;

/**
 * Read units: RCU when provisioned, RRU on demand. One is a strongly consistent read of up to 4 KB.
 *
 * @example
 * const units: ReadUnits = 0.5;
 */
export type ReadUnits = Measure<'read units'>;

/**
 * Write units: WCU when provisioned, WRU on demand. One is a write of up to 1 KB.
 *
 * @example
 * const units: WriteUnits = 1;
 */
export type WriteUnits = Measure<'write units'>;
