import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brandRows } from '../../src/content/brands.ts';
import { homeSections } from '../../src/content/home.ts';
import { servicesHero } from '../../src/content/services.ts';
import { timings } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import { BrandMarquee } from '../../src/pages/home/BrandMarquee.tsx';
import { setViewport } from '../../testing/match-media.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const carousels = [
  ['the promotional banner', 8000, timings.banner, paths.home(), 'Promociones'],
  ['the promotions of home', 6000, timings.promo, paths.home(), homeSections.promos.title],
  ['the services hero', 5000, timings.servicesHero, paths.services(), servicesHero.picturesLabel],
] as const;

describe.each(carousels)('%s', (_, interval, configured, address, label) => {
  it(`advances every ${interval} ms`, async () => {
    openPage(address);
    const carousel = await screen.findByRole('region', { name: label });
    // Hovering stops the rotation, so that its interval starts again under fake timers.
    fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
    vi.useFakeTimers();
    fireEvent.pointerLeave(carousel);

    const position = () => within(carousel).getByText(/^\d \/ \d$/).textContent;
    expect(configured).toBe(interval);
    await advanceTime(interval - 1);
    expect(position()).toMatch(/^1/);
    await advanceTime(1);
    expect(position()).toMatch(/^2/);
  });
});

describe('the brand marquee', () => {
  const marquee = () => screen.getByRole('region', { name: homeSections.brands.title });
  it('runs until it is paused', async () => {
    const user = userEvent.setup();
    render(<BrandMarquee />);
    expect(marquee().querySelector('[data-paused=false]')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pausar el desfile de marcas' }));
    expect(marquee().querySelector('[data-paused=true]')).toBeInTheDocument();
  });

  it('shows each brand once, in two rows without a pause button, with reduced motion', () => {
    setViewport({ reducedMotion: true });
    render(<BrandMarquee />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    const names = screen
      .getAllByRole('list')
      .map((row) => [...row.querySelectorAll('img')].map(({ alt }) => alt));
    expect(names).toEqual(brandRows.map((row) => row.map(({ name }) => name)));
  });
});
