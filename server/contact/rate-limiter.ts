/** How many messages are taken. */
export interface RateLimits {
  /** From one address within ten minutes. */
  perAddress: number;
  /** From everybody within an hour. */
  perHour: number;
}

/** Holds back a flood of messages. */
export interface RateLimiter {
  /**
   * Asks whether a message from an address may be taken, and counts it if so.
   *
   * @returns what takes the message out of the count again, where it could not
   *   be stored; or in how many seconds, at least 1, it is worth trying again.
   */
  take(address: string): (() => void) | number;
}

const ADDRESS_WINDOW_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * Counts messages within the last minutes, exactly: with windows that begin at
 * fixed times, as rate limiters have them, twice as many fit around a boundary.
 * Of each message that was taken the address and the time are kept for an hour,
 * in memory; that is never more than the hour's limit, however many ask.
 *
 * @param ages how long ago, in milliseconds, messages were taken that count
 *   towards the hour: by the process before this one.
 * @param now a clock that nobody sets, in milliseconds.
 */
export function createRateLimiter(
  { perAddress, perHour }: RateLimits,
  ages: readonly number[] = [],
  now: () => number = () => performance.now(),
): RateLimiter {
  const begun = now();
  let taken: { at: number; address: string | null }[] = ages
    .toSorted((one, other) => other - one)
    .map((age) => ({ at: begun - age, address: null }));

  /** How long until fewer than `limit` of `times`, oldest first, lie within the last `windowMs`. */
  const waitFor = (times: readonly number[], limit: number, windowMs: number) => {
    const oldestInTheWay = times.at(-limit);
    return oldestInTheWay === undefined ? 0 : oldestInTheWay + windowMs - now();
  };

  return {
    take: (address) => {
      taken = taken.filter(({ at }) => at > now() - HOUR_MS);
      const ofAddress = taken.filter((message) => message.address === address);
      const wait = Math.max(
        waitFor(times(taken), perHour, HOUR_MS),
        waitFor(times(ofAddress), perAddress, ADDRESS_WINDOW_MS),
      );
      if (wait > 0) return Math.ceil(wait / 1_000);

      const message = { at: now(), address };
      taken.push(message);
      return () => {
        taken = taken.filter((other) => other !== message);
      };
    },
  };
}

function times(messages: readonly { at: number }[]): number[] {
  return messages.map(({ at }) => at);
}
