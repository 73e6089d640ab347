import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { timings } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

/** Adds a product from its card, and returns the modal that opens. */
async function quoteFromCard() {
  const user = openPage(paths.category('TUBOS'));
  await user.click(await screen.findByRole('button', { name: 'Cotizar TUBO CUADRADO 2" x 1"' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

/** Adds a product from its own page, and returns the modal that opens. */
async function addFromPage() {
  const user = openPage(paths.product(1));
  const add = await screen.findByRole('button', { name: 'Agregar al carrito' });
  await waitFor(() => expect(add).toBeEnabled());
  vi.useFakeTimers();
  act(() => add.click());
  await advanceTime(timings.addToCart);
  vi.useRealTimers();
  return { user, dialog: within(screen.getByRole('dialog')) };
}

describe('the modal after a card', () => {
  it('leads by «Ir al carrito» to the cart', async () => {
    const { user, dialog } = await quoteFromCard();
    expect(dialog.getByRole('button', { name: 'Seguir comprando' })).toBeInTheDocument();
    await user.click(dialog.getByRole('link', { name: 'Ir al carrito' }));
    await screen.findByRole('list', { name: 'Productos de su cotización' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the modal on a product page', () => {
  it('closes by «Seguir cotizando», and the page stays', async () => {
    const { user, dialog } = await addFromPage();
    await user.click(dialog.getByRole('button', { name: 'Seguir cotizando' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('#/products/1');
  });

  it('leads by «Ver carrito» to the cart', async () => {
    const { user, dialog } = await addFromPage();
    await user.click(dialog.getByRole('link', { name: 'Ver carrito' }));
    await screen.findByRole('list', { name: 'Productos de su cotización' });
  });
});

describe('the cart', () => {
  it('lies in the browser under «cart», a plain array of products with quantity', async () => {
    await quoteFromCard();
    expect(JSON.parse(localStorage.getItem('cart') ?? 'null')).toEqual([
      {
        id: 1,
        uuid: null,
        name: 'TUBO CUADRADO 2" x 1"',
        price: 200,
        description: 'Tubo para rejas',
        imageUrl: '/images/products/tubo_rectangular-640.webp',
        category: 'TUBOS',
        stock: 4,
        discount: 15,
        marca: 'Ñandú',
        quantity: 1,
      },
    ]);
  });

  it('takes a line that is being removed out of reach at once', async () => {
    const { user, dialog } = await quoteFromCard();
    await user.click(dialog.getByRole('link', { name: 'Ir al carrito' }));
    const list = await screen.findByRole('list', { name: 'Productos de su cotización' });
    const line = within(list).getByRole('listitem');
    expect(line).not.toHaveAttribute('inert');
    vi.useFakeTimers();
    act(() =>
      within(line)
        .getByRole('button', { name: /^Eliminar/ })
        .click(),
    );
    expect(line).toHaveAttribute('inert');
    await advanceTime(timings.cartRemoval);
    expect(screen.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeInTheDocument();
  });
});

it('a product that is not in the cart yet becomes a line of its own', async () => {
  const { user, dialog } = await quoteFromCard();
  await user.click(dialog.getByRole('button', { name: 'Seguir comprando' }));
  await user.click(screen.getByRole('button', { name: 'Cotizar TUBO REDONDO 1/2"' }));
  await screen.findByRole('dialog');
  expect(useCart.getState().lines).toMatchObject([
    { id: 1, quantity: 1 },
    { id: 2, quantity: 1 },
  ]);
});
