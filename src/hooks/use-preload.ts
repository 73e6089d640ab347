import { useEffect } from 'react';
import { savesData } from '../lib/saves-data.ts';
import { whenIdle } from './use-when-idle.ts';

/**
 * Runs the loaders while the browser is idle, one at a time. Not for visitors who save data or have a
 * slow connection.
 *
 * @param loaders constant, the most likely needed first
 */
export function usePreload(loaders: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    if (savesData()) return;
    let isCancelled = false;
    const loadAll = async () => {
      for (const load of loaders) {
        await whenIdle();
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
