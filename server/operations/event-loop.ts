const TICK_MS = 100;

/** Measures how late the process comes to what is due: its one thread does everything in turn. */
export interface EventLoopWatch {
  /** How late, in milliseconds, about a tenth of a second ago; more when it is later by now. */
  lag(): number;
  stop(): void;
}

export function watchEventLoop(): EventLoopWatch {
  let due = performance.now() + TICK_MS;
  let last = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    last = Math.max(0, now - due);
    due = now + TICK_MS;
  }, TICK_MS);
  timer.unref();
  return {
    lag: () => Math.max(last, performance.now() - due),
    stop: () => clearInterval(timer),
  };
}
