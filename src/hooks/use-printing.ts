import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser is printing the page; true before it lays out the paper. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => matchMedia('print').matches);
  useEffect(() => {
    const tie = new AbortController();
    const { signal } = tie;
    // Once the event is over it is too late.
    const put = (value: boolean) => flushSync(() => setPrinting(value));
    addEventListener('beforeprint', () => put(true), { signal });
    addEventListener('afterprint', () => put(false), { signal });
    // Also for a preview, which says nothing of a print.
    matchMedia('print').addEventListener('change', ({ matches }) => put(matches), { signal });
    return () => tie.abort();
  }, []);
  return isPrinting;
}
