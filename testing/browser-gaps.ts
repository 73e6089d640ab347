import { matchMedia } from './match-media.ts';

/**
 * What the storefront asks of a browser and jsdom does not have. Each stand-in
 * does the least that keeps the caller's promise; whatever depends on layout
 * is for the end-to-end tests in a real browser.
 */
export function fillBrowserGaps(): void {
  const nothing = () => {};
  const { getComputedStyle } = window;
  Object.assign(Element.prototype, {
    scrollTo: nothing,
    scrollBy: nothing,
    scrollIntoView: nothing,
  });
  Object.assign(HTMLDialogElement.prototype, { show, showModal, close });
  Object.assign(window, {
    scrollTo: nothing,
    scrollBy: nothing,
    matchMedia,
    // It complains of each question for a pseudo-element, which it has none of.
    getComputedStyle: (element: Element) => getComputedStyle(element),
    IntersectionObserver: EverythingInView,
    ResizeObserver: NothingResizes,
  });
  findBaseAtOnce();
}

/**
 * The router looks for a `<base>` whenever it renders a link. jsdom walks the whole document for
 * that, an eighth of the time that a test of a page takes.
 */
function findBaseAtOnce(): void {
  const querySelector = document.querySelector.bind(document);
  document.querySelector = (selector: string) =>
    selector === 'base' ? document.head.querySelector('base') : querySelector(selector);
}

function show(this: HTMLDialogElement): void {
  this.open = true;
  const first = this.querySelector<HTMLElement>('button, a[href], input');
  (this.hasAttribute('autofocus') ? this : first)?.focus();
}

/** Closes on Escape, after a `cancel` that can be prevented, and gives the focus back. */
function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  const before = document.activeElement;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
  };
  document.addEventListener('keydown', onKey);
  this.addEventListener(
    'close',
    () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) before.focus();
    },
    { once: true },
  );
  show.call(this);
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}

/** Without layout everything is in view, so that nothing lazy stays hidden from a test. */
class EverythingInView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }

  observe(target: Element): void {
    const box = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      time: performance.now(),
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
    };
    queueMicrotask(() => this.#report([entry], this));
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
