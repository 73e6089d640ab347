import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { useOtherItems } from '../../src/cart/other-items.ts';
import { sharedListTexts as texts } from '../../src/content/shared-list.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, shownProduct, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const fill = () => useCart.getState().add(shownProduct({ id: 3, name: 'ÁNGULO A36 1/4"' }), 5);
const inCart = () => useCart.getState().lines.map(({ id, quantity }) => [id, quantity]);
const button = (name: string) => screen.findByRole('button', { name });

describe('a list that comes by a link', () => {
  it('changes nothing before the visitor says how, and is added to what there is', async () => {
    fill();
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

  it('takes the place of what there was, where that is wanted; what is gone is named', async () => {
    fill();
    const user = openPage(paths.sharedCart('1x12.999x2'));
    await user.click(await button('Reemplazar mi lista'));
    await screen.findByText(texts.missing(['Producto 999']));
    expect(inCart()).toEqual([[1, 12]]);
  });

  it('that cannot be had leaves what there was', async () => {
    fill();
    const user = openPage(paths.sharedCart('998x1.999x2'));
    await user.click(await button('Reemplazar mi lista'));
    await screen.findByText(texts.missing(['Producto 998', 'Producto 999']));
    expect(inCart()).toEqual([[3, 5]]);
  });

  it('damaged, says so and changes nothing', async () => {
    fill();
    for (const list of ['1x12.3', '<script>', '1x1.1x1', '%E0%A4%A']) {
      openPage(paths.sharedCart(list));
      expect(await screen.findByText(texts.broken)).toBeInTheDocument();
      expect(inCart()).toEqual([[3, 5]]);
      cleanup();
    }
  });
});

describe('sharing a list', () => {
  it('gives its link as text and as a QR code', async () => {
    fill();
    const user = openPage(paths.cart());
    await user.click(await button(texts.share));
    const dialog = await screen.findByRole('dialog', { name: texts.share });
    const link = `http://localhost:3000/#${paths.sharedCart('3x5')}`;
    expect(within(dialog).getByRole('textbox', { name: texts.link })).toHaveValue(link);
    expect(within(dialog).getByRole('img', { name: texts.qr })).toBeVisible();
  });

  it('of more lines than a camera reads says that the link is to be copied', async () => {
    for (let id = 1001; id <= 1150; id++) {
      useCart.getState().add(shownProduct({ id, name: `ÁNGULO ${id}` }), 12);
    }
    const user = openPage(paths.cart());
    // Not by role: reading all those lines for it takes its time.
    await user.click(await screen.findByText(texts.share));
    const dialog = await screen.findByRole('dialog', { name: texts.share });
    expect(dialog).toHaveTextContent(texts.qrTooDense);
    expect(within(dialog).queryByRole('img', { name: texts.qr })).toBeNull();
    expect(within(dialog).getByRole('textbox', { name: texts.link })).toBeVisible();
  });

  it('says that what the shop could not resolve stays out of the link', async () => {
    fill();
    useOtherItems.getState().add(['20 bolsas de cemento', '5 kg de clavos']);
    const user = openPage(paths.cart());
    await user.click(await button(texts.share));
    const dialog = await screen.findByRole('dialog', { name: texts.share });
    expect(dialog).toHaveTextContent('No lleva las 2 líneas de «Otros»');
  });

  it('restores 300 lines from a link', async () => {
    const ids = Array.from({ length: 300 }, (_, index) => 1001 + index);
    shopApi.serve({
      categories: ['ÁNGULOS'],
      products: ids.map((id) => productRow({ id, name: `ÁNGULO ${id}`, category: 'ÁNGULOS' })),
    });
    const wanted = ids.map((id) => [id, (id % 99) + 1]);
    const user = openPage(
      paths.sharedCart(wanted.map(([id, quantity]) => `${id}x${quantity}`).join('.')),
    );
    await user.click(await button('Sumar a mi lista'));
    await waitFor(() => expect(inCart()).toEqual(wanted), { timeout: 60_000 });
  });
});
