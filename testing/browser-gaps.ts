import { matchMedia } from './match-media.ts';

/** Minimal polyfills for what jsdom lacks. Layout is tested in a real browser. */
export function fillBrowserGaps(): void {
  const nothing = () => {};
  const { getComputedStyle } = window;
  Object.assign(Element.prototype, {
    scrollTo: nothing,
    scrollBy: nothing,
    scrollIntoView: nothing,
    animate: nothing,
  });
  Object.assign(HTMLDialogElement.prototype, {
    show: openDialogElement,
    showModal: openDialogElement,
    close: closeDialogElement,
  });
  Object.assign(window, {
    scrollTo: nothing,
    scrollBy: nothing,
    matchMedia,
    // jsdom logs an error if a pseudo-element is passed.
    getComputedStyle: (element: Element) => getComputedStyle(element),
    IntersectionObserver: AlwaysIntersecting,
    ResizeObserver: NeverResizing,
  });
  // react-router searches the document for it at every link.
  document.head.append(document.createElement('base'));
}

function openDialogElement(this: HTMLDialogElement): void {
  this.open = true;
}

function closeDialogElement(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

/** Reports every element as visible, because jsdom has no layout. */
class AlwaysIntersecting {
  #report: (entries: object[]) => void;

  constructor(report: (entries: object[]) => void) {
    this.#report = report;
  }

  observe(target: Element): void {
    queueMicrotask(() => this.#report([{ target, isIntersecting: true, intersectionRatio: 1 }]));
  }

  unobserve(): void {}

  disconnect(): void {
    this.#report = () => {};
  }
}

class NeverResizing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
