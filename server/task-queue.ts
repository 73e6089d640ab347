import { setImmediate as nextTurn } from 'node:timers/promises';
import { log, throttle } from './observability/log.ts';
import { LoadShed } from './service-unavailable.ts';

/**
 * Runs tasks that take some milliseconds one after the other, so that other requests are served in
 * between.
 * @param name of the tasks, for the log.
 * @param maxWaiting further tasks are refused: their function rejects with `LoadShed`.
 */
export function createTaskQueue(name: string, maxWaiting: number) {
  const logRefused = throttle(() => log.warn(`Refused ${name}: too many are waiting`));
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (waiting >= maxWaiting) {
      logRefused();
      throw new LoadShed(`Too many ${name} are waiting.`);
    }
    waiting++;
    const result = last.then(async () => {
      await nextTurn();
      waiting--;
      return task();
    });
    last = result.catch(() => undefined);
    return result;
  };
}
