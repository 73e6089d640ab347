import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { distances } from '../../src/config.ts';
import { company } from '../../src/content/company.ts';
import { pageMeta } from '../../src/content/meta.ts';
import { paths } from '../../src/paths.ts';
import { setViewport } from '../../testing/match-media.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const address = () => decodeURIComponent(window.location.hash);

describe('the header', () => {
  it('shows logo, tagline, e-mail, phones and the search field', async () => {
    openPage(paths.cart());
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('PERFILES - TUBOS - PLANCHAS')).toBeInTheDocument();
    expect(header.getByRole('link', { name: company.emails.commercial })).toBeInTheDocument();
    for (const phone of company.phones) {
      expect(header.getByRole('link', { name: phone.display })).toHaveAttribute(
        'href',
        `tel:${phone.e164}`,
      );
    }
    const search = header.getByRole('combobox', { name: 'Buscar productos' });
    expect(search).toHaveAttribute('placeholder', 'Buscar productos...');
  });

  it('has the logo at /images/logo.png, 80 px high', () => {
    openPage(paths.cart());
    const logo = screen.getByRole('img', { name: /ir al inicio/ });
    expect(logo).toHaveAttribute('src', '/images/logo.png');
    expect(logo).toHaveAttribute('height', '80');
    expect(logo).toHaveAttribute('width', '269');
  });

  it.each(['a click', 'Enter'])('leads home by its logo, by %s', async (means) => {
    const user = openPage(paths.cart());
    const logo = screen.getByRole('link', { name: /ir al inicio/ });
    if (means === 'Enter') {
      logo.focus();
      await user.keyboard('{Enter}');
    } else await user.click(screen.getByRole('img', { name: /ir al inicio/ }));
    expect(address()).toBe('#/');
  });

  it('opens a list of all categories', async () => {
    const user = openPage(paths.cart());
    const bar = screen.getByRole('navigation', { name: 'Categorías' });
    await user.click(within(bar).getByRole('button', { name: 'Todas las categorías' }));
    const panel = screen.getByRole('navigation', { name: 'Todas las categorías' });
    expect((await within(panel).findAllByRole('link')).map((link) => link.textContent)).toEqual([
      'TUBOS',
      'ÁNGULOS',
      'VACÍA',
    ]);
  });
});

describe('the menu of all categories', () => {
  const openMenu = async (width: number) => {
    setViewport({ width });
    shopApi.serve({
      products: [],
      categories: ['VIGAS H', 'TUBOS CUADRADOS', 'CINTAS', 'TUBOS REDONDOS'],
    });
    const user = openPage(paths.cart());
    await user.click(screen.getByRole('button', { name: 'Todas las categorías' }));
    const menu = screen.getByRole('navigation', { name: 'Todas las categorías' });
    return { user, panel: within(menu), families: () => [...menu.querySelectorAll('details')] };
  };

  it('has families on a phone, and keeps what belongs to none', async () => {
    const { user, panel, families } = await openMenu(390);
    const family = await panel.findByText('Tubos');
    expect(families().map(({ textContent }) => textContent)).toEqual([
      'Tubos 2 2 categoríasTUBOS CUADRADOSTUBOS REDONDOS',
      'Vigas y canales 1 1 categoríaVIGAS H',
      'Otras categorías 1 1 categoríaCINTAS',
    ]);
    await user.click(family);
    expect(panel.getByText('TUBOS REDONDOS')).toHaveAttribute(
      'href',
      `#${paths.category('TUBOS REDONDOS')}`,
    );
  });

  it('is one list on a desktop', async () => {
    const { panel, families } = await openMenu(1440);
    expect(await panel.findAllByRole('link')).toHaveLength(4);
    expect(families()).toEqual([]);
  });
});

describe('the footer', () => {
  it('shows the company', () => {
    openPage(paths.cart());
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent(`RUC ${company.ruc}`);
    expect(footer).toHaveTextContent(company.address.full);
    expect(footer).toHaveTextContent('© 2025');
  });

  it.each([
    [distances.footerFolds, 4],
    [distances.footerFolds + 1, 0],
  ])('at a width of %d its columns fold: %d of them', (width, folding) => {
    setViewport({ width });
    openPage(paths.cart());
    expect(screen.getByRole('contentinfo').querySelectorAll('details')).toHaveLength(folding);
    expect(distances.footerFolds).toBe(768);
  });
});

describe('what floats over the page', () => {
  it('is the messaging icon, always', () => {
    openPage(paths.cart());
    const icon = screen.getByRole('link', { name: 'Escribir por WhatsApp' });
    expect(icon).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/));
  });

  it('and the way back up, after 500 px', () => {
    openPage(paths.cart());
    const scrollTo = (top: number) => {
      act(() => {
        vi.stubGlobal('scrollY', top);
        fireEvent.scroll(window);
      });
    };
    scrollTo(distances.scrollToTop);
    expect(screen.queryByRole('button', { name: 'Volver arriba' })).not.toBeInTheDocument();
    scrollTo(distances.scrollToTop + 1);
    expect(screen.getByRole('button', { name: 'Volver arriba' })).toBeInTheDocument();
    expect(distances.scrollToTop).toBe(500);
  });
});

describe('an address that leads nowhere', () => {
  it.each(['/cart/', '/cart'])('is not %s: a slash at the end changes nothing', async (path) => {
    openPage(path);
    await screen.findByRole('heading', { level: 1, name: 'Su cotización' });
  });

  it.each(['/nada', paths.cookies(), '/products', '/products/1/2'])(
    '%s shows the 404 page with header and footer',
    async (path) => {
      openPage(path);
      await screen.findByRole('heading', { level: 1, name: '¡Oops! Página no encontrada' });
      expect(screen.getByText('404')).toBeInTheDocument();
      expect(screen.getByRole('banner')).toBeInTheDocument();
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
      expect(document.title).toBe(pageMeta.notFound.title);
    },
  );

  it.each(['/buscar', '/buscar/', '/buscar/%20', '/buscar/%E2%80%8B'])(
    '%s, a search without a term, is one',
    async (path) => {
      openPage(path);
      await screen.findByRole('heading', { level: 1, name: '¡Oops! Página no encontrada' });
      expect(window.location.hash).toMatch(/^#\/buscar/);
      expect(document.title).toBe(pageMeta.notFound.title);
      expect(shopApi.requests('buscarProductosPorNombre')).toHaveLength(0);
    },
  );

  it('offers home, the way back and another load', async () => {
    const user = openPage(paths.cart());
    window.location.hash = '#/nada';
    await screen.findByRole('button', { name: 'Recargar la página' });
    const help = within(screen.getByRole('main')).getByRole('link', { name: 'Soporte y ayuda' });
    expect(help).toHaveAttribute('href', '#/soporte-ayuda');
    await user.click(screen.getByRole('button', { name: 'Volver atrás' }));
    await screen.findByRole('heading', { name: 'Tu carrito está vacío' });
  });
});

it('#productos typed by hand opens home at the products', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  openPage('productos');
  const section = await screen.findByRole('region', { name: 'Nuestros productos' });
  expect(scroll.mock.contexts).toContain(section);
});

it('nothing on the page links to a bare fragment', async () => {
  openPage(paths.home());
  await screen.findByRole('link', { name: 'TUBO CUADRADO 2" x 1"' });
  for (const link of document.querySelectorAll('a[href^="#"]')) {
    expect(link.getAttribute('href')).toMatch(/^#\//);
  }
});
