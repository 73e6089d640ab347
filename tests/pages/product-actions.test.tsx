import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { savedProductsKey } from '../../src/catalog/saved-products.ts';
import { timings } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

describe('adding to the cart', () => {
  const open = async () => {
    const user = openPage(paths.product(1));
    const button = await screen.findByRole('button', { name: 'Agregar al carrito' });
    await waitFor(() => expect(button).toBeEnabled());
    return { user, button, quantity: screen.getByRole('textbox', { name: 'Cantidad' }) };
  };

  it('adds on the click, shows 800 ms of loading, resets to 1 and opens the modal', async () => {
    const { user, button, quantity } = await open();
    await user.clear(quantity);
    await user.type(quantity, '3');
    vi.useFakeTimers();
    act(() => button.click());
    expect(useCart.getState().lines).toMatchObject([{ id: 1, quantity: 3 }]);
    await advanceTime(timings.addToCart - 1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await advanceTime(1);
    expect(quantity).toHaveValue('1');
    const dialog = screen.getByRole('dialog', { name: 'Producto agregado para cotización' });
    expect(within(dialog).getByRole('button', { name: 'Seguir cotizando' })).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Ver carrito' })).toBeInTheDocument();
    expect(timings.addToCart).toBe(800);
  });

  it('leaving at once loses nothing', async () => {
    const { user, button } = await open();
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'Inicio' }));
    expect(useCart.getState().lines).toMatchObject([{ id: 1, quantity: 1 }]);
  });

  it('takes any integer from 1, of which the cart keeps 99', async () => {
    const { user, button, quantity } = await open();
    await user.clear(quantity);
    await user.type(quantity, '500');
    vi.useFakeTimers();
    act(() => button.click());
    expect(useCart.getState().lines).toMatchObject([{ id: 1, quantity: 99 }]);
    await advanceTime(timings.addToCart);
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Cantidad: 99');
    expect(dialog).toHaveTextContent(
      'La cantidad debe estar entre 1 y 99. No se agregaron 401 unidades',
    );
  });
});

describe('sharing', () => {
  const link = 'http://localhost:3000/p/1';
  const share = async () => {
    const user = openPage(paths.product(1));
    const button = await screen.findByRole('button', { name: 'Compartir' });
    return { user, button };
  };

  it('uses the system’s own sheet, and a cancelled one says nothing', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { user, button } = await share();
    const native = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.assign(navigator, { share: native });
    await user.click(button);
    Reflect.deleteProperty(navigator, 'share');
    expect(native).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
    expect(alert).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('without it, copies the link and says so', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { user, button } = await share();
    await user.click(button);
    expect(alert).toHaveBeenCalledWith('Enlace copiado al portapapeles');
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('when copying fails, shows the link to copy by hand', async () => {
    const { user, button } = await share();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button);
    expect(await screen.findByRole('textbox', { name: 'Enlace del producto' })).toHaveValue(link);
  });

  it('the favourite is toggled, and only this browser remembers it', async () => {
    const user = openPage(paths.product(1));
    const favourite = await screen.findByRole('button', { name: 'Favorito' });
    await screen.findByText('S/ 170.00');
    const sent = shopApi.requests().length;
    await user.click(favourite);
    expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await user.click(favourite);
    expect(favourite).toHaveAttribute('aria-pressed', 'false');
    await user.click(favourite);
    expect(JSON.parse(localStorage.getItem(savedProductsKey) ?? '')).toMatchObject({
      favourites: [1],
    });
    expect(shopApi.requests()).toHaveLength(sent);
  });
});
