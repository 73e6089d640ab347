const INTERVAL_MS = 10_000;

/** Calls `report` at most every ten seconds: clients must not be able to fill the log. */
export function throttle(report: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - last < INTERVAL_MS) return;
    last = performance.now();
    report();
  };
}
