import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { limits } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, shownProduct } from '../../testing/products.ts';

const priceOf = (id: number) => `S/ ${id}.00`;
const products = Array.from({ length: limits.listProducts }, (_, at) =>
  productRow({ id: at + 101, name: `DISCO ${at + 1}"`, category: 'DISCOS', price: at + 101 }),
);
const requests = () => shopApi.requests('producto').length;

it('a category of 48 cards asks for its prices in a request for each part that is drawn', async () => {
  shopApi.serve({ products });
  openPage(paths.category('DISCOS'));
  for (const { id } of products) expect(await screen.findByText(priceOf(id))).toBeInTheDocument();
  expect(requests()).toBeLessThanOrEqual(limits.listProducts / limits.firstCards);
});

it('the cards of a first view ask for their prices before a frame is drawn', async () => {
  class NoFrames {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', NoFrames);
  shopApi.serve({ products });
  openPage(paths.category('DISCOS'));
  expect(await screen.findByText(priceOf(101))).toBeInTheDocument();
});

it('a cart of 30 lines is compared in three requests', async () => {
  const lines = products.slice(0, 30);
  for (const { id, name } of lines) useCart.getState().add(shownProduct({ id, name, price: 1 }), 1);
  shopApi.serve({ products });
  openPage(paths.cart());
  const list = within(await screen.findByRole('list', { name: 'Productos de su cotización' }));
  await waitFor(() => expect(list.getAllByText(/^Antes S\/ 1\.00/)).toHaveLength(30));
  expect(requests()).toBe(3);
});
