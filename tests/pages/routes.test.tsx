import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageMeta } from '../../src/content/meta.ts';
import { limits } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const notFound = '¡Oops! Página no encontrada';
const services = 'Servicios de metalmecánica';
const heading = () => screen.findByRole('heading', { level: 1 });

/** Every address of the specification, without its `#`, and the heading of its page. */
const addresses: [address: string, title: string][] = [
  ['/', 'Perfiles, tubos y planchas de acero en Lima'],
  ['/list', 'Perfiles, tubos y planchas de acero en Lima'],
  ['/products/1', 'TUBO CUADRADO 2" x 1"'],
  ['/productos/TUBOS', 'TUBOS'],
  ['/buscar/tubo', 'Resultados para tubo'],
  ['/cart', 'Su cotización'],
  ['/servicios', services],
  ['/servicios/corte-doblez', services],
  ['/soldadura', services],
  ['/terminos-condiciones', 'Términos y condiciones'],
  ['/privacidad', 'Política de privacidad'],
  ['/sobre-nosotros', 'Acero con nombre propio: Kuntur Aceros'],
  ['/contacto', 'Contacto'],
  ['/preguntas-frecuentes', 'Preguntas frecuentes'],
  ['/soporte-ayuda', 'Soporte y ayuda'],
  ['/politica-cookies', notFound],

  ['/buscar', notFound],
  ['/buscar/%20', notFound],
  ['/buscar/%E2%80%8B%00', notFound],
  ['/..%2f..', notFound],
  ['/<script>alert(1)</script>', notFound],
  ['.', notFound],
  ['..', notFound],
  ['./cart', notFound],
  ['../cart', notFound],
  ['.%2f', notFound],
  ['', 'Perfiles, tubos y planchas de acero en Lima'],
  ['//', 'Perfiles, tubos y planchas de acero en Lima'],
];

/** English words that no Spanish text contains, as a text left in English would. */
const english =
  /(?<!\p{L})(?:the|and|of|with|your|you|is|are|for|from|this|click|loading|search|close|next|previous|submit|home|back|page|products?|cart|failed)(?!\p{L})/iu;

/** All texts of the page, visible or for screen readers. */
function allTexts(): string[] {
  const spoken = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription'];
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [],
    ),
    ...spoken.flatMap((name) => element.getAttribute(name) ?? []),
  ]);
}

describe('the route', () => {
  it.each(addresses)('%s shows its page in Spanish between header and footer', async (...route) => {
    const [address, title] = route;
    // As in development: each effect must be repeatable.
    openPage(address, { reactStrictMode: true });
    const main = within(screen.getByRole('main'));
    await main.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('search').closest('header')).toHaveTextContent('PERFILES - TUBOS');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    if (title === notFound) expect(document.title).toBe(pageMeta.notFound.title);
    if (title === notFound) expect(shopApi.requests('buscarProductosPorNombre')).toEqual([]);
    const fragments = [...document.querySelectorAll('a[href^="#"]:not([href^="#/"])')];
    expect(fragments, 'the router would take them for addresses').toEqual([]);
    expect(allTexts().filter((text) => english.test(text) && !address.includes(text))).toEqual([]);
  });
});

describe('a link to a page', () => {
  it.each([
    { with: 'Ctrl', init: { ctrlKey: true } },
    { with: 'Shift', init: { shiftKey: true } },
    { with: 'the middle button', init: { button: 1 } },
  ])('is left to the browser when it is clicked with $with', async ({ init }) => {
    openPage(paths.faq());
    const link = await screen.findByRole('link', { name: 'Inicio' });
    expect(fireEvent.click(link, init)).toBe(true);
    expect(fireEvent.click(link)).toBe(false);
  });

  it('adds no history entry when it leads to the present page', async () => {
    // Drops the entries that an earlier test went back from: a new one would not add to their number.
    window.history.pushState(null, '');
    openPage(paths.services());
    const menu = await screen.findByRole('navigation', { name: 'Categorías' });
    const entries = window.history.length;
    fireEvent.click(within(menu).getByRole('link', { name: 'Servicios' }));
    expect(window.history.length).toBe(entries);
    fireEvent.click(screen.getByRole('link', { name: /^Carrito/ }));
    expect(window.history.length).toBe(entries + 1);
  });
});

describe('the page of an unknown address', () => {
  it('offers home, support, the way back and another load', async () => {
    const user = openPage(paths.cart());
    window.location.hash = '#/nada';
    await screen.findByText('La página que busca no existe, fue movida o el enlace está roto.');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('404')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '#/');
    expect(main.getByRole('link', { name: 'Soporte y ayuda' })).toHaveAttribute(
      'href',
      '#/soporte-ayuda',
    );
    expect(main.getByRole('button', { name: 'Recargar la página' })).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Volver atrás' }));
    await screen.findByRole('heading', { name: 'Tu carrito está vacío' });
  });
});

describe('a search term in the address', () => {
  it.each([
    [paths.search('tubo\r\nrojo\u2028claro'), 'tubo rojo claro'],
    [paths.search(`TUBO ${'🔩'.repeat(195)}`), `TUBO ${'🔩'.repeat(195)}`],
  ])('%.40s is searched for and shown as «%.20s»', async (address, term) => {
    openPage(address);
    await waitFor(() =>
      expect(shopApi.requests('buscarProductosPorNombre').at(-1)?.variables.nombre).toBe(term),
    );
    expect((await heading()).textContent).toBe(`Resultados para ${term}`);
  });

  it('is rejected with a message above 200 characters, and not sent', async () => {
    expect(limits.searchTerm).toBe(200);
    openPage(paths.search('🔩'.repeat(201)));
    await screen.findByRole('heading', { name: 'Su búsqueda es demasiado larga' });
    expect(screen.getByText(/Tiene 201 caracteres y el máximo es 200\./)).toBeInTheDocument();
    expect(await heading()).toHaveTextContent('🔩…');
    expect(shopApi.requests('buscarProductosPorNombre')).toEqual([]);
  });
});

describe('a category name in the address', () => {
  it('is requested as it is, also with a line break, and shows its products', async () => {
    const name = 'A\n• B';
    shopApi.serve({ products: [productRow({ id: 1, name: 'X', category: name })] });
    openPage(paths.category(name));
    await screen.findByRole('link', { name: 'X' });
    expect(shopApi.requests('productosPorCategoria').at(-1)?.variables).toEqual({
      category: name,
    });
  });
});
