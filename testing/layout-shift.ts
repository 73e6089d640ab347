import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** The elements that moved, for a person to read. */
  moved: string;
}

/** Records each layout shift that the visitor did not cause, and what moved. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node | null }[];
        };
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName),
        );
        seen.push({ value, moved: moved.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * What moved, unless all of it together rounds to 0.00: when the fonts come, letters begin a little
 * elsewhere in their line, and no line may move.
 */
export async function layoutShifts(page: Page): Promise<Shift[]> {
  const seen: Shift[] = await page.evaluate(() => Reflect.get(window, 'seenShifts'));
  const sum = seen.reduce((total, { value }) => total + value, 0);
  return sum < 0.005 ? [] : seen;
}
