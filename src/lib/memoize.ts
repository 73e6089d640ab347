/** Results that a cache keeps at least; it holds at most twice as many. */
const usualCapacity = 5000;

/**
 * Caches the results of a pure function by its argument. Of many arguments it forgets those that were
 * not asked for lately: when one generation is full, the one before it goes.
 */
export function memoize<Argument, Result extends string | boolean | object>(
  read: (argument: Argument) => Result,
  capacity = usualCapacity,
): (argument: Argument) => Result {
  let recent = new Map<Argument, Result>();
  let older = new Map<Argument, Result>();
  return (argument) => {
    let result = recent.get(argument);
    if (result !== undefined) return result;
    result = older.get(argument) ?? read(argument);
    if (recent.size >= capacity) {
      older = recent;
      recent = new Map();
    }
    recent.set(argument, result);
    return result;
  };
}

/** Caches the results of a pure function by its argument for as long as the argument is in use. */
export function memoizeWeak<Argument extends object, Result>(
  read: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const known = new WeakMap<Argument, { result: Result }>();
  return (argument) => {
    let cached = known.get(argument);
    if (!cached) {
      cached = { result: read(argument) };
      known.set(argument, cached);
    }
    return cached.result;
  };
}
