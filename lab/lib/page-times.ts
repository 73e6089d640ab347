import type { Page } from '@playwright/test';

/** What a page's own clock says of its opening; milliseconds since navigation. */
export interface PageTimes {
  lcp: number;
  /** The part of long tasks beyond 50 ms, from the first paint on. */
  tbt: number;
  longest: number;
  cls: number;
  /** What there was when the loading screen lifted; null where it has not. */
  lift: { nodes: number; skeletons: number; unpainted: number; scriptBytes: number } | null;
}

/** Has a page watch its own opening; to be called before it is opened. */
export async function watchOpening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: { start: number; length: number }[] = [];
    const seen = { lcp: 0, cls: 0, lift: null as PageTimes['lift'] };
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.lcp = startTime;
    });
    watch('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) seen.cls += shift.value;
    });
    watch('longtask', ({ startTime, duration }) => {
      tasks.push({ start: startTime, length: duration });
    });
    const inView = (element: Element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect();
      const within = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      const options = { opacityProperty: true, visibilityProperty: true };
      return within && bottom > top && element.checkVisibility(options);
    };
    const all = <Found extends Element>(selector: string) =>
      [...document.querySelectorAll<Found>(selector)].filter(inView);
    addEventListener('DOMContentLoaded', () => {
      const overlay = document.querySelector('#overlay');
      if (!overlay) return;
      new MutationObserver(() => {
        if (seen.lift || !overlay.hasAttribute('data-lifted')) return;
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const pictures = all<HTMLImageElement>('#site img');
        seen.lift = {
          skeletons: all('#site [class*="skeleton"]').length,
          unpainted: pictures.filter((one) => !one.complete || one.naturalWidth === 0).length,
          nodes: document.querySelectorAll('*').length,
          scriptBytes: resources
            .filter(({ name }) => name.endsWith('.js'))
            .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        };
      }).observe(overlay, { attributes: true });
    });
    const readTimes = (): PageTimes => {
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const after = tasks.filter(({ start }) => start >= fcp);
      return {
        ...seen,
        tbt: after.reduce((sum, { length }) => sum + Math.max(0, length - 50), 0),
        longest: Math.max(0, ...tasks.map(({ length }) => length)),
      };
    };
    Object.assign(globalThis, { readTimes });
  });
}

export function readTimes(page: Page): Promise<PageTimes> {
  return page.evaluate(() => Reflect.get(globalThis, 'readTimes')());
}
