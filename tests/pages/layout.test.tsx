import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { company, salesMessaging } from '../../src/content/company.ts';
import { distances } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import { setViewport } from '../../testing/match-media.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const categoryBar = () => within(screen.getByRole('navigation', { name: 'Categorías' }));
const footer = () => within(screen.getByRole('contentinfo'));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href') ?? '');

describe('the header', () => {
  it('shows logo, tagline, e-mail, phones, services and the search box', () => {
    openPage(paths.cart());
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('PERFILES - TUBOS - PLANCHAS')).toBeInTheDocument();
    const logo = header.getByRole('img', { name: /ir al inicio/ });
    expect(logo).toHaveAttribute('src', '/images/logo.png');
    expect(logo).toHaveAttribute('height', '80');
    expect(logo.closest('a')).toHaveAttribute('href', '#/');
    expect(header.getByRole('link', { name: company.emails.commercial })).toBeInTheDocument();
    for (const phone of company.phones) {
      expect(header.getByRole('link', { name: phone.display })).toHaveAttribute(
        'href',
        `tel:${phone.e164}`,
      );
    }
    const services = header.getAllByRole('link', { name: 'Servicios' });
    expect(hrefs(services)).toEqual(['#/servicios']);
    expect(header.getByRole('combobox', { name: 'Buscar productos' })).toHaveAttribute(
      'placeholder',
      'Buscar productos...',
    );
  });
});

describe('the category bar', () => {
  it('has families of steel before its quick links in the order of the specification', () => {
    openPage(paths.cart());
    const links = categoryBar()
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link'))
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ...[
        ['Tubos', 'TUBOS CUADRADOS'],
        ['Planchas', 'PLANCHAS LAF / LAC'],
        ['Ángulos', 'ÁNGULOS'],
        ['Vigas', 'VIGAS H'],
        ['Fierro', 'FIERRO CORRUGADO'],
      ].map(([word = '', name = '']) => [word, `#${paths.category(name)}`]),
      ['CHAPA', '#/productos/CHAPA'],
      ['ESMERIL', '#/productos/ESMERIL'],
      ['MAQUINA DE SOLDAR', '#/productos/MAQUINA%20DE%20SOLDAR'],
      ['SILICONA', '#/productos/SILICONA'],
      ['ALICATE', '#/productos/ALICATE'],
      ['LLAVE', '#/productos/LLAVE'],
      ['PRENSA', '#/productos/PRENSA'],
      ['Servicios', '#/servicios'],
    ]);
  });

  it('has no link to a category that the shop lacks', async () => {
    shopApi.serve({ products: [], categories: ['LLAVE', 'VIGAS H'] });
    openPage(paths.cart());
    const words = () =>
      categoryBar()
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await waitFor(() => expect(words()).toEqual(['Vigas', 'LLAVE', 'Servicios']));
  });

  it('names what it contains, on a phone too', () => {
    setViewport({ width: 360 });
    openPage(paths.contact());
    const links = hrefs(categoryBar().getAllByRole('link'));
    expect(links).toContain('#/servicios');
    expect(links.every((href) => /^#\/(productos|servicios)/.test(href))).toBe(true);
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: company.emails.commercial })).toBeInTheDocument();
  });

  it('counts lines on its cart button, and units in its accessible name', async () => {
    const user = openPage(paths.contact());
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Carrito vacío' })).toBeInTheDocument();
    act(() => void useCart.getState().add(shownProduct({ id: 1, name: 'TUBO' }), 3));
    const button = header.getByRole('link', { name: 'Carrito: 1 producto, 3 unidades' });
    expect(button).toHaveTextContent(/1$/);
    await user.click(button);
    await screen.findByRole('list', { name: 'Productos de su cotización' });
  });

  it('opens the menu of all categories', async () => {
    const names = ['VIGAS H', 'TUBOS CUADRADOS', 'CINTAS', 'TUBOS REDONDOS'];
    shopApi.serve({ products: [], categories: names });
    const user = openPage(paths.cart());
    await user.click(screen.getByRole('button', { name: 'Todas las categorías' }));
    const menu = screen.getByRole('navigation', { name: 'Todas las categorías' });
    await within(menu).findByText('TUBOS REDONDOS');
    const links = [...menu.querySelectorAll('a')];
    const grouped = ['TUBOS CUADRADOS', 'TUBOS REDONDOS', 'VIGAS H', 'CINTAS'];
    expect(links.map(({ textContent }) => textContent)).toEqual(grouped);
    expect(hrefs(links)).toEqual(grouped.map((name) => `#${paths.category(name)}`));
    expect(within(menu).getByRole('list', { name: 'Tubos' })).toBeVisible();
  });
});

describe('the footer', () => {
  it('shows the company, its contact links and the links to the other pages', () => {
    openPage(paths.cart());
    const text = screen.getByRole('contentinfo');
    expect(text).toHaveTextContent(`RUC ${company.ruc}`);
    expect(text).toHaveTextContent(company.address.full);
    expect(text).toHaveTextContent('© 2025');
    const links = hrefs(footer().getAllByRole('link'));
    const services = ['corte-doblez', 'soldadura', 'galvanizado', 'asesoria', 'entregas'];
    const pages = [
      ...services.map((service) => `servicios/${service}`),
      ...['productos/Promociones', 'productos/Marcas', 'terminos-condiciones', 'privacidad'],
      ...['sobre-nosotros', 'contacto', 'preguntas-frecuentes', 'soporte-ayuda'],
    ];
    expect(links).toEqual(expect.arrayContaining(pages.map((page) => `#/${page}`)));
    for (const { e164 } of company.phones) expect(links).toContain(`tel:${e164}`);
    for (const email of [company.emails.commercial, company.emails.sales]) {
      expect(links.some((href) => href.startsWith(`mailto:${email}?subject=`))).toBe(true);
    }
  });

  it('folds its four columns up to 768 px, and unfolds one by a click', async () => {
    const columns = () => screen.getByRole('contentinfo').querySelectorAll('details');
    expect(distances.phone).toBe(768);
    setViewport({ width: 768 });
    const user = openPage(paths.cart());
    expect(columns()).toHaveLength(4);
    const title = footer().getByText('Empresa');
    await user.click(title);
    expect(title.closest('details')).toHaveAttribute('open');
    act(() => setViewport({ width: 769 }));
    expect(columns()).toHaveLength(0);
  });
});

describe('the floating actions', () => {
  const messageText = () => {
    const link = screen.getByRole('link', { name: 'Escribir por WhatsApp' });
    return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  };

  it('offer the way to the top beyond 500 px', () => {
    openPage(paths.cart());
    const scrolledTo = (top: number) => {
      act(() => {
        vi.stubGlobal('scrollY', top);
        fireEvent.scroll(window);
      });
      return screen.queryByRole('button', { name: 'Volver arriba' });
    };
    expect(scrolledTo(500)).not.toBeInTheDocument();
    const button = scrolledTo(501);
    const scrollTo = vi.spyOn(window, 'scrollTo');
    if (button) fireEvent.click(button);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  });

  it('send a greeting by WhatsApp, on a product page with its name', async () => {
    openPage(paths.product(1));
    await screen.findByRole('tablist');
    const greeting = salesMessaging.message;
    expect(messageText()).toBe(`${greeting}\nTUBO CUADRADO 2" x 1"`);
    act(() => {
      window.location.hash = paths.contact();
    });
    await screen.findByRole('heading', { level: 1, name: 'Contacto' });
    expect(messageText()).toBe(greeting);
  });
});
