import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { cutListTexts as texts } from '../../src/content/cut-list.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow } from '../../testing/products.ts';

beforeEach(() => {
  shopApi.serve({
    categories: ['TUBOS'],
    products: [
      productRow({ id: 1, name: 'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m', category: 'TUBOS' }),
      productRow({ id: 2, name: 'PLANCHA LAC A36 6.0 mm x 1.20 m x 2.40 m', category: 'TUBOS' }),
    ],
  });
});

describe('the cut list of a product', () => {
  it('shows the bars to buy and how to cut them, and sets the quantity', async () => {
    const user = openPage(paths.product(1));
    await user.click(await screen.findByRole('button', { name: texts.open }));
    await screen.findByRole('dialog', { name: texts.open });
    const dialog = () => screen.getByRole('dialog', { name: texts.open });
    const field = (row: number, name: string) =>
      within(within(dialog()).getByRole('group', { name: texts.row(row) })).getByRole('textbox', {
        name,
      });
    const button = (name: string) => within(dialog()).getByRole('button', { name });

    await user.type(field(1, texts.length), '7000');
    await user.click(button(texts.calculate));
    expect(field(1, texts.length)).toHaveAccessibleDescription(/^No cabe: la barra mide 6000\smm$/);
    await waitFor(() => expect(field(1, texts.length)).toHaveFocus());
    await user.clear(field(1, texts.length));
    expect(field(1, texts.length)).toBeValid();

    await user.type(field(1, texts.length), '2500');
    await user.type(field(1, texts.quantity), '3');
    await user.type(field(2, texts.length), '0,90 m');
    await user.type(within(dialog()).getByRole('textbox', { name: texts.kerf }), '3');
    await user.keyboard('{Enter}');
    await within(dialog()).findByRole('list', { name: texts.plan });
    await user.type(field(2, texts.quantity), '3');
    expect(within(dialog()).queryByRole('list', { name: texts.plan })).toBeNull();
    await user.click(button('Cerrar'));
    await user.click(screen.getByRole('button', { name: texts.open }));
    await screen.findByRole('dialog', { name: texts.open });
    expect(field(2, texts.quantity)).toHaveValue('3');
    await user.click(button(texts.calculate));
    const plan = await within(dialog()).findByRole('list', { name: texts.plan });
    expect(
      within(plan)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      '1 barra: 2 × 2500 mm + 1 × 900 mm; sobra 91 mm',
      '1 barra: 1 × 2500 mm + 2 × 900 mm; sobra 1691 mm',
    ]);
    expect(dialog()).toHaveTextContent(/2 barras de 6\sm/);
    expect(dialog()).toHaveTextContent(texts.waste('15.0'));
    expect(within(dialog()).getByRole('heading', { name: /^2 barras/ })).toHaveFocus();
    await user.click(button(texts.use(2)));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    const cuts =
      '2 barras de 6 m, corte de 3 mm — 1 barra: 2 × 2500 mm + 1 × 900 mm; sobra 91 mm / 1 barra: 1 × 2500 mm + 2 × 900 mm; sobra 1691 mm';
    expect(useCart.getState().lines).toMatchObject([{ id: 1, quantity: 2, cuts }]);
    expect(screen.queryByText(new RegExp(texts.attached))).toBeNull();
  });

  it('is not offered for a plate', async () => {
    openPage(paths.product(2));
    await screen.findByRole('heading', { level: 1, name: /^PLANCHA/ });
    expect(screen.queryByRole('button', { name: texts.open })).toBeNull();
  });
});
