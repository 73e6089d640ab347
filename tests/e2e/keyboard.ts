import type { Locator, Page } from '@playwright/test';
import { expect } from '../../testing/visit.ts';

/** More than the focusable elements of any page. */
const maxStops = 250;

/**
 * Presses Tab, or Shift+Tab, until `target` has the focus. At every stop the focus must be visible:
 * in view, not covered, with an outline.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toHaveCount(1);
  // Finding it by its role at every stop would take most of the time.
  let element = await target.elementHandle();
  for (let stops = 0; stops < maxStops; stops += 1) {
    // Polls only if needed, while the element scrolls into view.
    if ((await page.evaluate(focusFault)) !== '') {
      await expect.poll(() => page.evaluate(focusFault)).toBe('');
    }
    const state = await element?.evaluate((found) => ({
      isFocused: found === document.activeElement,
      isConnected: found.isConnected,
    }));
    if (state?.isFocused) return;
    // Sections are rendered again when they come near the viewport.
    if (!state?.isConnected) element = await target.elementHandle();
    await page.keyboard.press(key);
  }
  throw new Error(`${key} did not reach ${target} in ${maxStops} stops`);
}

/** Tabs to `target` and presses a key. */
export async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Runs in the page: why the focus is not visible; empty if it is. */
export function focusFault(): string {
  const focused = document.activeElement;
  // Headings that take the focus after a page change are no stops, and no element has it after the last.
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return '';
  const box = focused.getBoundingClientRect();
  const name = `${focused.outerHTML.slice(0, 120)} at ${Math.round(box.x)}, ${Math.round(box.y)}`;
  // A card shows the outline of its link; the content of a frame is another site's.
  const hasOutline = [focused, focused.closest('article')].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  if (!hasOutline && !(focused instanceof HTMLIFrameElement)) return `no outline: ${name}`;
  let { left, top, right, bottom } = box;
  const clip = (by: { left: number; top: number; right: number; bottom: number }) => {
    left = Math.max(left, by.left);
    top = Math.max(top, by.top);
    right = Math.min(right, by.right);
    bottom = Math.min(bottom, by.bottom);
  };
  clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  // A scroller may show half of a wide or high element, such as a card.
  for (let around = focused.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible') clip(around.getBoundingClientRect());
  }
  const [width, height] = [right - left, bottom - top];
  if (width < Math.min(box.width, 16) || height < Math.min(box.height, 16))
    return `out of view: ${name}`;
  // A bar may cover a part of a large element.
  const shares = [0.1, 0.5, 0.9];
  const isOnTop = shares.some((down) =>
    shares.some((across) => {
      const at = [left + width * across, top + height * down];
      const found = document.elementFromPoint(at[0] ?? 0, at[1] ?? 0);
      return found !== null && (focused.contains(found) || found.contains(focused));
    }),
  );
  return isOnTop ? '' : `covered: ${name}`;
}
