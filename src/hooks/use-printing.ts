import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Between `beforeprint` and `afterprint`; the media query changes later than `beforeprint`. */
let isPrintEvent = false;

/** Whether the page is being printed. True before the browser lays out the print. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrintEvent || matchMedia('print').matches);
}

function subscribe(notify: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // Synchronously: the browser prints right after the event.
  const update = (isPrinting: boolean) => () => {
    isPrintEvent = isPrinting;
    flushSync(notify);
  };
  addEventListener('beforeprint', update(true), { signal });
  addEventListener('afterprint', update(false), { signal });
  // A print preview may fire no print event.
  matchMedia('print').addEventListener('change', () => flushSync(notify), { signal });
  return () => {
    isPrintEvent = false;
    controller.abort();
  };
}
