interface RateLimits {
  /** From one client within ten minutes. */
  perAddress: number;
  /** From all clients within an hour; beyond that, one from each client within the hour. */
  perHour: number;
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

const ADDRESS_WINDOW_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * Limits messages by exact sliding windows: fixed windows allow twice the limit around a boundary.
 * Client and time of each accepted message are kept in memory for an hour. A total that closed the form
 * would let a stranger close it, so beyond it each client still has one message.
 * @param now a monotonic clock, in milliseconds.
 */
export function createRateLimiter(
  { perAddress, perHour }: RateLimits,
  now: () => number = () => performance.now(),
) {
  let taken: { at: number; client: string }[] = [];

  /** Milliseconds until fewer than `limit` of the messages, oldest first, are in the window. */
  const waitFor = (messages: typeof taken, limit: number, windowMs: number) => {
    const blocking = messages.at(-limit);
    return blocking === undefined ? 0 : blocking.at + windowMs - now();
  };

  return {
    /**
     * Counts a message if it is within the limits.
     * @returns the seconds until a retry may succeed; 0 if it is within the limits.
     */
    take: (client: string): number => {
      taken = taken.filter(({ at }) => at > now() - HOUR_MS);
      const own = taken.filter((message) => message.client === client);
      const wait = Math.max(
        waitFor(own, perAddress, ADDRESS_WINDOW_MS),
        Math.min(waitFor(taken, perHour, HOUR_MS), waitFor(own, 1, HOUR_MS)),
      );
      if (wait <= 0) taken.push({ at: now(), client });
      return Math.max(0, Math.ceil(wait / 1_000));
    },
    /** Forgets the last message of a client: it was not stored, and must not block a retry. */
    giveBack: (client: string): void => {
      const last = taken.findLastIndex((message) => message.client === client);
      taken = taken.filter((_, index) => index !== last);
    },
  };
}
