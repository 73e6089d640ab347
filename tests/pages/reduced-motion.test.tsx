import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../src/config.ts';
import { homeSections } from '../../src/content/home.ts';
import { servicesHero } from '../../src/content/services.ts';
import { paths } from '../../src/paths.ts';
import { setViewport } from '../../testing/match-media.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';

beforeEach(() => {
  shopApi.serve(smallCatalogue);
  vi.useFakeTimers();
});

const region = (name: string) => screen.getByRole('region', { name });

/** What moves by itself: where, and what tells how far it has come. */
const moving: [what: string, address: string, part: () => HTMLElement][] = [
  ['the banner', paths.home(), () => region('Promociones')],
  ['the promotions', paths.home(), () => region(homeSections.promos.title)],
  ['the pictures of the services', paths.services(), () => region(servicesHero.picturesLabel)],
];
const longest = Math.max(timings.banner, timings.promo, timings.servicesHero);

async function openMoving(address: string) {
  openPage(address);
  vi.useRealTimers();
  await screen.findByRole('contentinfo');
  await screen.findByRole('heading', { level: 1 });
  vi.useFakeTimers();
}

describe.each(moving)('%s', (_, address, part) => {
  /** What is shown, whatever stands beside it for later. */
  const shown = () =>
    [
      part().textContent,
      part().querySelector('[aria-hidden=false], [data-current]')?.outerHTML,
    ].join();

  it('stands still where less motion is wanted, and can be moved by hand', async () => {
    setViewport({ reducedMotion: true });
    await openMoving(address);
    const before = part().innerHTML;
    await advanceTime(longest * 3);
    expect(part().innerHTML).toBe(before);
    expect(within(part()).queryByRole('button', { name: /^Pausar/ })).not.toBeInTheDocument();
  });

  it('stands still in a hidden tab and while the focus is inside, whatever is focused', async () => {
    await openMoving(address);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void fireEvent(document, new Event('visibilitychange')));
    const before = shown();
    await advanceTime(longest * 3);
    expect(shown()).toBe(before);

    const inside = within(part()).getAllByRole('button').at(-1);
    act(() => inside?.focus());
    visibility.mockReturnValue('visible');
    act(() => void fireEvent(document, new Event('visibilitychange')));
    await advanceTime(longest * 3);
    expect(shown()).toBe(before);
    expect(inside).toHaveFocus();
  });
});
