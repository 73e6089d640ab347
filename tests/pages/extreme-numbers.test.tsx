import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectCart, useCart } from '../../src/cart/cart-store.ts';
import { cartEntry } from '../../src/cart/stored-cart.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow } from '../../testing/products.ts';

const products = Array.from({ length: 9 }, (_, at) =>
  productRow({ id: at + 1, name: `BISAGRA ${at + 1}"`, category: 'BISAGRA', price: 10, stock: 5 }),
);
const extreme = {
  ...(products[7] as (typeof products)[number]),
  id: 8,
  price: 1e308,
  discount: -1e308,
  stock: 2 ** 31 - 1,
};
const name = extreme.name ?? '';

beforeEach(() =>
  shopApi.serve({ products: products.map((row) => (row.id === 8 ? extreme : row)) }),
);

/** What another tab has stored. */
function store(lines: readonly unknown[]): void {
  localStorage.setItem(cartEntry.key, JSON.stringify(lines));
  dispatchEvent(new StorageEvent('storage', { key: cartEntry.key }));
}

describe('a price of 1e308 among those of other products', () => {
  it('is on request in the table of its category', async () => {
    openPage(`${paths.category('BISAGRA')}?vista=lista`);
    expect(await screen.findAllByText('Consultar precio')).toHaveLength(1);
    await waitFor(() => expect(screen.getAllByText('S/ 10.00')).toHaveLength(8));
  });

  it('is on request on the page of its product, in the cart and in the request', async () => {
    const user = openPage(paths.product(8));
    await screen.findAllByText('Consultar precio');
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    await user.click(await screen.findByRole('link', { name: 'Ver carrito' }));
    const lines = await screen.findByRole('list', { name: 'Productos de su cotización' });
    expect(within(lines).getByRole('listitem')).toHaveTextContent('Consultar precio');
    const request = screen.getByRole('link', { name: 'Solicitar cotización' });
    expect(request).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(name)));
  });
});

describe('a stored cart with numbers out of range', () => {
  const line = (id: number, fields: object) => ({
    id,
    name: `BISAGRA ${id}"`,
    quantity: 3,
    ...fields,
  });
  const damaged = { price: 1e300, quantity: 99, wanted: 9007199254740991, comparedAt: 9e15 };

  it('is shown, changed, sent and emptied', async () => {
    const disconnect = connectCart();
    store([line(1, { price: 10 }), line(50, damaged), line(3, { price: 10, stock: 1e300 })]);
    const user = openPage(paths.cart());
    const lines = await screen.findByRole('list', { name: 'Productos de su cotización' });
    expect(within(lines).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    const field = screen.getByRole('textbox', { name: 'Cantidad de BISAGRA 50"' });
    await user.clear(field);
    await user.type(field, '4{Enter}');
    expect(useCart.getState().lines.map(({ quantity }) => quantity)).toEqual([3, 4, 3]);
    const request = screen.getByRole('link', { name: 'Solicitar cotización' }).getAttribute('href');
    expect(new URL(request ?? '').searchParams.get('text')).toContain('BISAGRA 50" - Cantidad: 4');
    await user.click(screen.getByText('Copiar, compartir, imprimir…'));
    await user.click(screen.getByRole('button', { name: 'Vaciar' }));
    await screen.findByRole('heading', { name: 'Tu carrito está vacío' });
    disconnect();
  });
});
