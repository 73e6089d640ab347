import { useEffect, useEffectEvent } from 'react';

/** Calls `tick` every `ms` milliseconds; `null` stops it and a new figure starts it afresh. */
export function useInterval(tick: () => void, ms: number | null): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (ms === null) return;
    const id = setInterval(() => onTick(), ms);
    return () => clearInterval(id);
  }, [ms]);
}
