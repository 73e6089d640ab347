import { useEffect, useEffectEvent } from 'react';
import { savesData } from '../lib/saves-data.ts';

/**
 * Calls `prefetch` for a link that is pressed, before the click; never for visitors who save data.
 *
 * @param prefetch receives the path after the `#`
 */
export function useIntentPrefetch(prefetch: (path: string) => void): void {
  const onIntent = useEffectEvent(prefetch);

  useEffect(() => {
    if (savesData()) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
      if (link) onIntent(link.getAttribute('href')?.slice(1) ?? '');
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);
}
