/** A module that is loaded when it is first needed, once for all widgets of a page. */
export interface Lazy<Loaded> {
  /** What it holds; undefined until it is there. */
  readonly value: Loaded | undefined;
  /** Loads it, if that has not begun; after a failure it tries again. */
  readonly load: () => Promise<Loaded>;
}

/** A module to be loaded by a function that imports it. */
export function lazy<Loaded>(importIt: () => Promise<Loaded>): Lazy<Loaded> {
  let value: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const load = async (): Promise<Loaded> => {
    try {
      value = await importIt();
      return value;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    get value() {
      return value;
    },
    load: () => {
      loading ??= load();
      return loading;
    },
  };
}

/** What is there from the start. */
export function present<Loaded>(value: Loaded): Lazy<Loaded> {
  return { value, load: () => Promise.resolve(value) };
}

/** Loads a module, and tells whether it is there. */
export async function isLoaded(module: Lazy<unknown>): Promise<boolean> {
  try {
    await module.load();
    return true;
  } catch {
    return false;
  }
}
