import type { Page } from '@playwright/test';

/**
 * The texts that reach beyond a box they stand in, or beyond the window, to either side. What a
 * visitor can scroll sideways is looked at as far as its own parts; it may be wider than its frame.
 *
 * @returns each text's beginning with the element it leaves, for a person to read
 */
export function overflowingTexts(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(within).evaluateAll((roots) => {
    const found: string[] = [];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const words = text.textContent?.trim();
        const holder = text.parentElement;
        if (!words || !holder?.checkVisibility()) continue;
        if (holder.closest('.visually-hidden, svg, script, style')) continue;
        // Said to a screen reader alone.
        if (holder.getBoundingClientRect().width <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const left = leaves(holder, range.getBoundingClientRect());
        if (left) found.push(`«${words.slice(0, 30)}» leaves ${left}`);
      }
    }
    return [...new Set(found)];

    function scrolls(element: Element | null): boolean {
      for (let box = element; box; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    }

    /** The nearest box around the element that does not hold this one, box by box. */
    function leaves(holder: Element, inner: DOMRect): string | null {
      let rect = inner;
      for (let box: Element | null = holder; box; box = box.parentElement) {
        const { display, overflowX, position } = getComputedStyle(box);
        if (display === 'inline' || display === 'contents') continue;
        if (overflowX === 'auto' || overflowX === 'scroll') return null;
        const around = box.getBoundingClientRect();
        if (rect.right > around.right + 1 || rect.left < around.left - 1) {
          return box.outerHTML.slice(0, 90);
        }
        rect = around;
        // Placed by hand: by the window alone, or by what scrolls with it.
        if (position === 'fixed') break;
        if (position === 'absolute') {
          if (scrolls(box.parentElement)) return null;
          break;
        }
      }
      const { clientWidth } = document.documentElement;
      return rect.right > clientWidth + 1 || rect.left < -1 ? 'the window' : null;
    }
  });
}
