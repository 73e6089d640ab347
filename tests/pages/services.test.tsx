import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../src/config.ts';
import { brands } from '../../src/content/brands.ts';
import { company } from '../../src/content/company.ts';
import { pageMeta } from '../../src/content/meta.ts';
import { services, servicesHero } from '../../src/content/services.ts';
import { serviceStats } from '../../src/content/stats.ts';
import { serviceSlugs } from '../../src/lib/service-slug.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const title = () => screen.findByRole('heading', { level: 1, name: servicesHero.title });
const card = (name: string) => screen.getByRole('article', { name });

/** The names of the highlighted cards, which only the eye is told. */
const highlighted = () =>
  screen
    .getAllByRole('article')
    .filter((article) => article.hasAttribute('data-highlighted'))
    .map((article) => within(article).getByRole('heading').textContent);

describe('the services page', () => {
  it('shows figures, the titled section, four cards, a call to action and the brands', async () => {
    openPage(paths.services());
    await title();
    expect(document.title).toBe(pageMeta.services.title);

    const figures = screen.getByRole('list', { name: 'Nuestros servicios en cifras' });
    for (const { number, label, description } of serviceStats) {
      expect(figures).toHaveTextContent(`${number}${label}${description}`);
    }
    const section = screen.getByRole('region', { name: 'Nuestros Servicios Especializados' });
    expect(section).toHaveTextContent(
      'Soluciones completas para la industria de la construcción y metalmecánica',
    );
    expect(within(section).getAllByRole('article')).toHaveLength(4);
    const callToAction = screen.getByRole('region', {
      name: '¿Tiene un plano o una lista de cortes?',
    });
    expect(within(callToAction).getByRole('link', { name: 'Ir a contacto' })).toHaveAttribute(
      'href',
      '#/contacto',
    );
    const marks = within(screen.getByRole('region', { name: 'Marcas con las que trabajamos' }));
    expect(marks.getAllByRole('img').map((mark) => mark.getAttribute('alt'))).toEqual(
      brands.map(({ name }) => name),
    );
  });

  it('gives each of its figures an icon and a colour', async () => {
    openPage(paths.services());
    await title();
    const figures = within(screen.getByRole('list', { name: 'Nuestros servicios en cifras' }));
    const items = figures.getAllByRole('listitem');
    expect(items.map(({ className }) => /forge|graphite|steel/.exec(className)?.[0])).toEqual(
      serviceStats.map(({ color }) => color),
    );
    const icons = items.map((item) => item.querySelector('svg')?.innerHTML);
    expect(new Set(icons).size).toBe(new Set(serviceStats.map(({ icon }) => icon)).size);
  });

  it.each(services)('tells all of $title and asks for it by messaging app', async (service) => {
    openPage(paths.services());
    await title();
    const article = card(service.title);
    const inside = within(article);
    expect(article).toHaveTextContent(service.subtitle);
    expect(article).toHaveTextContent(service.description);
    expect(inside.getByRole('img', { name: service.imageAlt })).toBeInTheDocument();
    expect(inside.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      service.features,
    );
    const link = inside.getByRole('link', { name: service.cta.label });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(pathname).toBe(`/${company.messaging[1].number}`);
    expect(searchParams.get('text')).toBe(service.cta.message);
  });
});

describe('the hero of the services page', () => {
  const slide = (show: HTMLElement) =>
    within(show)
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label'));

  const open = async () => {
    openPage(paths.services());
    await title();
    const show = screen.getByRole('region', { name: servicesHero.picturesLabel });
    fireEvent.pointerEnter(show, { pointerType: 'mouse' });
    vi.useFakeTimers();
    return show;
  };

  it('changes its picture every five seconds, and round', async () => {
    const show = await open();
    fireEvent.pointerLeave(show);
    expect(slide(show)).toEqual(['1 de 4']);
    await advanceTime(timings.servicesHero - 1);
    expect(slide(show)).toEqual(['1 de 4']);
    await advanceTime(1);
    expect(slide(show)).toEqual(['2 de 4']);
    await advanceTime(3 * timings.servicesHero);
    expect(slide(show)).toEqual(['1 de 4']);
    expect(timings.servicesHero).toBe(5000);
  });

  it('rests under the pointer and by its pause button', async () => {
    const show = await open();
    await advanceTime(4 * timings.servicesHero);
    expect(slide(show)).toEqual(['1 de 4']);
    fireEvent.click(within(show).getByRole('button', { name: 'Pausar el avance automático' }));
    fireEvent.pointerLeave(show);
    await advanceTime(4 * timings.servicesHero);
    expect(slide(show)).toEqual(['1 de 4']);
  });
});

describe('a service card', () => {
  it('is highlighted under the pointer, alone, until it leaves', async () => {
    const user = openPage(paths.services());
    await title();
    expect(highlighted()).toEqual([]);
    await user.hover(card('Soldadura'));
    expect(highlighted()).toEqual(['Soldadura']);
    await user.hover(card('Galvanizado'));
    expect(highlighted()).toEqual(['Galvanizado']);
    await user.unhover(card('Galvanizado'));
    expect(highlighted()).toEqual([]);
  });

  it('is highlighted while the focus is in it', async () => {
    const user = openPage(paths.services());
    await title();
    act(() => within(card('Soldadura')).getByRole('link').focus());
    expect(highlighted()).toEqual(['Soldadura']);
    await user.tab();
    expect(highlighted()).toEqual(['Galvanizado']);
    await user.tab();
    await user.tab();
    expect(highlighted()).toEqual([]);
  });

  it('is not taken for pointed at when the page scrolls it under a pointer at rest', async () => {
    openPage(paths.service('soldadura'));
    await title();
    fireEvent.pointerEnter(card('Galvanizado'));
    fireEvent.pointerLeave(card('Galvanizado'));
    expect(highlighted()).toEqual(['Soldadura']);
  });
});

describe('the address of a service', () => {
  const scrolledTo = () => {
    const places: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      places.push(this.id);
    });
    return places;
  };

  it.each(services)(
    'opens at the card of $title, highlighted and with the focus',
    async ({ id, title: name }) => {
      const places = scrolledTo();
      openPage(paths.service(id));
      await title();
      expect(places).toEqual([id]);
      expect(highlighted()).toEqual([name]);
      expect(card(name)).toHaveFocus();
      await waitFor(() => expect(document.title).toContain(name));
    },
  );

  it('opens at the top where the service has no card', async () => {
    const places = scrolledTo();
    const toTop = vi.spyOn(window, 'scrollTo');
    openPage(paths.service('asesoria'));
    await title();
    expect(places).toEqual([]);
    expect(toTop).toHaveBeenLastCalledWith({ top: 0 });
    expect(highlighted()).toEqual([]);
  });

  it.each(serviceSlugs)('is also found by its bare name, /%s', async (slug) => {
    openPage(`/${slug}`);
    await title();
    expect(window.location.hash).toBe(`#/servicios/${slug}`);
  });

  it('highlights its card again when it is asked for again', async () => {
    const user = openPage(paths.services());
    await title();
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Soldadura' });
    await user.click(link);
    expect(highlighted()).toEqual(['Soldadura']);
    await user.hover(card('Galvanizado'));
    await user.click(link);
    expect(highlighted()).toEqual(['Soldadura']);
  });

  it('is unknown for anything that is no service', async () => {
    openPage('/servicios/pintura');
    await screen.findByRole('heading', { name: '¡Oops! Página no encontrada' });
  });
});
