/**
 * What this browser keeps under a key: a JSON value.
 *
 * @returns null where nothing is kept or it cannot be read; undefined where the browser keeps its
 * storage closed
 */
export function readStored(key: string): unknown {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? null : parse(stored);
  } catch {
    return undefined;
  }
}

/**
 * Keeps a JSON value under a key, or nothing where it is null.
 *
 * @returns whether the browser did (it refuses when storage is blocked or full)
 */
export function store(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** A field of a value that may be no object. */
export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
