import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { cartEntry } from '../../src/cart/stored-cart.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, shownProduct } from '../../testing/products.ts';

beforeEach(() => shopApi.serve({ products: [productRow({ id: 1, name: 'TUBO' })] }));

const rangeMessage = 'La cantidad debe estar entre 1 y 99';

/** The quantity in the storage and in the request. */
function storedAndSent(): [stored: unknown, sent: string | undefined] {
  const [line] = JSON.parse(localStorage.getItem(cartEntry.key) ?? '[]');
  const link = screen.getByRole('link', { name: 'Solicitar cotización' }).getAttribute('href');
  const text = new URL(link ?? '').searchParams.get('text');
  return [line?.quantity, text?.match(/Cantidad: (.*)/)?.[1]];
}

/** Opens the cart with a stored 7 and selects the text of its field. */
async function open() {
  useCart.getState().add(shownProduct({ id: 1, name: 'TUBO' }), 7);
  const user = openPage(paths.cart());
  const field = await screen.findByRole('textbox', { name: 'Cantidad de TUBO' });
  await user.tripleClick(field);
  return { user, field };
}

describe('a quantity typed over a stored 7', () => {
  it('keeps the 7 for every prefix of 100, and shows the invalid text with a message', async () => {
    const { user, field } = await open();
    for (const key of '100') {
      await user.keyboard(key);
      expect(storedAndSent()).toEqual([7, '7']);
    }
    await user.tab();
    expect(field).toHaveValue('100');
    expect(field).toHaveAccessibleDescription(rangeMessage);
    expect(storedAndSent()).toEqual([7, '7']);
  });

  it.each([
    ['Enter', '{Enter}'],
    ['leaving the field', '{Tab}'],
  ])('is stored by %s, not before', async (_, commit) => {
    const { user } = await open();
    await user.keyboard('12');
    expect(storedAndSent()).toEqual([7, '7']);
    await user.keyboard(commit);
    expect(storedAndSent()).toEqual([12, '12']);
  });

  it('is not counted by + and − where it is no whole number', async () => {
    const { user } = await open();
    await user.keyboard('2.5');
    await user.click(screen.getByRole('button', { name: /^Aumentar/ }));
    expect(storedAndSent()).toEqual([8, '8']);
    await user.click(screen.getByRole('button', { name: /^Disminuir/ }));
    expect(storedAndSent()).toEqual([7, '7']);
  });

  it('is in the request that is sent straight from the field', async () => {
    const { user } = await open();
    await user.keyboard('12');
    await user.pointer({
      keys: '[MouseLeft>]',
      target: screen.getByRole('link', { name: 'Solicitar cotización' }),
    });
    expect(storedAndSent()).toEqual([12, '12']);
  });

  it('is stored when the visitor leaves the page from the field', async () => {
    const { user } = await open();
    await user.keyboard('12');
    window.location.hash = `#${paths.list()}`;
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Cantidad/ })).toBeNull());
    expect(useCart.getState().lines).toMatchObject([{ quantity: 12 }]);
  });

  it('beyond 99 is refused, and ordered as an additional quantity by one button', async () => {
    const { user, field } = await open();
    await user.keyboard('150{Tab}');
    expect(field).toHaveAccessibleDescription(rangeMessage);
    expect(storedAndSent()).toEqual([7, '7']);
    const order = 'Pedir 150: 99 y 51 como cantidad adicional';
    await user.click(screen.getByRole('button', { name: order }));
    expect(field).toHaveValue('99');
    expect(field).toBeValid();
    expect(storedAndSent()).toEqual([99, '99']);
    expect(screen.getByText('Total: 150. Cantidad adicional: 51')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: order })).not.toBeInTheDocument();
  });

  it('beyond 99 is counted from its sum by + and −, without losing the rest', async () => {
    const { user } = await open();
    act(() => useCart.getState().update(1, 101));
    const change = (name: RegExp) => user.click(screen.getByRole('button', { name }));
    await change(/^Aumentar/);
    expect(screen.getByText('Total: 102. Cantidad adicional: 3')).toBeInTheDocument();
    for (let times = 0; times < 4; times += 1) await change(/^Disminuir/);
    expect(storedAndSent()).toEqual([98, '98']);
    expect(screen.queryByText(/Cantidad adicional/)).not.toBeInTheDocument();
  });

  it('becomes 1 where the field is left empty', async () => {
    const { user, field } = await open();
    await user.keyboard('{Backspace}');
    expect(field).toHaveValue('');
    expect(storedAndSent()).toEqual([7, '7']);
    await user.tab();
    expect(field).toHaveValue('1');
    expect(storedAndSent()).toEqual([1, '1']);
  });
});
