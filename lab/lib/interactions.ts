import type { Page } from '@playwright/test';

/**
 * Gathers the slowest interaction, as INP counts them: from the event to the next paint.
 *
 * A browser without a window tells of a frame's being shown only with the one after it, which never
 * comes where nothing else moves; so something does, a dot that the page's own thread has no part in.
 */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const dot = document.createElement('i');
      dot.style.cssText =
        'position:fixed;inset:0 auto auto 0;width:1px;height:1px;background:red;pointer-events:none';
      document.documentElement.append(dot);
      const frames = [{ transform: 'translateX(0)' }, { transform: 'translateX(1px)' }];
      dot.animate(frames, { duration: 400, iterations: Infinity, easing: 'steps(4)' });
    });
    let slowest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'interactionId')) slowest = Math.max(slowest, entry.duration);
      }
    });
    observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as never);
    Object.assign(globalThis, {
      takeSlowest: () => {
        const taken = slowest;
        slowest = 0;
        return taken;
      },
    });
  });
}

/** From the click on a card until a frame with its name and its picture has been painted. */
export async function armForProduct(page: Page, name: string): Promise<void> {
  await page.evaluate((wanted) => {
    const whenPainted = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const title = document.querySelector('main h1')?.textContent;
            const image = document.querySelector<HTMLImageElement>('main figure img');
            // Its own file, or that of the card in its stead.
            const picture =
              image &&
              ((image.complete && image.naturalWidth > 0) ||
                getComputedStyle(image).backgroundImage !== 'none');
            if (title !== wanted || !picture) return requestAnimationFrame(look);
            // The task after a frame's callbacks: the frame has been handed over.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            return port2.postMessage(null);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { productPainted: whenPainted });
  }, name);
}

/** From an act until a frame that shows what the selector finds. */
export function painted(page: Page, selector: string, act: () => void): Promise<number> {
  return page.evaluate(
    ([wanted, source]) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = () => {
          if (!document.querySelector(wanted ?? '')) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          return port2.postMessage(null);
        };
        new Function(`(${source})()`)();
        requestAnimationFrame(look);
      }),
    [selector, act.toString()],
  );
}

/** The slowest interaction since this was last asked, in milliseconds. */
export async function takeSlowest(page: Page): Promise<number> {
  // Entries come some frames after what they tell of.
  await page.waitForTimeout(400);
  return page.evaluate(() => Reflect.get(globalThis, 'takeSlowest')());
}
