import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { cartKey } from '../../src/cart/stored-cart.ts';
import { limits } from '../../src/config.ts';
import type { Product } from '../../src/graphql/queries.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const tube: Product = shownProduct({ id: 1, name: 'TUBO 2" x 1"', price: 200, discount: 15 });
const rangeMessage = 'La cantidad debe estar entre 1 y 99';

/** The quantity in the browser's storage, and the one that the quotation asks for. */
function keptAndSent(): { kept: unknown; sent: string | undefined } {
  const [line] = JSON.parse(localStorage.getItem(cartKey) ?? '[]');
  const link = screen.getByRole('link', { name: 'Solicitar cotización' }).getAttribute('href');
  const text = new URL(link ?? '').searchParams.get('text');
  return { kept: line?.quantity, sent: text?.match(/Cantidad: (.*)/)?.[1] };
}

const both = (quantity: number) => ({ kept: quantity, sent: String(quantity) });

/** Opens the cart over a stored 7, with the field's text selected as a visitor does to replace it. */
async function open() {
  useCart.getState().add(tube, 7);
  const user = openPage(paths.cart());
  const field = await screen.findByRole('textbox', { name: 'Cantidad de TUBO 2" x 1"' });
  await user.tripleClick(field);
  return { user, field };
}

describe('a quantity typed key by key over a stored 7', () => {
  it.each(['100', '1e1', '2.5', '-3', 'abc', '0'])(
    'keeps the 7 at every key of %s, says why and stays to be mended',
    async (text) => {
      const { user, field } = await open();
      for (const key of text) {
        await user.keyboard(key);
        expect(keptAndSent()).toEqual(both(7));
      }
      expect(field).toHaveAccessibleDescription(rangeMessage);
      await user.keyboard('{Enter}');
      await user.tab();
      expect(field).toHaveValue(text);
      expect(field).toHaveAccessibleDescription(rangeMessage);
      expect(keptAndSent()).toEqual(both(7));
    },
  );

  it('goes on from the 7 by + where what is typed is no number', async () => {
    const { user } = await open();
    await user.keyboard('2.5');
    await user.click(screen.getByRole('button', { name: /^Aumentar/ }));
    expect(keptAndSent()).toEqual(both(8));
  });

  it.each([
    ['Enter', '{Enter}'],
    ['leaving the field', '{Tab}'],
  ])('is stored whole by %s, and not before', async (_, commit) => {
    const { user, field } = await open();
    for (const key of '12') {
      await user.keyboard(key);
      expect(field).not.toHaveAccessibleDescription();
      expect(keptAndSent()).toEqual(both(7));
    }
    await user.keyboard(commit);
    expect(keptAndSent()).toEqual(both(12));
  });

  it('is stored by + and −, which count from what is typed', async () => {
    const { user } = await open();
    await user.keyboard('12');
    await user.click(screen.getByRole('button', { name: /^Aumentar/ }));
    expect(keptAndSent()).toEqual(both(13));
    await user.click(screen.getByRole('button', { name: /^Disminuir/ }));
    expect(keptAndSent()).toEqual(both(12));
  });

  it('is in the quotation that is sent straight from the field', async () => {
    const { user } = await open();
    await user.keyboard('12');
    await user.pointer({
      keys: '[MouseLeft>]',
      target: screen.getByRole('link', { name: 'Solicitar cotización' }),
    });
    expect(keptAndSent()).toEqual(both(12));
  });

  it('is not lost by going back with the field in hand', async () => {
    const { user } = await open();
    await user.keyboard('12');
    window.location.hash = `#${paths.list()}`;
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Cantidad/ })).toBeNull());
    expect(useCart.getState().lines).toMatchObject([{ quantity: 12 }]);
  });

  it('is 1 where the field is left empty, and still 7 until then', async () => {
    const { user, field } = await open();
    await user.keyboard('{Backspace}');
    expect(field).toHaveValue('');
    expect(keptAndSent()).toEqual(both(7));
    await user.tab();
    expect(field).toHaveValue('1');
    expect(keptAndSent()).toEqual(both(1));
  });

  it('gives way to a mended one, and its message with it', async () => {
    const { user, field } = await open();
    await user.keyboard('100{Enter}{Backspace}');
    expect(field).toHaveValue('10');
    expect(field).not.toHaveAccessibleDescription();
    expect(keptAndSent()).toEqual(both(7));
    await user.keyboard('{Enter}');
    expect(keptAndSent()).toEqual(both(10));
  });
});

it('a quantity of 99 is stored, and + ends there', async () => {
  const { user } = await open();
  await user.keyboard('99{Enter}');
  expect(keptAndSent()).toEqual(both(99));
  expect(screen.getByRole('button', { name: /^Aumentar/ })).toBeDisabled();
  expect(limits.cartQuantity).toEqual({ min: 1, max: 99 });
});

describe('the quantity of a product page, typed key by key', () => {
  it.each(['0', '1e1', '2.5', '-3', 'abc'])(
    'of %s adds nothing and says why, also once the field is left',
    async (text) => {
      const user = openPage(paths.product(1));
      const add = await screen.findByRole('button', { name: 'Agregar al carrito' });
      await waitFor(() => expect(add).toBeEnabled());
      const field = screen.getByRole('textbox', { name: 'Cantidad' });
      await user.tripleClick(field);
      await user.keyboard(text);
      await user.click(add);
      expect(field).toHaveValue(text);
      expect(field).toHaveAccessibleDescription('Ingrese un número entero desde 1');
      expect(useCart.getState().lines).toEqual([]);
      expect(localStorage.getItem(cartKey)).toBeNull();
    },
  );
});
