import type { Locator, Page } from '@playwright/test';
import { expect } from './visit.ts';

/** More stops than any page of the site has. */
const mostStops = 250;

/**
 * Goes by Tab, or backwards, until the focus is on `target`, if it is not there already. Every stop
 * on the way must show where it is: a ring around it, in view and covered by nothing.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toHaveCount(1);
  for (let stops = 0; stops < mostStops; stops += 1) {
    await showsFocus(page);
    // Asked anew each time: what was far from view may be rendered anew when it comes near.
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${mostStops} times ${key} did not reach ${target}`);
}

/** Goes to `target` and presses a key upon it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Whether the place of the focus can be seen; waits for what still scrolls into view. */
async function showsFocus(page: Page): Promise<void> {
  // At once, as a rule; a test has hundreds of stops.
  if ((await page.evaluate(hiddenFocus)) === '') return;
  await expect.poll(() => page.evaluate(hiddenFocus)).toBe('');
}

/** Runs in the page: what is wrong with the focus as it is seen, nothing where all is well. */
function hiddenFocus(): string {
  const focused = document.activeElement;
  // Past the last stop the browser's own controls come, and then the first again. What cannot be
  // gone to, a page that was opened or a heading, has taken the focus by itself and is no control.
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return '';
  const box = focused.getBoundingClientRect();
  const name = `${focused.outerHTML.slice(0, 120)} at ${Math.round(box.x)}, ${Math.round(box.y)}`;
  // A card of which the whole face is one link wears the ring of its link; what has the focus in a
  // frame is another site's to show.
  const isFrame = focused instanceof HTMLIFrameElement;
  const ringed =
    isFrame ||
    [focused, focused.closest('article')].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
  if (!ringed) return `no ring around ${name}`;
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (left >= right || top >= bottom) return `out of view: ${name}`;
  // Some of it must be on top, not all: a bar may lie over a part of something large.
  const seen = [0.1, 0.5, 0.9].some((down) =>
    [0.1, 0.5, 0.9].some((across) => {
      const x = left + (right - left) * across;
      const y = top + (bottom - top) * down;
      const found = document.elementFromPoint(x, y);
      return found && (focused.contains(found) || found.contains(focused));
    }),
  );
  return seen ? '' : `covered: ${name}`;
}
