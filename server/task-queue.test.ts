// @vitest-environment node
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { log } from './observability/log.ts';
import { LoadShed } from './service-unavailable.ts';
import { createTaskQueue } from './task-queue.ts';

it('a task queue serves other events between tasks, and refuses tasks beyond its limit', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const run = createTaskQueue('searches', 3);
  const order: string[] = [];
  const task = (name: string) => run(async () => void order.push(name));
  const failing = run(() => Promise.reject(new Error('failed')));
  const tasks = [task('a'), task('b')];
  for (let refused = 0; refused < 2; refused++) {
    await expect(task('refused')).rejects.toBeInstanceOf(LoadShed);
  }
  expect(warn.mock.calls).toEqual([['Refused searches: too many are waiting']]);

  await expect(failing).rejects.toThrow('failed');
  await nextTurn();
  order.push('another event');
  await Promise.all(tasks);
  await task('c');
  expect(order).toEqual(['a', 'another event', 'b', 'c']);
});
