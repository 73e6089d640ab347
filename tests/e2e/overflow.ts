import type { Page } from '@playwright/test';

/**
 * Texts that extend beyond a box around them or beyond the window to either side. Boxes that scroll
 * sideways end the search.
 *
 * @returns the beginning of each text with the box that it leaves
 */
export function overflowingTexts(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(within).evaluateAll((roots) => {
    const found = new Set<string>();
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const parent = text.parentElement;
        const content = text.textContent?.trim();
        if (!content || !parent?.checkVisibility()) continue;
        if (parent.closest('.visually-hidden, svg, script, style')) continue;
        // Visually hidden by its size.
        if (parent.getBoundingClientRect().width <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const left = boxLeftBy(parent, range.getBoundingClientRect());
        if (left) found.add(`«${content.slice(0, 30)}» leaves ${left}`);
      }
    }
    return [...found];

    function scrollsSideways(element: Element): boolean {
      return /auto|scroll/.test(getComputedStyle(element).overflowX);
    }

    function boxLeftBy(parent: Element, text: DOMRect): string | null {
      let inner = text;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { display, position } = getComputedStyle(box);
        if (display === 'inline' || display === 'contents') continue;
        if (scrollsSideways(box)) return null;
        const outer = box.getBoundingClientRect();
        if (inner.right > outer.right + 1 || inner.left < outer.left - 1) {
          return box.outerHTML.slice(0, 90);
        }
        inner = outer;
        // A positioned box may leave its parents, but not what scrolls it and not the window.
        if (position === 'fixed' || position === 'absolute') {
          const isScrolled = (around: Element | null): boolean =>
            around !== null && (scrollsSideways(around) || isScrolled(around.parentElement));
          if (position === 'absolute' && isScrolled(box.parentElement)) return null;
          break;
        }
      }
      const { clientWidth } = document.documentElement;
      return inner.right > clientWidth + 1 || inner.left < -1 ? 'the window' : null;
    }
  });
}
