import { useEffect, useEffectEvent } from 'react';
import { timings } from '../config.ts';

/**
 * Reports the link that a visitor is about to follow: a mouse that rests on it, a finger that comes
 * down on it. An address is told once in a row, and none to a visitor who saves data.
 *
 * @param prepare receives the path behind the `#`
 */
export function useIntentPrefetch(prepare: (path: string) => void): void {
  const onIntent = useEffectEvent(prepare);

  useEffect(() => {
    if (savesData()) return;
    let last = '';
    let resting: ReturnType<typeof setTimeout> | undefined;
    const tell = (path: string) => {
      if (path === last) return;
      last = path;
      onIntent(path);
    };
    const onPointerOver = (event: PointerEvent) => {
      clearTimeout(resting);
      const path = linkedPath(event.target);
      if (path === null || event.pointerType !== 'mouse') return;
      resting = setTimeout(() => tell(path), timings.intent);
    };
    const onPointerDown = (event: PointerEvent) => {
      const path = linkedPath(event.target);
      if (path !== null) tell(path);
    };
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      clearTimeout(resting);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);
}

/** The path that a link of the site leads to; null outside of one. */
function linkedPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
  return link?.getAttribute('href')?.slice(1) ?? null;
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
