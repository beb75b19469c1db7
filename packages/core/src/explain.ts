/**
 * How well a figure is known, strongest first: AWS documents it, someone measured it on the real service, it follows
 * from something known, or it is taken for granted because nothing better is public.
 */
export type Basis = 'documented' | 'measured' | 'inferred' | 'assumed';

/** The page that a rule or a fact stands on. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

/** What a rule says of itself: plain data, the same for every figure that the rule gives. */
export interface Rule {
  /** `area.step`, unique in the package; translations are keyed by it. */
  readonly id: string;
  /** One sentence that a reader without this source at hand can follow. */
  readonly says: string;
  /** The arithmetic, its words being the names of the inputs. A fact has none. */
  readonly formula?: string;
  /** What the value counts, in the plural: `bytes`, `read units`. */
  readonly unit: string;
  readonly basis: Basis;
  readonly source: Source;
  /** Who measured it or what it was inferred from, where the basis is not `documented`. */
  readonly evidence?: string;
}

/** A figure with its reasons: the rule that gave it and what went in. Plain data, it survives `JSON.stringify`. */
export interface Explained<T> {
  readonly value: T;
  readonly rule: Rule;
  /** By name: an explained figure, the caller's own plain value, or a list of either. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The weakest basis among the rule and everything that went in. */
  readonly basis: Basis;
}

/** A value with or without its reasons: what every calculation accepts. */
export type Given<T> = T | Explained<T>;

type GivenInputs<Inputs> = {
  readonly [Name in keyof Inputs]: Inputs[Name] extends readonly (infer Element)[]
    ? Given<Inputs[Name]> | readonly Given<Element>[]
    : Given<Inputs[Name]>;
};

/** A rule that can be applied: it computes and explains in one step. */
export interface RuleFunction<Inputs, T> {
  (inputs: GivenInputs<Inputs>): Explained<T>;
  readonly rule: Rule;
}

type Definition<Inputs, T> = Rule & { readonly compute: (inputs: Inputs) => T };

/**
 * Makes a rule. Applying it is the only way to get a figure, so arithmetic and explanation cannot disagree.
 *
 * @param definition - The rule's text and `compute`, which receives the inputs as plain values.
 * @returns A function from inputs, explained or plain, to an explained figure.
 * @example
 * rule({ id: 'demo.double', says: 'Twice.', formula: '2 × n', unit: 'n', basis: 'assumed', source: DOCS.readsAndWrites, compute: ({ n }) => 2 * n })({ n: 4 }).value // 8
 */
/* @__NO_SIDE_EFFECTS__ */
export function rule<Inputs, T>(definition: Definition<Inputs, T>): RuleFunction<Inputs, T> {
  const { compute, ...text } = definition;
  const apply = (inputs: GivenInputs<Inputs>): Explained<T> => {
    const plain: Record<string, unknown> = {};
    let basis = text.basis;
    for (const name of Object.keys(inputs) as (keyof typeof inputs & string)[]) {
      const given = inputs[name];
      if (Array.isArray(given)) {
        // One walk for both: a list may be as long as all access patterns of a workload.
        plain[name] = given.map((each: unknown) => {
          if (!isExplained(each)) return each;
          basis = weaker(basis, each.basis);
          return each.value;
        });
      } else if (isExplained(given)) {
        plain[name] = given.value;
        basis = weaker(basis, given.basis);
      } else plain[name] = given;
    }
    return { value: compute(plain as Inputs), rule: text, inputs, basis };
  };
  return Object.assign(apply, { rule: text });
}

/**
 * States what AWS publishes: a rule without inputs.
 *
 * @param stated - The rule's text and the value itself.
 * @returns The explained value.
 * @example
 * READ_BLOCK.value // 4096
 */
/* @__NO_SIDE_EFFECTS__ */
export function fact<T>(stated: Omit<Rule, 'formula'> & { readonly value: T }): Explained<T> {
  const { value, ...text } = stated;
  return { value, rule: text, inputs: {}, basis: text.basis };
}

/**
 * The plain value of something given, with or without reasons.
 *
 * @param given - An explained figure, a plain value, or a list of either.
 * @returns The value alone; a list comes back as a list of values.
 * @example
 * valueOf(READ_BLOCK) // 4096
 */
export function valueOf<T>(given: Given<T>): T {
  if (isExplained(given)) return given.value;
  return Array.isArray(given) ? (given.map(valueOf) as T) : given;
}

/**
 * Whether something carries its reasons.
 *
 * @param given - Anything.
 * @returns True for an explained figure.
 * @example
 * isExplained(READ_BLOCK) // true
 */
export function isExplained(given: unknown): given is Explained<unknown> {
  // An item may have attributes of these names; their values are objects, never a rule with a text id.
  return (
    typeof given === 'object' &&
    given !== null &&
    typeof (given as { rule?: { id?: unknown } }).rule?.id === 'string' &&
    'value' in given &&
    'inputs' in given
  );
}

const WEAKNESS: Readonly<Record<Basis, number>> = { documented: 0, measured: 1, inferred: 2, assumed: 3 };

function weaker(a: Basis, b: Basis): Basis {
  return a !== b && WEAKNESS[a] < WEAKNESS[b] ? b : a;
}
