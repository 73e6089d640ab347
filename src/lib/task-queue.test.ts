import { describe, expect, it } from 'vitest';
import { taskQueue } from './task-queue.ts';

/** Tasks that end on request, and the ids of those that have started. */
function heldTasks() {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  const task = (id: number) => () => {
    begun.push(id);
    return new Promise<void>((resolve) => ends.set(id, resolve));
  };
  const end = async (id: number) => {
    ends.get(id)?.();
    // Lets the queue start the next task.
    for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
  };
  return { begun, task, end };
}

describe('taskQueue', () => {
  it('runs a limited number of tasks at a time, in order', async () => {
    const { begun, task, end } = heldTasks();
    const add = taskQueue(2);
    for (const id of [1, 2, 3, 4]) add(task(id));
    expect(begun).toEqual([1, 2]);
    await end(2);
    expect(begun).toEqual([1, 2, 3]);
    await end(1);
    await end(3);
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('skips a task that was cancelled before it started', async () => {
    const { begun, task, end } = heldTasks();
    const add = taskQueue(1);
    const [first, second] = [1, 2, 3].map((id) => add(task(id)));
    second?.();
    first?.();
    await end(1);
    expect(begun).toEqual([1, 3]);
  });
});
