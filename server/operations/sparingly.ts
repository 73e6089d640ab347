/** How long what happens again and again is counted before it is said again, in milliseconds. */
const PAUSE_MS = 10_000;

/**
 * Says at once that something has happened, and from then on how often it has
 * happened since, at most every ten seconds: what strangers can cause at will
 * must not fill a disk with lines.
 *
 * @param say is handed how many times it has happened since it was last said.
 * @returns what is to be called each time that it happens.
 */
export function sparingly(say: (times: number) => void): () => void {
  let times = 0;
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    timer = undefined;
    if (times === 0) return;
    say(times);
    times = 0;
    wait();
  };
  const wait = () => {
    timer = setTimeout(flush, PAUSE_MS);
    timer.unref();
  };

  return () => {
    times++;
    if (timer === undefined) flush();
  };
}
