import type { Page } from '@playwright/test';

/** What a page's own clock says of its opening; milliseconds since navigation. */
export interface PageTimes {
  fcp: number;
  lcp: number;
  /** The part of long tasks beyond 50 ms, from the first paint on. */
  tbt: number;
  longest: number;
  cls: number;
  nodes: number;
  lift: { skeletons: number; pictures: number; painted: number } | null;
}

/** To be called before the page is opened. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, tasks: [] as { start: number; length: number }[] };
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
      seen.tasks.push({ start: startTime, length: duration });
    });
    let lift: object | null = null;
    const inView = (element: Element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect();
      const within = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      const options = { opacityProperty: true, visibilityProperty: true };
      return within && bottom > top && element.checkVisibility(options);
    };
    addEventListener('DOMContentLoaded', () => {
      const overlay = document.querySelector('#overlay');
      if (!overlay) return;
      new MutationObserver(() => {
        if (lift || !overlay.hasAttribute('data-lifted')) return;
        const pictures = [...document.querySelectorAll<HTMLImageElement>('#site img')].filter(
          inView,
        );
        lift = {
          skeletons: [...document.querySelectorAll('#site [class*="skeleton"]')].filter(inView)
            .length,
          pictures: pictures.length,
          painted: pictures.filter((picture) => picture.complete && picture.naturalWidth > 0)
            .length,
        };
      }).observe(overlay, { attributes: true });
    });
    Object.assign(globalThis, { readTimes: () => ({ ...seen, lift }) });
  });
}

export async function readTimes(page: Page): Promise<PageTimes> {
  return page.evaluate(() => {
    const { readTimes } = globalThis as unknown as {
      readTimes: () => {
        lcp: number;
        cls: number;
        tasks: { start: number; length: number }[];
        lift: { skeletons: number; pictures: number; painted: number } | null;
      };
    };
    const { lcp, cls, tasks, lift } = readTimes();
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const after = tasks.filter(({ start }) => start >= fcp);
    return {
      fcp,
      lcp,
      cls,
      lift,
      tbt: after.reduce((sum, { length }) => sum + Math.max(0, length - 50), 0),
      longest: Math.max(0, ...tasks.map(({ length }) => length)),
      nodes: document.querySelectorAll('*').length,
    };
  });
}
