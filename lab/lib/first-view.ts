import type { Page } from '@playwright/test';

/** What is visible when the loading screen lifts. */
export interface FirstView {
  /** Selectors of what is missing; empty for a whole view. */
  missing: string[];
  /** Longest task of the next second, in ms; 0 below 50 ms. */
  longestTask: number;
}

/** Observes the next load of a page; see `readFirstView`. */
export async function observeFirstView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isInView = (element: Element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect();
      const isInside = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      const options = { opacityProperty: true, visibilityProperty: true };
      return isInside && bottom > top && element.checkVisibility(options);
    };
    const inView = <Found extends Element>(selector: string) =>
      [...document.querySelectorAll<Found>(selector)].filter(isInView);
    const needed = ['main h1', 'main button:enabled, main a[href]'];
    const missingParts = () => [
      ...inView('#site [class*="skeleton"]').map(({ className }) => className),
      ...inView<HTMLImageElement>('#site img')
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ currentSrc, src }) => currentSrc || src),
      ...needed.filter((selector) => inView(selector).length === 0),
    ];
    const firstView = new Promise<FirstView>((resolve) => {
      const onLift = () => {
        const missing = missingParts();
        let longestTask = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries())
            longestTask = Math.max(longestTask, duration);
        });
        observer.observe({ type: 'longtask' });
        setTimeout(() => resolve({ missing, longestTask }), 1000);
      };
      addEventListener('DOMContentLoaded', () => {
        const overlay = document.querySelector('#overlay');
        if (!overlay) return;
        new MutationObserver((_, observer) => {
          if (!overlay.hasAttribute('data-lifted')) return;
          observer.disconnect();
          onLift();
        }).observe(overlay, { attributes: true });
      });
    });
    Object.assign(globalThis, { firstView });
  });
}

/** Resolves one second after the loading screen has lifted. */
export function readFirstView(page: Page): Promise<FirstView> {
  return page.evaluate(() => Reflect.get(globalThis, 'firstView'));
}
