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
  void liftOverlay({ overlay, site, elapsed });
  return { overlay, site };
}

describe('liftOverlay', () => {
  it('lifts 2000 ms after navigation and fades for 700 ms, even if the image fails', async () => {
    const { overlay, site } = lift(400);
    overlay.querySelector('img')?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(1599);
    expect(site.inert).toBe(true);
    expect(overlay.dataset.lifted).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(site.inert).toBe(false);
    expect(overlay.dataset.lifted).toBeDefined();
    await vi.advanceTimersByTimeAsync(699);
    expect(overlay).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1);
    expect(overlay).not.toBeInTheDocument();
  });

  it('lifts at once when the script loads late', async () => {
    const { site } = lift(9000);
    await vi.advanceTimersByTimeAsync(0);
    expect(site.inert).toBe(false);
  });
});
