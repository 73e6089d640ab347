import { useEffect, useEffectEvent } from 'react';

/** Calls `run` once after `ms` milliseconds; `null` cancels the timer. */
export function useTimeout(run: () => void, ms: number | null): void {
  const onTime = useEffectEvent(run);
  useEffect(() => {
    if (ms === null) return;
    const id = setTimeout(() => onTime(), ms);
    return () => clearTimeout(id);
  }, [ms]);
}
