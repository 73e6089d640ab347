import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../src/content/brands.ts';
import { projectsMessaging } from '../../src/content/company.ts';
import { pageMeta } from '../../src/content/meta.ts';
import { services, servicesHero } from '../../src/content/services.ts';
import { serviceStats } from '../../src/content/stats.ts';
import { serviceSlugs } from '../../src/lib/service-slug.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

async function open(address: string = paths.services()) {
  const user = openPage(address);
  await screen.findByRole('heading', { level: 1, name: servicesHero.title });
  return user;
}

const card = (name: string) => screen.getByRole('article', { name });

describe('the services page', () => {
  it('shows figures with icons and colours, four cards, a call to action and the brands', async () => {
    await open();
    expect(document.title).toBe(pageMeta.services.title);
    const hero = screen.getByRole('region', { name: servicesHero.picturesLabel });
    expect(hero.querySelectorAll('img').length).toBeLessThan(3);
    const figures = screen.getByRole('list', { name: 'Nuestros servicios en cifras' });
    for (const { number, label, description } of serviceStats) {
      expect(figures).toHaveTextContent(`${number}${label}${description}`);
    }
    const items = within(figures).getAllByRole('listitem');
    expect(items.map(({ className }) => /forge|graphite|steel/.exec(className)?.[0])).toEqual(
      serviceStats.map(({ color }) => color),
    );
    for (const item of items) expect(item.querySelector('svg')).not.toBeNull();

    const section = screen.getByRole('region', { name: 'Nuestros Servicios Especializados' });
    expect(within(section).getAllByRole('article')).toHaveLength(4);
    const callToAction = screen.getByRole('region', {
      name: '¿Tiene un plano o una lista de cortes?',
    });
    const contact = within(callToAction).getByRole('link', { name: 'Ir a contacto' });
    expect(contact).toHaveAttribute('href', '#/contacto');
    const logos = within(screen.getByRole('region', { name: 'Marcas con las que trabajamos' }));
    const images = await logos.findAllByRole('img');
    expect(images.map((logo) => logo.getAttribute('alt'))).toEqual(brands.map(({ name }) => name));
  });

  it('shows the text of each service, with a WhatsApp link', async () => {
    await open();
    for (const service of services) {
      const article = card(service.title);
      expect(article).toHaveTextContent(service.subtitle);
      expect(article).toHaveTextContent(service.description);
      within(article).getByRole('img', { name: service.imageAlt });
      const features = within(article).getAllByRole('listitem');
      expect(features.map(({ textContent }) => textContent)).toEqual(service.features);
      const link = within(article).getByRole('link', { name: service.cta.label });
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
      expect(pathname).toBe(`/${projectsMessaging.number}`);
      expect(searchParams.get('text')).toBe(service.cta.message);
    }
  });
});

describe('the address of a service', () => {
  it.each(serviceSlugs)('/%s opens the page at its card, which has the focus', async (slug) => {
    const scrolledTo: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this.id);
    });
    const toTop = vi.spyOn(window, 'scrollTo');
    await open(`/${slug}`);
    expect(window.location.hash).toBe(`#/servicios/${slug}`);
    const service = services.find(({ id }) => id === slug);
    // The advice has no card.
    if (!service) {
      expect(scrolledTo).toEqual([]);
      expect(toTop).toHaveBeenLastCalledWith({ top: 0 });
      return;
    }
    expect(scrolledTo).toContain(slug);
    expect(card(service.title)).toHaveFocus();
    await waitFor(() => expect(document.title).toContain(service.title));
  });
});
