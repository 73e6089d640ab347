import { startTransition, useEffect, useState } from 'react';
import { useWhenIdle } from '../../hooks/use-when-idle.ts';

type LowerSections = typeof import('./lower-sections.tsx');

/** Kept for the visit, so that Back restores the scroll position. */
let fetched: LowerSections | undefined;

/** Loads the code of the lower sections of the home page once the browser is idle. */
export function useLowerSections(): LowerSections | undefined {
  const [code, setCode] = useState(fetched);
  const isIdle = useWhenIdle(code === undefined);

  useEffect(() => {
    if (!isIdle || code) return;
    const fetchCode = async () => {
      try {
        fetched = await import('./lower-sections.tsx');
        startTransition(() => setCode(fetched));
      } catch {
        // The download failed: retry when the connection is back or the visitor scrolls.
        for (const sign of signs) window.addEventListener(sign, fetchCode, { once: true });
      }
    };
    void fetchCode();
    return () => {
      for (const sign of signs) window.removeEventListener(sign, fetchCode);
    };
  }, [isIdle, code]);

  return code;
}

const signs = ['online', 'scroll'] as const;
