/**
 * Takes a value from a document that anybody may have written, such as a link: what is not of its kind is left as it
 * was.
 */
export type Reader<Value> = (given: unknown, otherwise: Value) => Value;

/** A number within bounds, 0 or more without any. */
export function number(least = 0, most: number = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (given, otherwise) => (typeof given === 'number' && given >= least && given <= most ? given : otherwise);
}

/** A whole number within bounds. */
export function whole(least = 0, most?: number): Reader<number> {
  const within = number(least, most);
  return (given, otherwise) => (Number.isInteger(given) ? within(given, otherwise) : otherwise);
}

export const text: Reader<string> = (given, otherwise) => (typeof given === 'string' ? given : otherwise);

/** One of a few words. */
export function oneOf<Word extends string>(...words: readonly Word[]): Reader<Word> {
  return (given, otherwise) => words.find((word) => word === given) ?? otherwise;
}

/** A value that may be missing; one that makes no sense counts as its stand-in. */
export function perhaps<Value>(read: Reader<Value>, standIn: Value): Reader<Value | undefined> {
  return (given) => (given === undefined || given === null ? undefined : read(given, standIn));
}

/** An object, member by member. */
export function object<Value extends object>(members: {
  readonly [Name in keyof Value]: Reader<Value[Name]>;
}): Reader<Value> {
  return (given, otherwise) => {
    if (typeof given !== 'object' || given === null) return otherwise;
    const names = Object.keys(members) as (keyof Value & string)[];
    return Object.fromEntries(
      names.map((name) => [
        name,
        Object.hasOwn(given, name)
          ? members[name]((given as Partial<Record<string, unknown>>)[name], otherwise[name])
          : otherwise[name],
      ]),
    ) as Value;
  };
}

/** A list of at least one and at most a hundred elements; each starts from the same stand-in. */
export function list<Value>(read: Reader<Value>, standIn: Value): Reader<readonly Value[]> {
  return (given, otherwise) =>
    Array.isArray(given) && given.length > 0 && given.length <= MOST_ELEMENTS
      ? given.map((each) => read(each, standIn))
      : otherwise;
}

const MOST_ELEMENTS = 100;
