import { RESERVED_WORDS } from '../facts/reserved-words.ts';
import type { AttributeValue } from '../item/attribute-value.ts';
import type { Path } from '../problem.ts';

/** The aliases and placeholders of one request, given out as its expressions ask for them. */
export interface Placeholders {
  /** A path as an expression writes it; steps that are reserved or no plain word become aliases such as `#status`. */
  readonly name: (path: Path) => string;
  /** A placeholder such as `:status` for a value of the attribute; `role` tells two values of one apart. */
  readonly value: (path: Path, value: AttributeValue, role?: string) => string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, AttributeValue>>;
}

export function placeholders(): Placeholders {
  const names = new Map<string, string>();
  const values = new Map<string, AttributeValue>();
  const aliasOf = (name: string): string => {
    if (isPlain(name)) return name;
    const known = [...names].find(([, each]) => each === name);
    if (known !== undefined) return known[0];
    const alias = unused(`#${wordOf(name)}`, names);
    names.set(alias, name);
    return alias;
  };
  return {
    name: (path) =>
      path
        .map((step, depth) => (typeof step === 'number' ? `[${step}]` : `${depth === 0 ? '' : '.'}${aliasOf(step)}`))
        .join(''),
    value: (path, value, role = '') => {
      const steps = path.filter((each) => typeof each === 'string');
      const placeholder = unused(`:${wordOf(steps.at(-1) ?? '')}${role}`, values);
      values.set(placeholder, value);
      return placeholder;
    },
    get names() {
      return Object.fromEntries(names);
    },
    get values() {
      return Object.fromEntries(values);
    },
  };
}

/** Whether an expression may write the name as it is. */
function isPlain(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && !RESERVED.has(name.toUpperCase());
}

const RESERVED: ReadonlySet<string> = new Set(RESERVED_WORDS.value);

/** Of a name only letters, digits and underscores may stand in an alias, and an alias has an end. */
function wordOf(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9_]+/g, '_').slice(0, 60) || 'attribute';
}

function unused(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
  return name;
}
