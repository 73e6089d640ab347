import { LoadShed } from '../service-unavailable.ts';

const RETRY_AFTER_SECONDS = 2;

export interface ConcurrencyLimits {
  /** Tasks that run at once. */
  running: number;
  /** Tasks that may wait. */
  waiting: number;
  /** How long one may wait, in milliseconds. */
  waitMs: number;
}

export interface ConcurrencyLimiter {
  /** @throws LoadShed without having begun `task`, when it would wait too long. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Tasks that wait now. */
  waiting(): number;
}

/**
 * Bounds how many tasks run at once and how long any of them waits: bounding the queue's length
 * alone, as queue libraries do, lets the wait grow with the slowest task.
 *
 * @param onShed called for each task that is turned away.
 */
export function createConcurrencyLimiter(
  limits: ConcurrencyLimits,
  onShed: () => void = () => {},
): ConcurrencyLimiter {
  const queue = new Set<() => void>();
  let running = 0;

  const shed = () => {
    onShed();
    return new LoadShed('Too many tasks are waiting for the database.', RETRY_AFTER_SECONDS);
  };
  const waitForTurn = () =>
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
    run: async (task) => {
      if (running < limits.running) running++;
      else if (queue.size < limits.waiting) await waitForTurn();
      else throw shed();
      try {
        return await task();
      } finally {
        const [next] = queue;
        if (next) {
          // The slot is handed over without being freed, so that nobody overtakes.
          queue.delete(next);
          next();
        } else running--;
      }
    },
    waiting: () => queue.size,
  };
}
