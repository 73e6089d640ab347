import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../src/config.ts';
import { bannerSlides } from '../../src/content/banners.ts';
import { homeSections } from '../../src/content/home.ts';
import { promos } from '../../src/content/promos.ts';
import { BrandMarquee } from '../../src/pages/home/BrandMarquee.tsx';
import { paths } from '../../src/paths.ts';
import { setViewport } from '../../testing/match-media.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const region = (name: string) => screen.getByRole('region', { name });
const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void fireEvent(document, new Event('visibilitychange')));
};

describe('the promotional banner', () => {
  const banner = () => region('Promociones');
  const shown = () => within(banner()).getByRole('heading').textContent;
  const [first, second, third] = bannerSlides.map(({ heading }) => heading);
  const last = bannerSlides.at(-1)?.heading;

  beforeEach(() => {
    vi.useFakeTimers();
    openPage(paths.home());
  });

  it('claims free shipping above S/.200.00 and 10% off a first purchase', async () => {
    expect(shown()).toBe('Envío gratis en compras mayores a S/.200.00');
    await advanceTime(timings.banner);
    expect(shown()).toBe('10% de descuento en su primera compra');
  });

  it('advances every 8000 ms and fades for 600 ms', async () => {
    expect(timings).toMatchObject({ banner: 8000, bannerFade: 600 });
    await advanceTime(timings.banner - 1);
    expect(shown()).toBe(first);
    await advanceTime(1);
    expect(shown()).toBe(second);
    const slide = within(banner()).getByRole('group');
    expect(slide.style.transitionDuration).toBe(`${timings.bannerFade}ms`);
    await advanceTime(timings.banner * (bannerSlides.length - 1));
    expect(shown()).toBe(first);
  });

  it('rests under the pointer, with the focus and in a hidden tab', async () => {
    fireEvent.pointerEnter(banner(), { pointerType: 'mouse' });
    await advanceTime(timings.banner * 2);
    expect(shown()).toBe(first);
    fireEvent.pointerLeave(banner());

    const link = within(banner()).getByRole('link');
    act(() => link.focus());
    await advanceTime(timings.banner * 2);
    expect(shown()).toBe(first);
    act(() => link.blur());

    hide('hidden');
    await advanceTime(timings.banner * 2);
    expect(shown()).toBe(first);
    hide('visible');
    await advanceTime(timings.banner);
    expect(shown()).toBe(second);
  });

  it('stops at its pause button', async () => {
    fireEvent.click(within(banner()).getByRole('button', { name: /^Pausar/ }));
    await advanceTime(timings.banner * 2);
    expect(shown()).toBe(first);
  });

  it('obeys the arrows while it has the pointer, and no others', async () => {
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(shown()).toBe(first);
    fireEvent.pointerEnter(banner(), { pointerType: 'mouse' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(shown()).toBe(third);
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowRight' });
    expect(shown()).toBe(third);
    for (let step = 0; step < 3; step += 1) fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(shown()).toBe(last);
  });

  it('loads its first picture at once and before others, and the rest later', async () => {
    const pictures = () => [...banner().querySelectorAll('img')];
    expect(pictures()).toHaveLength(1);
    expect(pictures()[0]).toHaveAttribute('fetchpriority', 'high');
    expect(pictures()[0]).toHaveAttribute('loading', 'eager');
    await advanceTime(timings.banner);
    expect(pictures()).toHaveLength(bannerSlides.length);
  });
});

describe('the promotional carousel', () => {
  const carousel = () => region(homeSections.promos.title);
  const position = () => within(carousel()).getByText(/^\d \/ \d$/).textContent;

  it('shows 1 up to 768 px, 2 up to 1024, and otherwise 3', () => {
    openPage(paths.home());
    const shown = ([width, perView]: [number, number]) => {
      act(() => setViewport({ width }));
      expect(position(), `${width} px`).toBe(`1 / ${promos.length - perView + 1}`);
    };
    shown([1025, 3]);
    shown([1024, 2]);
    shown([769, 2]);
    shown([768, 1]);
  });

  it('advances every 6000 ms, and not under reduced motion', async () => {
    vi.useFakeTimers();
    openPage(paths.home());
    expect(timings.promo).toBe(6000);
    await advanceTime(timings.promo - 1);
    expect(position()).toMatch(/^1/);
    await advanceTime(1);
    expect(position()).toMatch(/^2/);
    act(() => setViewport({ reducedMotion: true }));
    await advanceTime(timings.promo * 3);
    expect(position()).toMatch(/^2/);
  });

  it('links each card to what it is about', () => {
    openPage(paths.home());
    const links = within(carousel()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(promos.map(({ title }) => title));
    expect(links[0]).toHaveAttribute('href', `#${paths.category('Promociones')}`);
  });
});

describe('the brand marquee', () => {
  const marquee = () => region(homeSections.brands.title);
  const running = (element: HTMLElement) =>
    element.querySelector('[data-running]')?.getAttribute('data-running');

  it('runs until the pointer, the focus, a hidden tab or its button stops it', async () => {
    const user = userEvent.setup();
    render(<BrandMarquee />);
    const element = marquee();
    expect(running(element)).toBe('true');
    fireEvent.pointerEnter(element, { pointerType: 'mouse' });
    expect(running(element)).toBe('false');
    fireEvent.pointerLeave(element);
    expect(running(element)).toBe('true');
    hide('hidden');
    expect(running(element)).toBe('false');
    hide('visible');
    const pause = within(element).getByRole('button', { name: 'Pausar el desfile de marcas' });
    act(() => pause.focus());
    expect(running(element)).toBe('false');
    await user.keyboard('{Enter}');
    act(() => pause.blur());
    expect(running(element)).toBe('false');
    await user.click(
      within(element).getByRole('button', { name: 'Reanudar el desfile de marcas' }),
    );
    await user.unhover(element);
    act(() => pause.blur());
    expect(running(element)).toBe('true');
  });

  it('stands still, without repetitions, under reduced motion', () => {
    setViewport({ reducedMotion: true });
    render(<BrandMarquee />);
    const element = marquee();
    expect(running(element)).toBe('false');
    expect(element.querySelectorAll('img')).toHaveLength(30);
    expect(within(element).queryByRole('button')).toBeNull();
  });
});
