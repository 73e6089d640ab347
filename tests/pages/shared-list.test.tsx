import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { useOtherItems } from '../../src/cart/other-items.ts';
import { sharedListTexts as texts } from '../../src/content/shared-list.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => {
  shopApi.serve(smallCatalogue);
  useCart.getState().add(shownProduct({ id: 3, name: 'ÁNGULO A36 1/4"' }), 5);
});

const inCart = () => useCart.getState().lines.map(({ id, quantity }) => [id, quantity]);
const button = (name: string) => screen.findByRole('button', { name });

describe('opening a shared list', () => {
  it('changes nothing until the visitor adds it to the cart', async () => {
    const user = openPage(paths.sharedCart('1x12.3x2'));
    await screen.findByRole('heading', { name: 'Lista compartida' });
    expect(inCart()).toEqual([[3, 5]]);
    expect(await screen.findByText('12 × TUBO CUADRADO 2" x 1"')).toBeVisible();
    await user.click(await button('Sumar a mi lista'));
    await waitFor(() => expect(window.location.hash).toBe('#/cart'));
    expect(inCart()).toEqual([
      [3, 7],
      [1, 12],
    ]);
  });

  it('replaces the cart where the visitor chooses so, and names missing products', async () => {
    const user = openPage(paths.sharedCart('1x12.999x2'));
    await user.click(await button('Reemplazar mi lista'));
    await screen.findByText(texts.missing(['Producto 999']));
    expect(inCart()).toEqual([[1, 12]]);
  });

  it('keeps the cart where no product of the list exists', async () => {
    const user = openPage(paths.sharedCart('998x1.999x2'));
    await user.click(await button('Reemplazar mi lista'));
    await screen.findByText(texts.missing(['Producto 998', 'Producto 999']));
    expect(inCart()).toEqual([[3, 5]]);
  });

  it('shows an error for a damaged link', async () => {
    for (const list of ['1x12.3', '<script>', '%E0%A4%A']) {
      openPage(paths.sharedCart(list));
      await screen.findByText(texts.broken);
      expect(inCart()).toEqual([[3, 5]]);
      cleanup();
    }
  });
});

describe('sharing a list', () => {
  const openDialog = async () => {
    const user = openPage(paths.cart());
    // Not by role, which is slow among many lines.
    await user.click(await screen.findByText(texts.share));
    return screen.findByRole('dialog', { name: texts.share });
  };

  it('shows a link and a QR code, and the number of items not included', async () => {
    useOtherItems.getState().add(['20 bolsas de cemento', '5 kg de clavos']);
    const dialog = await openDialog();
    const link = `http://localhost:3000/#${paths.sharedCart('3x5')}`;
    expect(within(dialog).getByRole('textbox', { name: texts.link })).toHaveValue(link);
    expect(within(dialog).getByRole('img', { name: texts.qr })).toBeVisible();
    expect(dialog).toHaveTextContent('No lleva las 2 líneas de «Otros»');
  });

  it('shows no QR code for more lines than a camera reads', async () => {
    for (let id = 1001; id <= 1150; id++) {
      useCart.getState().add(shownProduct({ id, name: `ÁNGULO ${id}` }), 12);
    }
    const dialog = await openDialog();
    expect(dialog).toHaveTextContent(texts.qrTooDense);
    expect(within(dialog).queryByRole('img', { name: texts.qr })).toBeNull();
    expect(within(dialog).getByRole('textbox', { name: texts.link })).toBeVisible();
  });
});
