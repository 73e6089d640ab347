import { useEffect, useEffectEvent } from 'react';

/** Calls `tick` every `ms` milliseconds; `null` stops the interval, a new value restarts it. */
export function useInterval(tick: () => void, ms: number | null): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (ms === null) return;
    const id = setInterval(() => onTick(), ms);
    return () => clearInterval(id);
  }, [ms]);
}
