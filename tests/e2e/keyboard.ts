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
  const { x, y, left, top, right, bottom } = focused.getBoundingClientRect();
  const name = `${focused.outerHTML.slice(0, 120)} at ${Math.round(x)}, ${Math.round(y)}`;
  // A card shows the outline of its link; the content of a frame is another site's.
  const hasOutline = [focused, focused.closest('article')].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  if (!hasOutline && !(focused instanceof HTMLIFrameElement)) return `no outline: ${name}`;
  const visible = {
    left: Math.max(left, 0),
    top: Math.max(top, 0),
    width: Math.min(right, innerWidth) - Math.max(left, 0),
    height: Math.min(bottom, innerHeight) - Math.max(top, 0),
  };
  if (visible.width <= 0 || visible.height <= 0) return `out of view: ${name}`;
  // A bar may cover a part of a large element.
  const shares = [0.1, 0.5, 0.9];
  const isOnTop = shares.some((down) =>
    shares.some((across) => {
      const at = [visible.left + visible.width * across, visible.top + visible.height * down];
      const found = document.elementFromPoint(at[0] ?? 0, at[1] ?? 0);
      return found !== null && (focused.contains(found) || found.contains(focused));
    }),
  );
  return isOnTop ? '' : `covered: ${name}`;
}
