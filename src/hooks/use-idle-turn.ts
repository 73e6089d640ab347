import { startTransition, useEffect, useState } from 'react';

/** Those whose turn has not come, in the order in which they asked for one. */
const waiting = new Set<() => void>();

/** Parts that get their turn together: of the size of a shelf, they take a slow phone no frame. */
const together = 3;

let start: Promise<unknown> = Promise.resolve();
let isCalling = false;

/** Holds back all turns until something has happened; to be called before the first render. */
export function pauseIdleQueue(until: Promise<unknown>): void {
  start = until;
}

/**
 * Whether a part's turn to be rendered has come. Parts get theirs a few at a time, when the browser
 * has nothing else to do, so that a page of many parts never holds up a frame.
 *
 * @param isReady whether it has a use for a turn
 */
export function useIdleTurn(isReady = true): boolean {
  const [isTurn, setIsTurn] = useState(false);

  useEffect(() => {
    if (isTurn || !isReady) return;
    const take = () => startTransition(() => setIsTurn(true));
    waiting.add(take);
    void callInTurn();
    return () => void waiting.delete(take);
  }, [isTurn, isReady]);

  return isTurn;
}

async function callInTurn() {
  if (isCalling) return;
  isCalling = true;
  await start;
  while (waiting.size > 0) {
    await idle();
    for (const take of [...waiting].slice(0, together)) {
      waiting.delete(take);
      take();
    }
  }
  isCalling = false;
}

/** Resolves in the browser's next idle moment, or after 50 ms without one. Safari knows none. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 50 });
    else setTimeout(resolve);
  });
}
