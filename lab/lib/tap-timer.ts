import type { Page } from '@playwright/test';

/** A tap that changes a part of the page. */
export interface Tap {
  /** Selector: the change is painted when the number of these elements or the first one's text differs. */
  signal: string;
  /** Selector of the elements whose content the tap changes, or of the dialog that it opens or closes. */
  region: string;
}

interface TapTimer {
  /** Starts at the next touch; read it with `elapsed`. */
  observe: (tap: Tap) => void;
  /** Copies the changed elements for the floor. */
  keep: (tap: Tap) => void;
  /** Lets the next click insert the copies instead of running the site's handlers. */
  replay: (tap: Tap) => void;
  elapsed: Promise<number>;
}

/** Adds `tapTimer` to every document of a page. */
export async function installTapTimer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let copies: Element[] = [];
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const stateOf = (signal: string) => `${all(signal).length} ${all(signal)[0]?.textContent}`;
    const hasPicture = () => {
      const picture = document.querySelector<HTMLImageElement>('main figure img');
      return (
        !picture ||
        (picture.complete && picture.naturalWidth > 0) ||
        // The card's picture, shown until the larger one has loaded.
        getComputedStyle(picture).backgroundImage !== 'none'
      );
    };
    const untilPainted = (isDone: () => boolean) =>
      new Promise<number>((resolve) => {
        const start = ({ timeStamp }: Event) => {
          const check = () => {
            if (!isDone()) return requestAnimationFrame(check);
            // A task after the frame's callbacks: the frame is rendered.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            return port2.postMessage(null);
          };
          requestAnimationFrame(check);
        };
        addEventListener('pointerdown', start, { capture: true, once: true });
      });
    const insertCopies = (region: string) => {
      const present = all(region);
      if (copies.length === 0) {
        for (const dialog of present) (dialog as HTMLDialogElement).close();
        for (const dialog of present) dialog.remove();
      } else if (present.length === 0) {
        document.body.append(...copies);
        for (const dialog of copies) {
          dialog.removeAttribute('open');
          (dialog as HTMLDialogElement).showModal();
        }
      } else {
        present.forEach((element, at) => {
          element.replaceWith(copies[at] ?? '');
        });
      }
    };
    const timer: TapTimer = {
      observe({ signal }) {
        const before = stateOf(signal);
        timer.elapsed = untilPainted(() => stateOf(signal) !== before && hasPicture());
      },
      keep({ region }) {
        copies = all(region).map((element) => element.cloneNode(true) as Element);
      },
      replay({ region }) {
        let isReplaced = false;
        const onClick = (event: Event) => {
          event.stopImmediatePropagation();
          if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
          insertCopies(region);
          isReplaced = true;
        };
        addEventListener('click', onClick, { capture: true, once: true });
        timer.elapsed = untilPainted(() => isReplaced && hasPicture());
      },
      elapsed: Promise.resolve(Number.NaN),
    };
    Object.assign(globalThis, { tapTimer: timer });
  });
}

/** Runs a method of the page's timer. */
export function callTapTimer(
  page: Page,
  method: 'observe' | 'keep' | 'replay',
  { signal, region }: Tap,
): Promise<void> {
  return page.evaluate(([name, tap]) => Reflect.get(globalThis, 'tapTimer')[name](tap), [
    method,
    { signal, region },
  ] as const);
}

/** Milliseconds from the touch until the change is painted. */
export function readTapTimer(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(globalThis, 'tapTimer').elapsed);
}
