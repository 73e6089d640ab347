import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timings } from '../config.ts';
import { liftOverlay } from './overlay.ts';

/** Milliseconds for which the specification wants the loading screen at the least. */
const minimum = 1500;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="overlay"></div><div id="site"></div>';
});

afterEach(() => {
  document.body.innerHTML = '';
});

function parts() {
  const overlay = document.getElementById('overlay');
  const site = document.getElementById('site');
  if (!overlay || !site) throw new Error('the page has lost its parts');
  site.inert = true;
  return { overlay, site };
}

it('lifts 2000 ms after the page was asked for, then fades for 700 ms', () => {
  const { overlay, site } = parts();
  liftOverlay({ overlay, site, elapsed: 400 });
  vi.advanceTimersByTime(timings.overlay - 400 - 1);
  expect(site.inert).toBe(true);
  expect(overlay.dataset.lifted).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(site.inert).toBe(false);
  expect(overlay.dataset.lifted).toBeDefined();
  vi.advanceTimersByTime(timings.overlayFade - 1);
  expect(overlay).toBeInTheDocument();
  vi.advanceTimersByTime(1);
  expect(overlay).not.toBeInTheDocument();
  expect(timings).toMatchObject({ overlay: 2000, overlayFade: 700 });
});

it('a loader picture that breaks or hangs changes nothing', () => {
  const { overlay, site } = parts();
  const loader = document.createElement('img');
  overlay.append(loader);
  liftOverlay({ overlay, site, elapsed: 0 });
  loader.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(minimum);
  expect(overlay.dataset.lifted).toBeUndefined();
  vi.advanceTimersByTime(timings.overlay - minimum);
  expect(overlay.dataset.lifted).toBeDefined();
});

it('a script that comes too late lifts it at once', () => {
  const { overlay, site } = parts();
  liftOverlay({ overlay, site, elapsed: 9000 });
  vi.advanceTimersByTime(0);
  expect(site.inert).toBe(false);
});
