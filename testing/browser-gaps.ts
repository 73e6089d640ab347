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
  Object.assign(HTMLDialogElement.prototype, { show, showModal, close: closeDialogElement });
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

function show(this: HTMLDialogElement): void {
  this.open = true;
  const first = this.querySelector<HTMLElement>('button, a[href], input');
  (this.hasAttribute('autofocus') ? this : first)?.focus();
}

/** Closes on an unhandled Escape after a cancelable `cancel` event, and restores the focus. */
function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  const before = document.activeElement;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
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

function closeDialogElement(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
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
