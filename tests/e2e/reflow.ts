import type { Page } from '@playwright/test';
import { open } from '../../testing/open-site.ts';
import { expect } from '../../testing/visit.ts';

export const textSizes = [16, 20, 24, 32];
export const windowWidths = [320, 360, 412, 768];

/** Sets the default text size of the browser, which is no zoom. */
export async function textSizeSetter(page: Page): Promise<(size: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  return async (size) => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  };
}

/** Opens an address with a new document: a new hash would keep the current one. */
export async function openAfresh(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await open(page, address);
  await expect(page.locator('main h1')).not.toHaveCount(0);
  // It may never come where the document before was left while it was loading.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
}

/** The elements that make the page or a dialog wider than its window. */
export function sidewaysScroll(page: Page, within = 'html'): Promise<string[]> {
  return page.locator(within).evaluate((root) => {
    const { scrollWidth, clientWidth } = root;
    if (scrollWidth <= clientWidth) return [];
    const edge = root.getBoundingClientRect().left + clientWidth;
    const wide = [...root.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > edge + 1,
    );
    return wide.slice(0, 8).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

/** Elements that cut off a part of their text. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isShown =
        element.clientWidth > 2 &&
        // The last part of the breadcrumb repeats the heading below it.
        !element.closest(
          '[aria-current=page], .visually-hidden, [aria-hidden=true], svg, textarea',
        );
      if (!own || !isShown || style.webkitLineClamp !== 'none') return [];
      const sideways = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const down = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
      return sideways || down ? [`${element.tagName} «${element.textContent?.slice(0, 40)}»`] : [];
    });
  });
}

/** Controls of the page that leave the window or lie under something else when scrolled into view. */
export function unreachableControls(page: Page, within = '#site'): Promise<string[]> {
  return page.locator(within).evaluate((root) => {
    const controls = root.querySelectorAll<HTMLElement>(
      'button:enabled, a[href], input, select, textarea, summary',
    );
    const isInScroller = (element: Element): boolean => {
      const around = element.parentElement;
      if (!around || around === root) return false;
      return /auto|scroll/.test(getComputedStyle(around).overflowX) || isInScroller(around);
    };
    const { clientWidth } = document.documentElement;
    return [...controls].flatMap((control) => {
      const isVisible = control.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      // Visually hidden until it has the focus, or on the back of a bank card.
      if (!isVisible || control.closest('.skip-link, [inert], [aria-hidden="true"]')) return [];
      if (isInScroller(control)) return [];
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box] = [...control.getClientRects()].sort((a, b) => b.width - a.width);
      if (!box || box.width <= 1) return [];
      const label = control.getAttribute('aria-label') ?? control.textContent?.slice(0, 40);
      if (box.left < -1 || box.right > clientWidth + 1) return [`${label} leaves the window`];
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isOnTop = !top || top.contains(control) || control.contains(top);
      const isLabelled = top?.closest('label')?.contains(control);
      return isOnTop || isLabelled ? [] : [`${label} lies under ${top.outerHTML.slice(0, 60)}`];
    });
  });
}
