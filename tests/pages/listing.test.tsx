import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { pricesFailed } from '../../src/content/listing.ts';
import { categoryMeta } from '../../src/content/meta.ts';
import { limits } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import type { Call } from '../../testing/calls.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, sentProduct, smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const round = 'TUBO REDONDO 1/2"';
const cards = () => screen.getByRole('main').querySelectorAll('article');
const counted = (text: string) => screen.findByText(text, { selector: '[role=status]' });

/** Holds the responses to a call until the returned function is called. */
function holdResponse(call: Call): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  shopApi.respond(call, async (normal) => {
    await released;
    return normal();
  });
  return release;
}

/** How many placeholders each group shows to sighted visitors while products load. */
const placeholders = () =>
  [...screen.getByRole('main').querySelectorAll('div[aria-hidden=true]')]
    // A product's size mark is hidden as well.
    .filter((group) => !group.closest('article'))
    .map((group) => group.children.length)
    .filter((count) => count > 0);

describe('a category page', () => {
  it('explains the abbreviations in the names of its products on demand', async () => {
    shopApi.serve({
      products: [productRow({ id: 9, name: 'TUBO LAF 1" x 1"', category: 'TUBOS' })],
    });
    const user = openPage(paths.category('TUBOS'));
    const meaning = await screen.findByText('LAF: laminado en frío');
    expect(meaning).not.toBeVisible();
    await user.click(screen.getByText('¿Qué es LAF?'));
    expect(meaning).toBeVisible();
  });

  it('shows its products and their count', async () => {
    openPage(paths.category('TUBOS'));
    await counted('2 productos');
    expect(screen.getByRole('heading', { level: 1, name: 'TUBOS' })).toBeInTheDocument();
    expect(cards()).toHaveLength(2);
    expect(document.title).toBe(categoryMeta('TUBOS').title);
  });

  it('leads from promotions without products to the whole catalogue', async () => {
    const products = smallCatalogue.products.map((product) => ({ ...product, discount: null }));
    shopApi.serve({ ...smallCatalogue, products });
    openPage(paths.category('Promociones'));
    await screen.findByText(/Hoy no hay productos rebajados/);
    const main = within(screen.getByRole('main'));
    const link = main.getByRole('link', { name: 'Ver el catálogo por categorías' });
    expect(link).toHaveAttribute('href', `#${paths.products()}`);
  });

  it('suggests other categories where it is empty', async () => {
    const user = openPage(paths.category('VACÍA'));
    await screen.findByRole('heading', { name: 'No hay productos en esta categoría' });
    const suggestions = await screen.findByRole('navigation', { name: 'Categorías sugeridas' });
    await user.click(within(suggestions).getByRole('link', { name: 'ÁNGULOS' }));
    await screen.findByRole('heading', { level: 1, name: 'ÁNGULOS' });
  });

  it('leads to the search for its name where the shop does not have it', async () => {
    const user = openPage(paths.category('TUBO'));
    await user.click(await screen.findByRole('link', { name: 'Buscar «TUBO» en el catálogo' }));
    await counted('2 productos');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Resultados para TUBO');
  });

  it('matches its name without accents and case, and shows the real name', async () => {
    openPage(paths.category('angulos'));
    await screen.findByRole('heading', { level: 1, name: 'ÁNGULOS' });
    expect(await screen.findByRole('link', { name: 'ÁNGULO A36 1/4"' })).toBeInTheDocument();
    expect(shopApi.requests('productosPorCategoria').at(-1)?.variables).toEqual({
      category: 'ÁNGULOS',
    });
  });

  itInScenario(
    'lento:productosPorCategoria',
    'shows eight placeholders and no count until its products arrive',
    async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      openPage(paths.category('TUBOS'));
      await waitFor(() => expect(shopApi.requests('productosPorCategoria')).toHaveLength(1));
      expect(placeholders()).toContain(8);
      expect(screen.getByRole('main')).not.toHaveTextContent(/\d productos?|No /);
      await advanceTime(3000);
      await screen.findByRole('link', { name: round });
      expect(placeholders()).toEqual([]);
    },
  );

  it('shows nothing of the previous category while it loads', async () => {
    openPage(paths.category('TUBOS'));
    await screen.findByRole('link', { name: round });
    play('tiempo-agotado:productosPorCategoria');
    act(() => {
      window.location.hash = paths.category('ÁNGULOS');
    });
    await screen.findByRole('heading', { level: 1, name: 'ÁNGULOS' });
    expect(screen.queryByRole('link', { name: round })).toBeNull();
    // The heading and the rows of a table of steel.
    expect(placeholders()).toContain(1 + limits.firstRows);
  });

  it('renders 200 products in parts, counts all of them, and keeps the parts on Back', async () => {
    const name = 'PERFILES';
    shopApi.serve({
      products: Array.from({ length: 200 }, (_, index) =>
        productRow({ id: index + 1, name: `PERFIL ${index + 1}`, category: name }),
      ),
    });
    const user = openPage(`${paths.category(name)}?vista=tarjetas`);
    await counted('200 productos');
    await waitFor(() => expect(cards()).toHaveLength(limits.listProducts));
    await user.click(screen.getByText(`Ver más: quedan ${200 - limits.listProducts}`));
    await waitFor(() => expect(cards()).toHaveLength(2 * limits.listProducts));

    window.location.hash = `#${paths.cart()}`;
    await screen.findByText('Tu carrito está vacío');
    window.history.back();
    await waitFor(() => expect(cards()).toHaveLength(2 * limits.listProducts));
  });
});

