import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { useOtherItems } from '../../src/cart/other-items.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('what another tab has stored meanwhile', () => {
  it('of the buyer’s data stays when a field is filled in here', async () => {
    useCart.getState().add(shownProduct({ id: 3, name: 'ÁNGULO A36 1/4"' }), 5);
    const user = openPage(paths.cart());
    const place = await screen.findByRole('textbox', { name: 'Lugar de entrega' });
    localStorage.setItem('cart-data', JSON.stringify({ reference: 'Obra 14' }));
    await user.type(place, 'Ate');
    expect(stored('cart-data')).toMatchObject({ reference: 'Obra 14', place: 'Ate' });
    expect(screen.getByRole('textbox', { name: 'Referencia u obra' })).toHaveValue('Obra 14');
  });

  it('beside the products stays when something is added here', () => {
    useOtherItems.getState().add(['7 cuerdas']);
    localStorage.setItem('cart-others', JSON.stringify(['7 cuerdas', '5 zunchos']));
    useOtherItems.getState().add(['2 martillos']);
    expect(stored('cart-others')).toEqual(['7 cuerdas', '5 zunchos', '2 martillos']);
  });
});
