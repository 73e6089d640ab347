import { startTransition, useEffect, useState } from 'react';
import { useWhenIdle } from '../../hooks/use-when-idle.ts';

type LowerSections = typeof import('./lower-sections.tsx');

/** Held for the whole visit, so that a way back finds its place at once. */
let fetched: LowerSections | undefined;

/** The code of what lies below home's first view. It is fetched once that has been shown. */
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
        // Without a connection. A sign of one, or of the visitor, is worth another try.
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
