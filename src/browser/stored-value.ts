export interface StoredEntry<T> {
  key: string;
  /** The value while nothing is stored. */
  empty: T;
  /**
   * Validates a parsed JSON value; undefined means invalid JSON. Values contain no version: an older
   * format is recognized by its fields.
   * @returns null for a value that cannot be read at all; it is set aside under `{key}-unreadable`
   */
  parse: (stored: unknown) => T | null;
}

/**
 * A JSON value in the browser's storage, shared by all tabs. Changes that the browser refuses to
 * store (storage blocked or full) are kept in memory and applied to what other tabs store.
 */
export function storedValue<T>({ key, empty, parse }: StoredEntry<T>) {
  /** What is stored, with the pending changes. */
  let value = empty;
  /** The text in storage: while it is unchanged, `read` returns the same object. */
  let text: string | null = null;
  let pending: ((before: T) => T)[] = [];

  const read = (): T => {
    try {
      const found = localStorage.getItem(key);
      if (found === text) return value;
      const parsed = found === null ? empty : parse(parseJson(found));
      if (found !== null && parsed === null) {
        localStorage.setItem(`${key}-unreadable`, found);
        localStorage.removeItem(key);
      }
      text = parsed === null ? null : found;
      value = pending.reduce((before, change) => change(before), parsed ?? empty);
    } catch {
      // Storage is blocked: the value in memory counts.
    }
    return value;
  };

  const change = (changed: (before: T) => T): boolean => {
    value = changed(read());
    try {
      const next = JSON.stringify(value);
      localStorage.setItem(key, next);
      text = next;
      pending = [];
      return true;
    } catch {
      pending.push(changed);
      return false;
    }
  };

  return {
    read,

    /**
     * @param changed is called again if another tab stores a value after the browser refused
     * @returns whether the browser stored it
     */
    change,

    write(next: T): boolean {
      pending = [];
      return change(() => next);
    },

    /** Calls back when another tab may have changed the value, and on return from the back-forward cache. */
    subscribe(onChange: () => void, signal: AbortSignal): void {
      // A null key: another tab cleared the storage.
      const onStorage = (event: StorageEvent) =>
        (event.key === key || event.key === null) && onChange();
      addEventListener('storage', onStorage, { signal });
      addEventListener('pageshow', ({ persisted }) => persisted && onChange(), { signal });
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
