import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Between the browser's two events; media queries change only after the first. */
let isAnnounced = false;

/** Whether the browser is printing the page; true before it lays out the paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isAnnounced || matchMedia('print').matches);
}

function subscribe(notify: () => void): () => void {
  const tie = new AbortController();
  const { signal } = tie;
  // Once an event is over it is too late to render for the paper.
  const announce = (isPrinting: boolean) => () => {
    isAnnounced = isPrinting;
    flushSync(notify);
  };
  addEventListener('beforeprint', announce(true), { signal });
  addEventListener('afterprint', announce(false), { signal });
  // Also for a preview, which says nothing of a print.
  matchMedia('print').addEventListener('change', () => flushSync(notify), { signal });
  return () => {
    isAnnounced = false;
    tie.abort();
  };
}
