import { useEffect, useEffectEvent } from 'react';
import { timings } from '../config.ts';
import { savesData } from '../lib/saves-data.ts';

/**
 * Calls `prefetch` for a link that is hovered for a moment or pressed. Not twice in a row for the same
 * link, and never for visitors who save data.
 *
 * @param prefetch receives the path after the `#`
 */
export function useIntentPrefetch(prefetch: (path: string) => void): void {
  const onIntent = useEffectEvent(prefetch);

  useEffect(() => {
    if (savesData()) return;
    let last = '';
    let hoverTimer: ReturnType<typeof setTimeout> | undefined;
    const report = (path: string) => {
      if (path === last) return;
      last = path;
      onIntent(path);
    };
    const onPointerOver = (event: PointerEvent) => {
      clearTimeout(hoverTimer);
      const path = linkedPath(event.target);
      if (path === null || event.pointerType !== 'mouse') return;
      hoverTimer = setTimeout(() => report(path), timings.hoverIntent);
    };
    const onPointerDown = (event: PointerEvent) => {
      const path = linkedPath(event.target);
      if (path !== null) report(path);
    };
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      clearTimeout(hoverTimer);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);
}

function linkedPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
  return link?.getAttribute('href')?.slice(1) ?? null;
}
