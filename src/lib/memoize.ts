/** Results that a cache keeps before it begins again. */
const usualMost = 5000;

/**
 * Caches the results of a pure function by its argument.
 * @param most results to keep; when there are more, all are forgotten
 */
export function memoize<Argument, Result extends string | boolean | object>(
  read: (argument: Argument) => Result,
  most = usualMost,
): (argument: Argument) => Result {
  const known = new Map<Argument, Result>();
  return (argument) => {
    let result = known.get(argument);
    if (result === undefined) {
      result = read(argument);
      if (known.size >= most) known.clear();
      known.set(argument, result);
    }
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
