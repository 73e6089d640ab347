interface StoredValueOptions<T> {
  /** The value while nothing is stored. */
  empty: T;
  /**
   * Validates a parsed JSON value; undefined stands for invalid JSON.
   *
   * @returns null for a value that cannot be read at all; it is set aside under `{key}-unreadable`
   */
  parse: (stored: unknown) => T | null;
  /** `localStorage` by default; a function, since a browser that blocks storage throws on access. */
  area?: () => Storage;
}

/**
 * A JSON value in the browser's storage, shared by all tabs. What the browser refuses to store
 * (storage blocked or full) is kept in memory until another tab stores a value.
 */
export function storedValue<T>(
  key: string,
  { empty, parse, area = () => localStorage }: StoredValueOptions<T>,
) {
  let value = empty;
  /** The text in storage: while it is unchanged, `read` returns the same object. */
  let text: string | null = null;

  const read = (): T => {
    try {
      const found = area().getItem(key);
      if (found === text) return value;
      const parsed = found === null ? empty : parse(parseJson(found));
      if (found !== null && parsed === null) {
        area().setItem(`${key}-unreadable`, found);
        area().removeItem(key);
      }
      text = parsed === null ? null : found;
      value = parsed ?? empty;
    } catch {
      // Storage is blocked: the value in memory counts.
    }
    return value;
  };

  /** @returns whether the browser stored it */
  const write = (next: T): boolean => {
    value = next;
    try {
      const written = JSON.stringify(next);
      area().setItem(key, written);
      text = written;
      return true;
    } catch {
      return false;
    }
  };

  return {
    read,
    write,
    change: (changed: (before: T) => T) => write(changed(read())),

    remove(): void {
      value = empty;
      try {
        area().removeItem(key);
        text = null;
      } catch {
        // Storage is blocked.
      }
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
