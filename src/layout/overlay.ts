import { timings } from '../lib/limits.ts';

interface OverlayParts {
  overlay: HTMLElement;
  /** Inert until the overlay lifts. */
  site: HTMLElement;
  /** Milliseconds since navigation. */
  elapsed: number;
}

/**
 * Lifts the loading screen 2000 ms after navigation and fades it for 700 ms, whatever the state of its
 * image. If the scripts load later than that, it lifts at once.
 * @returns resolves when it lifts
 */
export async function liftOverlay({ overlay, site, elapsed }: OverlayParts): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, timings.overlay - elapsed));
  site.inert = false;
  overlay.dataset.lifted = '';
  setTimeout(() => overlay.remove(), timings.overlayFade);
}
