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

/**
 * A value that all tabs share under a key: read anew before each change, and in memory where it could
 * not be stored.
 *
 * @param parse gives the sound part of what was stored
 */
export function storedValue<T>(key: string, parse: (stored: unknown) => T) {
  let value = parse(readStored(key));
  let isStored = true;
  return {
    read(): T {
      const stored = isStored ? readStored(key) : undefined;
      if (stored !== undefined) value = parse(stored);
      return value;
    },
    /** Says whether the browser has stored it; null stores nothing. */
    write(next: T, written: T | null = next): boolean {
      value = next;
      isStored = store(key, written);
      return isStored;
    },
  };
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
