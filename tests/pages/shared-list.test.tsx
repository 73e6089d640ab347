import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { formatSharedLink, formatSharedList } from '../../src/cart/shared-list.ts';
import { quoteLinkTexts } from '../../src/content/quote-links.ts';
import { sharedListTexts as texts } from '../../src/content/shared-list.ts';
import { limits } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, shownProduct, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => {
  shopApi.serve(smallCatalogue);
  useCart.getState().add(shownProduct({ id: 3, name: 'ÁNGULO A36 1/4"' }), 5);
});

const inCart = () => formatSharedList(useCart.getState().lines);
/** Once the products are loaded. */
async function button(name: string) {
  await screen.findByText(/^Total referencial:/);
  return screen.getByRole('button', { name });
}

describe('opening a shared list', () => {
  it('shows lines, total and weight, and changes nothing until the visitor adds it', async () => {
    const bar = productRow({ id: 4, name: 'BARRA CUADRADA A36 1" x 6 m', price: 60 });
    shopApi.serve({ ...smallCatalogue, products: [...smallCatalogue.products, bar] });
    const lines = [
      { id: 1, quantity: 12 },
      { id: 3, quantity: 2 },
      { id: 4, quantity: 10, assumption: 'negro' },
      { id: 999, quantity: 1 },
    ];
    const query = formatSharedLink({ lines, others: ['5 kg de clavos'] });
    const user = openPage(paths.sharedCart(query));
    const region = await screen.findByRole('region', { name: 'Lista compartida' });
    await within(region).findByText(
      /^Total referencial: S\/ 2,640\.00 · 1 línea con precio por consultar · Peso referencial: 304\skg/,
    );
    const rows = within(region).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '12 × TUBO CUADRADO 2" x 1"pidió 12, hay 4 en stockS/ 2,040.00',
      '2 × ÁNGULO A36 1/4"Consultar precio',
      '10 × BARRA CUADRADA A36 1" x 6\u00a0msupuesto: negroS/ 600.00',
      '1 × Producto 999Ya no está en el catálogo',
      'Otros: 5 kg de clavos',
    ]);
    expect(inCart()).toBe('3x5');
    await user.click(await button('Sumar a mi lista'));
    await waitFor(() => expect(window.location.hash).toBe('#/cart'));
    expect(inCart()).toBe('3x7.1x12.4x10');
    expect(useCart.getState().others).toEqual(['5 kg de clavos']);
  });

  it('replaces the cart where the visitor chooses so, and names missing products', async () => {
    const user = openPage(paths.sharedCart('l=1x12.999x2'));
    await user.click(await button('Reemplazar mi lista'));
    await screen.findByText(texts.missing(['Producto 999']));
    expect(inCart()).toBe('1x12');
  });

  it('keeps the cart where no product of the list exists', async () => {
    const user = openPage(paths.sharedCart('l=998x1.999x2'));
    await user.click(await button('Reemplazar mi lista'));
    await screen.findByText(texts.missing(['Producto 998', 'Producto 999']));
    expect(inCart()).toBe('3x5');
  });

  it('shows an error for a damaged link', async () => {
    const long = Array.from({ length: 3000 }, (_, id) => `${id + 1}x1`).join('.');
    for (const list of ['1x12.3', '<script>', '%E0%A4%A', long]) {
      openPage(paths.sharedCart(`l=${list}`));
      await screen.findByText(texts.broken);
      expect(inCart()).toBe('3x5');
      cleanup();
    }
  });
});

it('shares a list whole as a link, or shows that it is too long for one', async () => {
  const others = ['5 kg de clavos', 'x'.repeat(2000), '20 bolsas de cemento'];
  useCart.getState().addOthers(others);
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share });
  const user = openPage(paths.cart());
  await user.click(await screen.findByText(quoteLinkTexts.menu));
  await user.click(screen.getByText(texts.share));
  Reflect.deleteProperty(navigator, 'share');
  const query = formatSharedLink({ lines: [{ id: 3, quantity: 5 }], others });
  const url = `http://localhost:3000/#${paths.sharedCart(query)}`;
  expect(share).toHaveBeenCalledWith({ title: texts.title, url });
  act(() => useCart.getState().addOthers(['x'.repeat(limits.sharedLink)]));
  expect(screen.getByText(texts.tooLong)).toBeVisible();
  expect(screen.queryByText(texts.share)).not.toBeInTheDocument();
});
