import type { Page } from '@playwright/test';

/** Times in milliseconds since the navigation. */
export interface PageLoad {
  lcp: number;
  cls: number;
  /** The share of long tasks beyond 50 ms, after the first contentful paint. */
  tbt: number;
  longestTask: number;
  /** The state when the loading screen lifts. */
  lift: { nodes: number; skeletons: number; missingPictures: number; scriptBytes: number };
}

/** Observes the next load of a page. */
export async function observePageLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: PerformanceEntry[] = [];
    let lcp = 0;
    let cls = 0;
    let lift: PageLoad['lift'] | undefined;
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    observe('largest-contentful-paint', ({ startTime }) => {
      lcp = startTime;
    });
    observe('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) cls += shift.value;
    });
    observe('longtask', (entry) => tasks.push(entry));
    const isInView = (element: Element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect();
      const isInside = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      const options = { opacityProperty: true, visibilityProperty: true };
      return isInside && bottom > top && element.checkVisibility(options);
    };
    const inView = <Found extends Element>(selector: string) =>
      [...document.querySelectorAll<Found>(selector)].filter(isInView);
    addEventListener('DOMContentLoaded', () => {
      const overlay = document.querySelector('#overlay');
      if (!overlay) return;
      new MutationObserver(() => {
        if (lift || !overlay.hasAttribute('data-lifted')) return;
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        lift = {
          nodes: document.querySelectorAll('*').length,
          skeletons: inView('#site [class*="skeleton"]').length,
          missingPictures: inView<HTMLImageElement>('#site img').filter(
            ({ complete, naturalWidth }) => !complete || naturalWidth === 0,
          ).length,
          scriptBytes: resources
            .filter(({ name }) => name.endsWith('.js'))
            .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        };
      }).observe(overlay, { attributes: true });
    });
    const readPageLoad = () => {
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const durations = tasks.map(({ duration }) => duration);
      const blocking = tasks
        .filter(({ startTime }) => startTime >= fcp)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
      return { lcp, cls, tbt: blocking, longestTask: Math.max(0, ...durations), lift };
    };
    Object.assign(globalThis, { readPageLoad });
  });
}

/** @throws if the loading screen has not lifted */
export async function readPageLoad(page: Page): Promise<PageLoad> {
  const load: Partial<PageLoad> = await page.evaluate(() =>
    Reflect.get(globalThis, 'readPageLoad')(),
  );
  if (!load.lift) throw new Error('The loading screen has not lifted.');
  return load as PageLoad;
}
