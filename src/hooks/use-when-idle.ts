import { startTransition, useEffect, useState } from 'react';

/** Components that wait, in the order in which they were mounted. */
const queue = new Set<() => void>();

/** Components rendered per idle period: of the size of a shelf, they delay no frame of a slow phone. */
const batchSize = 3;

let start: Promise<unknown> = Promise.resolve();
let isRunning = false;

/** Pauses the queue until a promise settles. Call it before the first render. */
export function pauseIdleQueue(until: Promise<unknown>): void {
  start = until;
}

/**
 * Becomes true in an idle period of the browser, a few components at a time, so that a long page
 * delays no frame.
 * @param isReady false while the component has nothing to render
 */
export function useWhenIdle(isReady = true): boolean {
  return useIdlePeriods(isReady ? 1 : 0) > 0;
}

/** How many items of a long list to render: `part` at first, and as many more in each idle period. */
export function useRenderedCount(items: number, part: number): number {
  return part * (useIdlePeriods(Math.ceil(items / part) - 1) + 1);
}

/** Counts idle periods up to `most`. */
function useIdlePeriods(most: number): number {
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (count >= most) return;
    const render = () => startTransition(() => setCount(count + 1));
    queue.add(render);
    void runQueue();
    return () => void queue.delete(render);
  }, [count, most]);

  return count;
}

async function runQueue() {
  if (isRunning) return;
  isRunning = true;
  await start;
  while (queue.size > 0) {
    await idlePeriod({ timeout: 50 });
    for (const render of [...queue].slice(0, batchSize)) {
      queue.delete(render);
      render();
    }
  }
  isRunning = false;
}

/** Resolves when the queue is empty and the browser is idle. */
export async function whenIdle(): Promise<void> {
  do {
    await start;
    await idlePeriod();
  } while (queue.size > 0);
}

/**
 * Resolves when the browser is idle, whatever is in the queue, or after the timeout in ms. Safari has no
 * requestIdleCallback.
 */
export function idlePeriod(options = { timeout: 1000 }): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, options);
    else setTimeout(resolve);
  });
}
