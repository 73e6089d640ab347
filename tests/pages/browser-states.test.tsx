import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { storedCart } from '../../src/cart/stored-cart.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const unsaved = 'Error al actualizar la cantidad';

describe('a browser scenario', () => {
  itInScenario(
    ['sin-almacenamiento', 'almacenamiento-lleno'],
    'that stores nothing has a cart in memory, which says so',
    () => {
      useCart.getState().add(shownProduct({ id: 1, name: 'TUBO' }), 2);
      expect(useCart.getState()).toMatchObject({ failure: unsaved, lines: [{ quantity: 2 }] });
    },
  );

  itInScenario('carrito-danado', 'with a damaged cart sets it aside', () => {
    const damaged = localStorage.getItem('cart');
    expect(storedCart.read()).toEqual([]);
    expect(localStorage.getItem('cart')).toBeNull();
    expect(Object.values({ ...localStorage })).toContain(damaged);
  });

  itInScenario('carrito-lleno', 'with a cart of a thousand lines has them all', () => {
    const cart = storedCart.read();
    expect(cart).toHaveLength(1000);
    expect(cart.at(-1)).toMatchObject({ name: 'TUBO DE PRUEBA 1000', quantity: 99 });
  });

  itInScenario('cotizacion', 'with a quotation under way weighs it', async () => {
    useCart.getState().reload();
    openPage(paths.cart());
    const summary = await screen.findByRole('region', { name: 'Resumen' });
    expect(summary).toHaveTextContent(/Peso referencial.*1 línea sin peso/);
  });

  itInScenario(
    'sin-compartir,sin-portapapeles',
    'that neither shares nor copies shows the link',
    async () => {
      openPage(paths.product(1));
      const button = await screen.findByRole('button', { name: 'Compartir' });
      // The visitor of these tests has brought a clipboard.
      const restore = play('sin-portapapeles');
      await act(async () => button.click());
      const link = await screen.findByRole('textbox', { name: 'Enlace del producto' });
      expect(link).toHaveDisplayValue(/\/1$/);
      restore();
    },
  );

  itInScenario('sin-conexion', 'without a connection is told so', async () => {
    openPage(paths.cart());
    expect(await screen.findByText(/^Sin conexión\./)).toBeVisible();
  });

  itInScenario('movimiento-reducido', 'with reduced motion says so to media queries', () => {
    expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    expect(window.matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false);
  });

  it('is as it was when its test is over', () => {
    expect(localStorage.getItem('cart')).toBeNull();
    expect(navigator.onLine).toBe(true);
    expect('share' in navigator).toBe(false);
    expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
  });
});

describe('a backend scenario', () => {
  const price = 'S/ 170.00';

  itInScenario(
    [
      'luego-bien:productosPorCategoria',
      'error:productosPorCategoria,luego-bien:productosPorCategoria',
      '502-html:productosPorCategoria,luego-bien-2:productosPorCategoria',
    ],
    'fails first, and works when it is asked again',
    async () => {
      const user = openPage(paths.category('TUBOS'));
      await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
      expect(await screen.findByRole('heading', { name: /^TUBO CUADRADO/ })).toBeVisible();
    },
  );

  itInScenario(
    '429:producto,luego-bien:producto',
    'that asks for a short pause is asked again',
    async () => {
      openPage(paths.product(1));
      expect(await screen.findByText(price)).toBeVisible();
      expect(shopApi.requests('producto')).toHaveLength(2);
    },
  );

  itInScenario(
    '503:productosPorCategoria',
    'that asks for a long pause is not asked again',
    async () => {
      openPage(paths.category('TUBOS'));
      expect((await screen.findAllByText('GraphQL Error (Code: 503)'))[0]).toBeVisible();
      expect(shopApi.requests('productosPorCategoria')).toHaveLength(1);
    },
  );

  itInScenario(
    'tienda-actualizada:productosPorCategoria',
    'that is newer than the page says so',
    async () => {
      openPage(paths.category('TUBOS'));
      expect((await screen.findAllByText(/La tienda se ha actualizado/))[0]).toBeVisible();
    },
  );
});
