import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** The elements that moved, for the error message. */
  moved: string;
}

/** Records layout shifts without recent input, from the next load on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
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
        shifts.push({ value, moved: moved.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The recorded shifts; none if their sum is below 0.02: a font swap moves words and columns a little. */
export async function layoutShifts(page: Page): Promise<Shift[]> {
  const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, 'layoutShifts'));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < 0.02 ? [] : shifts;
}
