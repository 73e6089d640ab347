import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liftOverlay } from './overlay.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="overlay"><img /></div><div id="site"></div>';
});

afterEach(() => {
  document.body.innerHTML = '';
});

function lift(elapsed: number) {
  const overlay = document.getElementById('overlay');
  const site = document.getElementById('site');
  if (!overlay || !site) throw new Error('#overlay or #site is missing');
  site.inert = true;
  liftOverlay({ overlay, site, elapsed });
  return { overlay, site };
}

describe('liftOverlay', () => {
  it('lifts 2000 ms after navigation and fades for 700 ms, even if the image fails', () => {
    const { overlay, site } = lift(400);
    overlay.querySelector('img')?.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(1599);
    expect(site.inert).toBe(true);
    expect(overlay.dataset.lifted).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(site.inert).toBe(false);
    expect(overlay.dataset.lifted).toBeDefined();
    vi.advanceTimersByTime(699);
    expect(overlay).toBeInTheDocument();
    vi.advanceTimersByTime(1);
    expect(overlay).not.toBeInTheDocument();
  });

  it('lifts at once when the script loads late', () => {
    const { site } = lift(9000);
    vi.advanceTimersByTime(0);
    expect(site.inert).toBe(false);
  });
});
