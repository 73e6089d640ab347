interface BatchQueueOptions {
  /** Most items in a batch. */
  size: number;
  /** Batches that run at the same time. */
  most: number;
  /** Resolves when the items that were added together are there. */
  ready: () => Promise<unknown>;
}

/**
 * Runs items in order, in batches. `run` must not reject.
 * @returns a function that adds an item and returns the function that cancels it before it starts
 */
export function batchQueue<Item>(
  run: (items: readonly Item[]) => Promise<unknown>,
  { size, most, ready }: BatchQueueOptions,
): (item: Item) => () => void {
  const waiting: Item[] = [];
  let running = 0;

  const begin = async () => {
    if (running === most) return;
    running += 1;
    await ready();
    while (waiting.length > 0) await run(waiting.splice(0, size));
    running -= 1;
  };

  return (item) => {
    waiting.push(item);
    void begin();
    return () => {
      const place = waiting.indexOf(item);
      if (place >= 0) waiting.splice(place, 1);
    };
  };
}
