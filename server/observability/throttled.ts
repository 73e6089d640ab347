/** How long repeated events are only counted, in milliseconds. */
const INTERVAL_MS = 10_000;

/**
 * Reports an event at once and its repetitions at most every ten seconds: what clients can cause
 * at will must not fill a disk with log lines.
 *
 * @param report is handed how many times it has happened since the last report.
 * @returns to be called for each event.
 */
export function throttled(report: (times: number) => void): () => void {
  let times = 0;
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    timer = undefined;
    if (times === 0) return;
    report(times);
    times = 0;
    timer = setTimeout(flush, INTERVAL_MS).unref();
  };

  return () => {
    times++;
    if (timer === undefined) flush();
  };
}
