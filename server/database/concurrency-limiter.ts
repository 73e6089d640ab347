import { LoadShed } from '../service-unavailable.ts';

const RETRY_AFTER_SECONDS = 2;

export interface ConcurrencyLimits {
  running: number;
  waiting: number;
  /** How long a task may wait, in milliseconds. */
  waitMs: number;
}

/**
 * Limits how many tasks run at once and how long one waits. A limit on the length of the queue, as
 * queue libraries have it, would let the wait grow with the slowest task.
 * @param onShed called for each refused task.
 */
export function createConcurrencyLimiter(limits: ConcurrencyLimits, onShed: () => void = () => {}) {
  const queue = new Set<() => void>();
  let running = 0;

  const shed = () => {
    onShed();
    return new LoadShed('Too many tasks are waiting for the database.', RETRY_AFTER_SECONDS);
  };
  const acquire = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.delete(begin);
        reject(shed());
      }, limits.waitMs);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      queue.add(begin);
    });

  return {
    /** @throws LoadShed without running `task` if it cannot start in time. */
    run: async <Result>(task: () => Promise<Result>): Promise<Result> => {
      if (running < limits.running) running++;
      else if (queue.size < limits.waiting) await acquire();
      else throw shed();
      try {
        return await task();
      } finally {
        const [next] = queue;
        if (next) {
          // The slot passes to the next task without being freed, in the order of arrival.
          queue.delete(next);
          next();
        } else running--;
      }
    },
    waiting: () => queue.size,
  };
}
