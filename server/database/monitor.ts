import { sqlState } from './sql-state.ts';

const CHECK_MS = 5_000;

/** Damaged or missing files: other statements may still succeed. */
const DAMAGE = /^(XX00[12]|58P01)$/;

/**
 * Remembers whether an operation of the database fails, so that `/healthz` reports it from memory.
 * @param problem in one line, for the operator.
 * @param check the same operation without effect; called regularly after a failure until it succeeds.
 */
export function monitor<Args extends unknown[]>(
  problem: string,
  operation: (...args: Args) => Promise<void>,
  check: () => Promise<void>,
) {
  let state: 'working' | 'failing' | 'damaged' = 'working';

  const watch = async (result: Promise<void>): Promise<void> => {
    try {
      await result;
      if (state === 'failing') state = 'working';
    } catch (error) {
      if (state !== 'damaged') state = DAMAGE.test(sqlState(error)) ? 'damaged' : 'failing';
      throw error;
    }
  };
  const timer = setInterval(() => {
    if (state === 'failing') watch(check()).catch(() => undefined);
  }, CHECK_MS);
  timer.unref();

  return {
    run: (...args: Args): Promise<void> => watch(operation(...args)),
    /** `problem` if the last run or check failed, or if any found damaged files; else null. */
    problem: () => (state === 'working' ? null : problem),
    close: () => clearInterval(timer),
  };
}
