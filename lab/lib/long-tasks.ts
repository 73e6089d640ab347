import type { Page } from '@playwright/test';

/** Observes the tasks of a page from the end of its loading screen; see `longestTask`. */
export async function observeTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    addEventListener('DOMContentLoaded', () => {
      const overlay = document.querySelector('#overlay');
      if (!overlay) return;
      new MutationObserver((_, mutations) => {
        if (!overlay.hasAttribute('data-lifted')) return;
        mutations.disconnect();
        observer.observe({ type: 'longtask' });
      }).observe(overlay, { attributes: true });
    });
    const takeLongestTask = () => {
      const taken = longest;
      longest = 0;
      return taken;
    };
    Object.assign(globalThis, { takeLongestTask });
  });
}

/** The longest task since the last call, in ms; 0 below 50 ms. */
export function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(globalThis, 'takeLongestTask')());
}
