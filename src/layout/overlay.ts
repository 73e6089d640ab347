import { timings } from '../config.ts';

interface OverlayParts {
  /** Covers the page from the first paint on; part of index.html, so that it needs no script. */
  overlay: HTMLElement;
  /** The site behind it, inert until it lifts. */
  site: HTMLElement;
  /** Milliseconds since the visitor asked for the page. */
  elapsed: number;
}

/**
 * Lifts the loading screen 2000 ms after the page was asked for and fades it for 700 ms. Its loader
 * picture has no say in it: slow or broken, it neither holds the screen longer nor ends it sooner.
 * A script that itself comes late still leaves it up for a frame, but never past its time again.
 *
 * @returns when it lifts
 */
export function liftOverlay({ overlay, site, elapsed }: OverlayParts): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(
      () => {
        site.inert = false;
        overlay.dataset.lifted = '';
        setTimeout(() => overlay.remove(), timings.overlayFade);
        resolve();
      },
      Math.max(0, timings.overlay - elapsed),
    );
  });
}
