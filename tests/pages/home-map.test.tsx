import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../src/config.ts';
import { company } from '../../src/content/company.ts';
import { mapTexts } from '../../src/content/home.ts';
import { LocationMap } from '../../src/pages/home/LocationMap.tsx';
import { advanceTime } from '../../testing/time.ts';

/** Stands in for the maps site, and tells what was asked of it. */
function respondWith(respond: () => Promise<Response>): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (input: string) => {
    requested.push(input);
    return respond();
  });
  return requested;
}

/** Holds the map far from the window until the function that it gives is called. */
function keepFar(): () => void {
  const reports: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (typeof reports)[number]) {
        reports.push(report);
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => act(() => reports.at(-1)?.([{ isIntersecting: true }]));
}

const reachable = () => Promise.resolve(new Response());
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const drawing = () => document.querySelector('svg[class*="plan"]');

describe('the location map', () => {
  afterEach(() => vi.unstubAllGlobals());

  const frame = () => screen.queryByTitle(mapTexts.frameTitle);

  it('shows the address, the hours and a link that opens it in maps', () => {
    respondWith(unreachable);
    render(<LocationMap />);
    expect(document.body).toHaveTextContent(company.address.street);
    expect(document.body).toHaveTextContent(company.hours);
    const link = screen.getByRole('link', { name: mapTexts.open });
    expect(link).toHaveAttribute('href', company.map.openUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('loads its frame by itself when it comes near, and no sooner', async () => {
    const requested = respondWith(reachable);
    const comeNear = keepFar();
    render(<LocationMap />);
    expect(requested).toEqual([]);
    expect(frame()).toBeNull();
    comeNear();
    expect(await screen.findByTitle(mapTexts.frameTitle)).toHaveAttribute(
      'src',
      company.map.embedUrl,
    );
    expect(requested).toEqual([company.map.embedUrl]);
  });

  it('shows the drawing until the frame has loaded', async () => {
    respondWith(reachable);
    render(<LocationMap />);
    const loading = await screen.findByTitle(mapTexts.frameTitle);
    expect(loading.className).toContain('loading');
    expect(drawing()).toBeInTheDocument();
    fireEvent.load(loading);
    expect(loading.className).not.toContain('loading');
  });

  it('keeps the drawing where the other site is unreachable, and tries again once online', async () => {
    const requested = respondWith(unreachable);
    render(<LocationMap />);
    await waitFor(() => expect(requested).toHaveLength(1));
    await act(async () => {});
    expect(frame()).toBeNull();
    expect(drawing()).toBeInTheDocument();
    expect(document.body).toHaveTextContent(company.address.street);
    respondWith(reachable);
    fireEvent(window, new Event('online'));
    expect(await screen.findByTitle(mapTexts.frameTitle)).toBeInTheDocument();
  });

  it('takes the frame away again when it does not load in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    respondWith(reachable);
    render(<LocationMap />);
    await screen.findByTitle(mapTexts.frameTitle);
    await advanceTime(timings.requestTimeout);
    expect(frame()).toBeNull();
    expect(drawing()).toBeInTheDocument();
  });
});
