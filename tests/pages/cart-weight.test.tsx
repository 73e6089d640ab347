import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const bar = shownProduct({ id: 1, name: 'BARRA CUADRADA A36 1" x 6 m' });
const sheet = shownProduct({
  id: 2,
  name: 'PLANCHA LAC A36 1/4" (6.0 mm) x 1.20 m x 2.40 m',
  description: 'Peso teórico: 47.10 kg/m²; 135.6 kg por pieza.',
});
const silicone = shownProduct({ id: 3, name: 'SILICONA MULTIUSO 280 ml' });
const fill = (...lines: [product: ReturnType<typeof shownProduct>, quantity: number][]) => {
  for (const [product, quantity] of lines) useCart.getState().add(product, quantity);
};
const summary = () => screen.findByRole('region', { name: 'Resumen' });

describe('the weight of the cart', () => {
  it('stands by line, and in all with the lines that have none', async () => {
    fill([bar, 10], [sheet, 7], [silicone, 2]);
    openPage(paths.cart());
    const list = await screen.findByRole('list', { name: 'Productos de su cotización' });
    const [first, second, third] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Peso referencial: 304\skg/);
    expect(second).toHaveTextContent(/Peso referencial: 949\skg/);
    expect(third).not.toHaveTextContent('Peso');
    expect(await summary()).toHaveTextContent(/Peso referencial1\s253\skg · 1 línea sin peso/);
  });

  it('says nothing where none is known', async () => {
    fill([silicone, 2]);
    openPage(paths.cart());
    expect(await summary()).not.toHaveTextContent('Peso');
  });
});
