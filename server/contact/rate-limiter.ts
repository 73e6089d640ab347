/** How many messages are taken. */
export interface RateLimits {
  /** From one address within ten minutes; from each wider network that it is of, twice as many. */
  perAddress: number;
  /** From everybody within an hour; beyond that, one from an address within the hour. */
  perHour: number;
}

/** Holds back a flood of messages. */
export interface RateLimiter {
  /**
   * Asks whether a message may be taken, and counts it if so.
   *
   * @param networks its sender's address and the wider networks that this is of, in that order.
   * @returns what takes the message out of the count again, where it could not
   *   be stored; or in how many seconds, at least 1, it is worth trying again.
   */
  take(networks: readonly string[]): (() => void) | number;
}

/** So many times the hour's total is the most that is ever taken, whoever sends. */
const MOST = 10;

const ADDRESS_WINDOW_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * Counts messages within the last minutes, exactly: with windows that begin at
 * fixed times, as rate limiters have them, twice as many fit around a boundary.
 * Of each message that was taken the networks and the time are kept for an hour,
 * in memory; how many those can be is bounded, however many ask.
 *
 * @param ages how long ago, in milliseconds, messages were taken that count
 *   towards the hour: by the process before this one. By a clock that was set
 *   back since, they may be negative.
 * @param now a monotonic clock, in milliseconds.
 */
export function createRateLimiter(
  { perAddress, perHour }: RateLimits,
  ages: readonly number[] = [],
  now: () => number = () => performance.now(),
): RateLimiter {
  const begun = now();
  let taken: { at: number; networks: readonly string[] }[] = ages
    .toSorted((one, other) => other - one)
    .map((age) => ({ at: begun - Math.max(age, 0), networks: [] }));

  /** How long until fewer than `limit` of the messages, oldest first, lie within the last `windowMs`. */
  const waitFor = (messages: typeof taken, limit: number, windowMs: number) => {
    const oldestInTheWay = messages.at(-limit);
    return oldestInTheWay === undefined ? 0 : oldestInTheWay.at + windowMs - now();
  };
  /** The same for the narrowest network; of each that is wider, twice as many are let through. */
  const waitOf = (networks: readonly string[], limit: number, windowMs: number) => {
    const waits = networks.map((network, width) => {
      const ofNetwork = taken.filter((message) => message.networks.includes(network));
      return waitFor(ofNetwork, limit * 2 ** width, windowMs);
    });
    return Math.max(...waits);
  };

  return {
    take: (networks) => {
      taken = taken.filter(({ at }) => at > now() - HOUR_MS);
      const wait = Math.max(
        waitOf(networks, perAddress, ADDRESS_WINDOW_MS),
        Math.min(waitFor(taken, perHour, HOUR_MS), waitOf(networks, 1, HOUR_MS)),
        waitFor(taken, MOST * perHour, HOUR_MS),
      );
      if (wait > 0) return Math.ceil(wait / 1_000);

      const message = { at: now(), networks };
      taken.push(message);
      return () => {
        taken = taken.filter((other) => other !== message);
      };
    },
  };
}
