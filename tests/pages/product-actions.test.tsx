import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { cartEntry } from '../../src/cart/stored-cart.ts';
import { savedProductsEntry } from '../../src/catalogue/saved-products.ts';
import { timings } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import { preloadPage } from '../../src/routes.tsx';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { saveData } from '../../testing/save-data.ts';
import { advanceTime, useRealTimers } from '../../testing/time.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const lines = () => useCart.getState().lines;

describe('adding to the cart on a product page', () => {
  const open = async () => {
    const user = openPage(paths.product(1));
    const button = await screen.findByRole('button', { name: 'Agregar al carrito' });
    await waitFor(() => expect(button).toBeEnabled());
    return { user, button, quantity: screen.getByRole('textbox', { name: 'Cantidad' }) };
  };

  it('adds on the click, is busy for 800 ms, resets to 1 and opens a dialog', async () => {
    const { user, button, quantity } = await open();
    await user.tripleClick(quantity);
    await user.keyboard('3');
    vi.useFakeTimers();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(lines()).toMatchObject([{ id: 1, quantity: 3 }]);
    expect(timings.addToCart).toBe(800);
    await advanceTime(799);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await advanceTime(1);
    expect(quantity).toHaveValue('1');
    await useRealTimers();
    const dialog = within(
      screen.getByRole('dialog', { name: 'Producto agregado para cotización' }),
    );
    expect(dialog.getByRole('link', { name: 'Ver carrito' })).toHaveAttribute('href', '#/cart');
    await user.click(dialog.getByRole('button', { name: 'Seguir cotizando' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('#/products/1');
  });

  it('keeps the product in the cart, without a dialog, when the visitor leaves within that time', async () => {
    const { button } = await open();
    await preloadPage(paths.cart());
    vi.useFakeTimers();
    act(() => button.click());
    await act(async () => {
      window.location.hash = `#${paths.cart()}`;
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await advanceTime(timings.addToCart * 2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(lines()).toMatchObject([{ id: 1, quantity: 1 }]);
  });

  it('keeps the pieces of a quantity of 500 beyond 99 as an additional quantity', async () => {
    const { user, button, quantity } = await open();
    await user.tripleClick(quantity);
    await user.paste('500');
    expect(quantity).toBeValid();
    await user.click(button);
    expect(lines()).toMatchObject([{ id: 1, quantity: 99, wanted: 500 }]);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/Cantidad: 500\s*Cantidad adicional: 401 \(total 500\)/);
    expect(dialog).not.toHaveTextContent('La cantidad debe estar');
  });

  it('adds nothing for an invalid quantity, and shows why', async () => {
    const { user, button, quantity } = await open();
    await user.tripleClick(quantity);
    await user.keyboard('2.5');
    await user.click(button);
    expect(quantity).toHaveValue('2.5');
    expect(quantity).toHaveAccessibleDescription('Ingrese un número entero desde 1');
    expect(lines()).toEqual([]);
  });
});

describe('the quote button of a product card', () => {
  const open = async () => {
    const user = openPage(paths.category('TUBOS'));
    const name = 'Cotizar TUBO CUADRADO 2" x 1"';
    return { user, button: await screen.findByRole('button', { name }) };
  };

  it('requests the product, adds one piece, stores the cart and opens a dialog', async () => {
    saveData();
    const { user, button } = await open();
    await user.click(button);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Producto agregado para cotización' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Seguir comprando' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button);
    await user.click(await screen.findByRole('link', { name: 'Ir al carrito' }));
    await screen.findByRole('list', { name: 'Productos de su cotización' });
    expect(shopApi.requests('producto')).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem(cartEntry.key) ?? 'null')).toEqual([
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
        marca: null,
        quantity: 2,
        comparedAt: expect.any(Number),
      },
    ]);
  });

  itInScenario('lento-300:producto', 'ignores a second click while busy', async () => {
    saveData();
    const { button } = await open();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await screen.findByRole('dialog');
    expect(lines()).toMatchObject([{ id: 1, quantity: 1 }]);
    expect(shopApi.requests('producto')).toHaveLength(1);
  });

  itInScenario(
    {
      'desconectado:producto': 'No pudimos cargar el producto',
      'producto-borrado': 'Producto no encontrado',
    },
    'adds nothing and shows a notice on failure, and works again afterwards',
    async (notice) => {
      const { user, button } = await open();
      await user.click(button);
      await screen.findByText(notice);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(lines()).toEqual([]);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      if (notice === 'Producto no encontrado') return;
      play('normal');
      await user.click(button);
      await screen.findByRole('dialog');
      expect(lines()).toMatchObject([{ id: 1, price: 200 }]);
    },
  );
});

describe('sharing a product', () => {
  const link = 'http://localhost:3000/p/1';
  const open = async () => {
    const user = openPage(paths.product(1));
    return { user, button: await screen.findByRole('button', { name: 'Compartir' }) };
  };

  it('uses the share sheet of the system, and shows nothing when it is cancelled', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { user, button } = await open();
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.assign(navigator, { share });
    await user.click(button);
    Reflect.deleteProperty(navigator, 'share');
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
    expect(alert).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('copies the link where the share sheet is refused', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { user, button } = await open();
    const share = vi.fn().mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    Object.assign(navigator, { share });
    await user.click(button);
    Reflect.deleteProperty(navigator, 'share');
    expect(alert).toHaveBeenCalledWith('Enlace copiado al portapapeles');
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('copies the link where there is no share sheet', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { user, button } = await open();
    await user.click(button);
    expect(alert).toHaveBeenCalledWith('Enlace copiado al portapapeles');
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  itInScenario(
    'sin-compartir',
    'shows the link to copy where the clipboard is missing too',
    async () => {
      const prompt = vi.spyOn(window, 'prompt').mockReturnValue(null);
      const { button } = await open();
      // user-event has installed a clipboard.
      const restore = play('sin-portapapeles');
      await act(async () => button.click());
      expect(prompt).toHaveBeenCalledWith('Copie el enlace', link);
      restore();
    },
  );
});

it('a favourite is toggled, and only stored in the browser', async () => {
  saveData();
  const user = openPage(paths.product(1));
  const favourite = await screen.findByRole('button', { name: 'Favorito' });
  await screen.findByText('S/ 170.00');
  const sent = shopApi.requests().length;
  await user.click(favourite);
  expect(favourite).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(localStorage.getItem(savedProductsEntry.key) ?? '')).toMatchObject({
    favourites: [1],
  });
  await user.click(favourite);
  expect(favourite).toHaveAttribute('aria-pressed', 'false');
  expect(shopApi.requests()).toHaveLength(sent);
});
