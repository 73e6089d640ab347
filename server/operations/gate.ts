/** Says that work was not begun because there is too much of it already. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export interface GateLimits {
  /** How much work may be under way at once. */
  slots: number;
  /** How much more may wait for a slot. */
  places: number;
  /** How long it may wait, in milliseconds. */
  patienceMs: number;
}

/** Lets so much work through at once, has so much wait for so long, and turns the rest away at once. */
export interface Gate {
  /** @throws Overloaded when the work has not been begun, and will not be. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How much waits. */
  waiting(): number;
}

/**
 * A bounded queue with bounded patience. What is let in is begun within
 * `patienceMs`, however much comes: a queue bounded by its length alone waits as
 * long as the slowest work makes it.
 *
 * @param turnedAway called for each piece of work that is not begun.
 */
export function createGate(
  { slots, places, patienceMs }: GateLimits,
  turnedAway: () => void = () => {},
): Gate {
  const queue = new Set<() => void>();
  let underWay = 0;

  const overloaded = (reason: string) => {
    turnedAway();
    return new Overloaded(reason);
  };

  const slot = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.delete(enter);
        reject(overloaded(`No turn came within ${patienceMs} ms.`));
      }, patienceMs);
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      queue.add(enter);
    });

  const handOn = () => {
    const [next] = queue;
    if (!next) {
      underWay--;
      return;
    }
    // The slot goes over as it is: nobody can slip in between.
    queue.delete(next);
    next();
  };

  return {
    run: async (work) => {
      if (underWay < slots) underWay++;
      else if (queue.size < places) await slot();
      else throw overloaded(`${places} are waiting already.`);
      try {
        return await work();
      } finally {
        handOn();
      }
    },
    waiting: () => queue.size,
  };
}
