import { log } from '../observability/log.ts';
import { sqlState } from './sql-state.ts';

const CHECK_MS = 5_000;

/** While an operation works, it is checked every ten minutes only. */
const CHECKS_SKIPPED = 120;

/** Damaged or missing files: other statements may still succeed. */
const DAMAGE = /^(XX00[12]|58P01)$/;

/**
 * Remembers whether an operation of the database fails, so that `/healthz` reports it from memory.
 * @param problem in one line, for the operator.
 * @param check the same operation without effect; called at the start and then regularly.
 */
export function monitor<Args extends unknown[], Result>(
  problem: string,
  operation: (...args: Args) => Promise<Result>,
  check: () => Promise<unknown>,
) {
  let state: 'working' | 'failing' | 'damaged' = 'working';
  let isClosed = false;
  let skipped = CHECKS_SKIPPED;
  let timer: NodeJS.Timeout | undefined;

  /** @param mayRecover whether a success ends a failure. */
  const watch = async <Value>(result: Promise<Value>, mayRecover = true): Promise<Value> => {
    try {
      const value = await result;
      if (state === 'failing' && mayRecover) state = 'working';
      return value;
    } catch (error) {
      if (state !== 'damaged') state = DAMAGE.test(sqlState(error)) ? 'damaged' : 'failing';
      throw error;
    }
  };
  const checkRegularly = async () => {
    if (state !== 'working' || skipped++ >= CHECKS_SKIPPED) {
      skipped = 0;
      const wasWorking = state === 'working';
      // A check that began before a failure proves nothing about it.
      await watch(check(), !wasWorking).catch((error: unknown) => {
        if (wasWorking && !isClosed) log.error({ err: error }, problem);
      });
    }
    if (isClosed) return;
    timer = setTimeout(checkRegularly, CHECK_MS);
    timer.unref();
  };
  void checkRegularly();

  return {
    run: (...args: Args): Promise<Result> => watch(operation(...args)),
    /** `problem` if the last run or check failed, or if any found damaged files; else null. */
    problem: () => (state === 'working' ? null : problem),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
