import { fact, type Explained, type Source } from '../explain.ts';

/** A limit that AWS documents. */
/* @__NO_SIDE_EFFECTS__ */
export function limit(id: string, says: string, value: number, unit: string, source: Source): Explained<number> {
  return fact({ id, says, value, unit, basis: 'documented', source });
}