itInScenario('500:producto', 'asks for the prices again where they failed', async () => {
  const user = openPage(`${paths.category('TUBOS')}?orden=precio`);
  expect(await screen.findByRole('alert')).toHaveTextContent(pricesFailed(2));
  play('normal');
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('S/ 50.00')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('the search results', () => {
  it('are the first ones of very many, and say so', async () => {
    const count = limits.searchResults + 20;
    const products = Array.from({ length: count }, (_, at) =>
      productRow({ id: at + 1, name: `TUBO ${at + 1}` }),
    );
    shopApi.serve({ categories: ['TUBOS'], products });
    openPage(paths.search('tubo'));
    await screen.findByText(`Se muestran los primeros 1000 de ${count}: agregue`, { exact: false });
    await counted('1000 productos');
  });

  it('show the term and the count, and follow the address', async () => {
    openPage(paths.search('tubo'));
    await counted('2 productos');
    expect(screen.getByRole('heading', { level: 1, name: 'Resultados para tubo' })).toBeVisible();
    window.location.hash = `#${paths.search('angulo')}`;
    expect(await screen.findByRole('link', { name: 'ÁNGULO A36 1/4"' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: round })).not.toBeInTheDocument();
  });

  it('suggest categories and a message to the shop where nothing matches', async () => {
    const user = openPage(paths.search('cemento'));
    await screen.findByRole('heading', { name: 'No encontramos productos' });
    await screen.findByRole('navigation', { name: 'Categorías sugeridas' });
    expect(screen.getByRole('link', { name: 'Preguntar por WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('cemento'),
    );
    await user.click(screen.getByRole('button', { name: 'Agregar «cemento» a mi lista' }));
    expect(screen.getByRole('link', { name: 'Ver mi lista' })).toHaveFocus();
    expect(useCart.getState().others).toEqual(['cemento']);
  });

  const square = 'TUBO CUADRADO 2" x 1"';
  const order = () =>
    screen
      .getAllByRole('link', { name: /^TUBO/ })
      .map((link) => link.getAttribute('aria-label') ?? link.textContent);
  const onlyRound = () => {
    const row = sentProduct({ id: 2, name: round, category: 'TUBOS' });
    return Response.json({ data: { buscarProductosPorNombre: [row] } });
  };

  it('of the backend are shown before the list is there, and stay in place when it is', async () => {
    const sendList = holdResponse('productosResumen');
    shopApi.respond('buscarProductosPorNombre', onlyRound);
    openPage(paths.search('tubo'));
    await screen.findByRole('link', { name: round });
    expect(order()).toEqual([round]);
    sendList();
    await screen.findByRole('link', { name: square });
    expect(order()).toEqual([round, square]);
    await counted('2 productos');
  });

  it('of the browser are shown before those of the backend, and stay in place', async () => {
    shopApi.respond('buscarProductosPorNombre', onlyRound);
    const sendFound = holdResponse('buscarProductosPorNombre');
    openPage(paths.search('cuadrado'));
    await screen.findByRole('link', { name: square });
    sendFound();
    await screen.findByRole('link', { name: round });
    expect(order()).toEqual([square, round]);
    await counted('2 productos');
  });
});

it('every operation is sent as a POST with the headers of the contract', async () => {
  openPage(paths.search('tubo'));
  await screen.findByRole('link', { name: round });
  await screen.findByText('S/ 50.00');
  const requests = shopApi.requests();
  expect([...new Set(requests.map(({ call }) => call))].sort()).toEqual([
    'buscarProductosPorNombre',
    'category',
    'producto',
    'productosResumen',
  ]);
  for (const { headers } of requests) {
    expect(headers.get('accept')).toBe('application/graphql-response+json, application/json');
    expect(headers.get('content-type')).toBe('application/json');
  }
});
