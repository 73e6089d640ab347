import { useEffect } from 'react';
import { savesData } from '../browser/saves-data.ts';
import { idlePeriod, whenIdle } from '../hooks/use-when-idle.ts';

/**
 * Runs the loaders once the pictures in view have loaded and the browser is idle, one at a time: the
 * first also while the loading screen is shown, the others after what is below the first view. Not for
 * visitors who save data or have a slow connection.
 * @param loaders constant, the most likely needed first
 */
export function usePreload(loaders: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    if (savesData()) return;
    let isCancelled = false;
    const loadAll = async () => {
      for (const load of loaders) {
        const waitForTurn = load === loaders[0] ? idlePeriod : whenIdle;
        do {
          await waitForTurn();
        } while (!isCancelled && isPictureLoading());
        if (isCancelled) return;
        await load();
      }
    };
    void loadAll();
    return () => {
      isCancelled = true;
    };
  }, [loaders]);
}

function isPictureLoading(): boolean {
  return [...document.images].some((image) => !image.complete && isInView(image));
}

function isInView(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}
