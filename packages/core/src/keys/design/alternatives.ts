import { GLOBAL_INDEX_QUOTA } from '../../facts/tables.ts';
import { compareExact } from '../../pricing/money.ts';
import type { PriceList } from '../../pricing/price-list.ts';
import type { Problem } from '../../problem.ts';
import { finish } from './finish.ts';
import type { HotKey } from './hot-keys.ts';
import type { Design } from './designed.ts';
import { draftOf, type Choices, type Draft } from './draft.ts';
import type { Model } from './model.ts';
import { shardKey } from './slots.ts';

const PLAIN: Choices = { collections: 'root', indexes: 'shared', rest: 'index', shards: 'none' };

/** Designs; or why the workload that they come to cannot be estimated. */
export type Finished =
  | { readonly ok: true; readonly designs: readonly Design[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The plain design and every other that one choice makes different, the best first. */
export function designsOf(model: Model, prices: PriceList): Finished {
  const plain = draftOf(model, PLAIN);
  const variants: Choices[] = [
    { ...PLAIN, collections: 'parent' },
    { ...PLAIN, indexes: 'separate' },
    { ...PLAIN, rest: 'filter' },
  ];
  const others = variants
    .map((choices) => draftOf(model, choices))
    .filter((draft) => !isSame(draft, plain) && draft.slots.length <= GLOBAL_INDEX_QUOTA.value);
  const drafts = [plain, ...others];
  const designs: Design[] = [];
  for (let draft = drafts.shift(); draft !== undefined; draft = drafts.shift()) {
    const finished = finish(draft, prices);
    if (!finished.ok) return finished;
    const { design } = finished;
    designs.push(design);
    const sharded = draft === plain ? shardedOf(plain, design.hotKeys) : undefined;
    if (sharded !== undefined) drafts.push(sharded);
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- a list of its own, and toSorted is later than ES2022
  return { ok: true, designs: designs.sort(better) };
}

/** Whether a choice made no difference: the same keys, and the same answers. */
function isSame(one: Draft, other: Draft): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint({ table, places, indexKeys, served }: Draft): string {
  const inIndexes = [...indexKeys.values()].flatMap((keys) => Array.from(keys.values()));
  const keys = [...places.values(), ...inIndexes].map(({ pk, sk }) => [pk.text, sk.text]);
  const answers = served.map(({ operation, index, sortFields }) => [operation, index, sortFields]);
  return JSON.stringify([table, keys, answers]);
}

/** The plain design with every hot key spread; nothing where none is hot, or where shards do not help. */
function shardedOf({ model }: Draft, hotKeys: readonly HotKey[]): Draft | undefined {
  const hot = hotKeys.filter(({ shards }) => (shards?.value ?? 1) > 1);
  if (hot.length === 0) return undefined;
  const shards = new Map(hot.map(({ index, entity, shards: needed }) => [shardKey(index, entity), needed?.value ?? 1]));
  return draftOf(model, { ...PLAIN, shards: 'where-hot' }, shards);
}

function better(a: Design, b: Design): number {
  return throttles(a) - throttles(b) || compareExact(a.estimate.bill.total.value, b.estimate.bill.total.value);
}

const throttles = ({ hotKeys }: Design): number =>
  hotKeys.filter(({ heat }) => (heat.readShare?.value ?? 0) > 1 || (heat.writeShare?.value ?? 0) > 1).length;
