import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { cartKey } from '../../src/cart/stored-cart.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

/** A storage that holds so many characters and refuses more, as a browser's does. */
function limitStorage(characters: number) {
  const store = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > characters) throw new DOMException('full', 'QuotaExceededError');
    store.call(this, key, value);
  });
}

const stored = () => JSON.parse(localStorage.getItem(cartKey) ?? '[]') as { id: number }[];

describe('a thousand lines', () => {
  it('are kept, sent as a summary that is said to be one, and can be copied whole', async () => {
    const { add } = useCart.getState();
    for (let id = 1; id <= 1000; id += 1) add(shownProduct({ id, name: `TUBO ${id}` }), 1);
    expect(stored()).toHaveLength(1000);
    openPage(paths.cart());
    // Not by role: reading a thousand lines for it again and again takes its time.
    const summed = await screen.findByText(/Lista de 1000 productos, 1000 unidades/);
    const region = summed.closest('section');
    expect(region).toHaveAccessibleName('Resumen');
    const summary = within(region ?? summed);
    const cart = document.querySelector('header a[aria-label^="Carrito:"]');
    expect(cart).toHaveAccessibleName('Carrito: 1000 productos, 1000 unidades');
    expect(summary.getByText(/La lista es muy larga para un enlace/)).toBeInTheDocument();
    await userEvent.click(summary.getByRole('button', { name: /Copiar texto/ }));
    expect(await navigator.clipboard.readText()).toMatch(/• TUBO 1000 - Cantidad: 1\n/);
  });

  it('the storage full on the way, loses nothing of what is in memory', () => {
    limitStorage(20_000);
    const { add } = useCart.getState();
    for (let id = 1; id <= 1000; id += 1) add(shownProduct({ id, name: `TUBO ${id}` }), 1);
    expect(useCart.getState().lines).toHaveLength(1000);
    expect(useCart.getState().failure).toBe('Error al actualizar la cantidad');
    // What was stored last before it was full is whole.
    expect(stored().length).toBeGreaterThan(50);
  });
});

describe('storage that refuses', () => {
  it('is said on the cart page, which goes on in memory and stores again once it can', async () => {
    useCart.getState().add(shownProduct({ id: 1, name: 'TUBO' }), 2);
    limitStorage(0);
    const user = openPage(paths.cart());
    await user.click(await screen.findByRole('button', { name: /^Aumentar/ }));
    expect(await screen.findByText('Error al actualizar la cantidad')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Cantidad de TUBO' })).toHaveValue('3');
    expect(stored()).toMatchObject([{ id: 1, quantity: 2 }]);
    vi.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: /^Aumentar/ }));
    expect(screen.queryByText('Error al actualizar la cantidad')).not.toBeInTheDocument();
    expect(stored()).toMatchObject([{ id: 1, quantity: 4 }]);
  });
});

describe('what is stored in the browser', () => {
  it('is nothing of a visitor: no name, e-mail, telephone or message', async () => {
    const user = openPage(paths.home());
    await user.type(await screen.findByRole('textbox', { name: /^Nombre/ }), 'Marcador Quispe');
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'marcador@taller.example');
    await user.type(screen.getByRole('textbox', { name: /^Teléfono/ }), '987654321');
    await user.type(screen.getByRole('textbox', { name: /^Mensaje/ }), 'Mensaje de marcador');
    await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
    await screen.findByText('¡Mensaje enviado con éxito!');
    expect(shopApi.requests('email')).toHaveLength(1);
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    expect(kept).not.toMatch(/marcador|quispe|987654321/i);
  });
});
