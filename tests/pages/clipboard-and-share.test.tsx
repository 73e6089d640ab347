import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';

const link = 'http://localhost:3000/p/1';

beforeEach(() => shopApi.serve(smallCatalogue));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(document, 'execCommand');
});

/** Puts another clipboard, or none, in the place of the one that each visitor is given anew. */
function replaceClipboard(value: object | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
}

const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));

describe('a clipboard that is denied or absent', () => {
  const openCart = async () => {
    useCart.getState().add(shownProduct({ id: 1, name: 'TUBO' }), 2);
    openPage(paths.cart());
    return screen.findByRole('button', { name: /Copiar texto/ });
  };
  const press = (button: HTMLElement) => act(async () => button.click());

  it.each([
    ['denied', { writeText: denied }],
    ['absent', undefined],
  ])('%s, leaves the text of the quotation to be copied by hand', async (_, clipboard) => {
    const button = await openCart();
    replaceClipboard(clipboard);
    await press(button);
    expect(await screen.findByText(/seleccione el texto y cópielo/)).toBeInTheDocument();
    expect(screen.getByText(/• TUBO - Cantidad: 2/)).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Copiado!' })).not.toBeInTheDocument();
  });

  it('absent, gives way to the old command where there is one', async () => {
    const button = await openCart();
    replaceClipboard(undefined);
    const command = vi.fn(() => true);
    document.execCommand = command;
    await press(button);
    expect(command).toHaveBeenCalledWith('copy');
    expect(screen.queryByText(/seleccione el texto/)).not.toBeInTheDocument();
  });
});

describe('sharing', () => {
  const openShare = async () => {
    const user = openPage(paths.product(1));
    return { user, button: await screen.findByRole('button', { name: 'Compartir' }) };
  };

  it.each([
    ['a sheet that is denied', denied],
    [
      'a sheet that throws at once',
      () => {
        throw new TypeError('Illegal invocation');
      },
    ],
  ])('by %s falls back to copying the link', async (_, share) => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { user, button } = await openShare();
    Object.assign(navigator, { share });
    await user.click(button);
    expect(alert).toHaveBeenCalledWith('Enlace copiado al portapapeles');
    expect(await navigator.clipboard.readText()).toBe(link);
  });
});
