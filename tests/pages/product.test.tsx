import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { timings } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import {
  type Answer,
  graphqlError,
  hang,
  html,
  nulls,
  offline,
  status,
} from '../support/answers.ts';
import { openPage } from '../support/open-page.tsx';
import { productRow, smallCatalogue } from '../support/products.ts';
import { shopApi } from '../support/shop-api.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Opens a category first, so that the product's summary is in the cache when its page opens. */
async function openFromCategory(name: string) {
  const user = openPage(paths.category('TUBOS'));
  await user.click(await screen.findByRole('link', { name }));
  return user;
}

describe('a product page', () => {
  it('shows all of its elements', async () => {
    openPage(paths.product(1));
    await heading('TUBO CUADRADO 2" x 1"');
    const trail = screen.getByRole('navigation', { name: 'Ruta de navegación' });
    expect(trail).toHaveTextContent('InicioTUBOSTUBO CUADRADO 2" x 1"');
    expect(screen.getByRole('img', { name: 'TUBO CUADRADO 2" x 1"' })).toBeInTheDocument();
    expect(await screen.findAllByText('-15%')).not.toHaveLength(0);
    expect(screen.getByText('Imagen referencial')).toBeInTheDocument();
    expect(screen.getByText('Marca: Ñandú')).toBeInTheDocument();
    expect(screen.getByText('S/ 170.00')).toBeInTheDocument();
    expect(screen.getAllByText('S/ 200.00')).not.toHaveLength(0);
    expect(screen.getByText('4 unidades disponibles')).toBeInTheDocument();
    expect(screen.getAllByText('2-4 días hábiles')).not.toHaveLength(0);
    expect(screen.getAllByRole('img', { name: '4.5 de 5 estrellas' })).not.toHaveLength(0);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Descripción',
      'Especificaciones',
      'Reseñas',
    ]);
    const related = screen.getByRole('list', { name: 'Productos relacionados' });
    expect(within(related).getAllByRole('article')).toHaveLength(1);
    expect(document.title).toContain('TUBO CUADRADO 2" x 1"');
  });

  it('says so when there are no related products', async () => {
    openPage(paths.product(3));
    await heading('ÁNGULO A36 1/4"');
    expect(
      await screen.findByText('No hay productos relacionados disponibles'),
    ).toBeInTheDocument();
  });

  it.each([
    ['null', { id: 9, name: 'X', price: null }],
    ['0', { id: 9, name: 'X', price: 0 }],
  ])('reading 28: a price of %s is on request', async (_, fields) => {
    shopApi.serve({ products: [productRow(fields)] });
    openPage(paths.product(9));
    expect((await screen.findAllByText('Consultar precio')).length).toBeGreaterThan(0);
  });

  it('reading 28: shows no badge for a discount below 0', async () => {
    shopApi.serve({ products: [productRow({ id: 9, name: 'X', price: 10, discount: -5 })] });
    openPage(paths.product(9));
    expect(await screen.findAllByText('S/ 10.00')).not.toHaveLength(0);
    expect(screen.queryByText(/^-\d+%$/)).not.toBeInTheDocument();
  });

  it('reading 5: never shows the purchase price, even from a backend that answers it', async () => {
    shopApi.serve({ ...smallCatalogue, showPurchasePrice: true });
    openPage(paths.product(1));
    await screen.findByText('S/ 170.00');
    expect(document.body).not.toHaveTextContent('160');
  });

  it('stands without a single field but the id', async () => {
    shopApi.answer('Producto', nulls);
    openPage(paths.product(1));
    expect(await screen.findByText('Stock por confirmar')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/null|undefined|NaN/);
  });

  it('opened from a list, shows name, picture and category before the answer', async () => {
    shopApi.answer('Producto', hang);
    await openFromCategory('TUBO CUADRADO 2" x 1"');
    await heading('TUBO CUADRADO 2" x 1"');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText('TUBOS').length).toBeGreaterThan(0);
    expect(main.getByRole('img', { name: 'TUBO CUADRADO 2" x 1"' })).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled();
    expect(main.queryByText('Consultar precio')).not.toBeInTheDocument();
  });
});

describe('a product that is not there', () => {
  it.each(['abc', '0', '-1', '1.5', '1e3', '2147483648', '007'])(
    'reading 27: the address /products/%s asks for nothing',
    async (id) => {
      openPage(`/products/${id}`);
      await heading('Producto no encontrado');
      expect(shopApi.requests('Producto')).toHaveLength(0);
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    },
  );

  it('reading 27: an unknown id, from an empty cache', async () => {
    openPage(paths.product(999));
    await heading('Producto no encontrado');
  });

  it('reading 27: a product deleted meanwhile, from a filled cache', async () => {
    const user = openPage(paths.category('TUBOS'));
    const card = await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' });
    shopApi.serve({ ...smallCatalogue, products: smallCatalogue.products.slice(0, 1) });
    await user.click(card);
    await heading('Producto no encontrado');
    expect(screen.queryByRole('button', { name: 'Agregar al carrito' })).not.toBeInTheDocument();
  });

  it('reading 27: is never decided while the answer is on its way', async () => {
    shopApi.answer('Producto', hang);
    shopApi.answer('ProductosResumen', hang);
    openPage(paths.product(999));
    expect(await screen.findByText('Cargando producto…')).toBeInTheDocument();
    expect(screen.queryByText('Producto no encontrado')).not.toBeInTheDocument();
  });
});

const failures: [name: string, answer: Answer, message: string][] = [
  [
    'a GraphQL error',
    graphqlError('El catálogo está en mantenimiento'),
    'El catálogo está en mantenimiento',
  ],
  ['JSON 500 without errors', status(500, {}), 'GraphQL Error (Code: 500)'],
  ['HTML 502', html(502), 'GraphQL Error (Code: 502)'],
  ['HTML 200', html(200), 'No pudimos cargar el producto'],
  ['no connection', offline, 'No pudimos cargar el producto'],
];

describe.each(failures)('a product whose request ends in %s', (_, answer, message) => {
  beforeEach(() => shopApi.answer('Producto', answer));

  it('reading 26: from an empty cache, keeps the skeleton below a notice', async () => {
    shopApi.answer('ProductosResumen', hang);
    openPage(paths.product(1));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('Cargando producto…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Volver atrás' })).toBeInTheDocument();
  });

  it('reading 26: from a filled cache, keeps showing what is known', async () => {
    await openFromCategory('TUBO CUADRADO 2" x 1"');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await heading('TUBO CUADRADO 2" x 1"');
    expect(screen.queryByText('Consultar precio')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled();
  });

  it('reading 26: another try brings the product', async () => {
    const user = openPage(paths.product(1));
    const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    shopApi.recover('Producto');
    await user.click(retry);
    expect(await screen.findByText('S/ 170.00')).toBeInTheDocument();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('opened a second time after the failure, is asked for again and not taken for whole', async () => {
    const user = await openFromCategory('TUBO CUADRADO 2" x 1"');
    await screen.findByText(message);
    window.history.back();
    const card = await screen.findByRole('link', { name: 'TUBO CUADRADO 2" x 1"' });
    shopApi.recover('Producto');
    await user.click(card);
    expect(await screen.findByText('S/ 170.00')).toBeInTheDocument();
  });
});

it('reading 4: an answer that never comes is given up with the screen’s own text', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  shopApi.answer('Producto', hang);
  openPage(paths.product(1));
  await waitFor(() => expect(shopApi.requests('Producto')).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(timings.requestTimeout);
  expect(await screen.findByText('No pudimos cargar el producto')).toBeInTheDocument();
});

describe('adding to the cart', () => {
  const open = async () => {
    const user = openPage(paths.product(1));
    const button = await screen.findByRole('button', { name: 'Agregar al carrito' });
    await waitFor(() => expect(button).toBeEnabled());
    return { user, button, quantity: screen.getByRole('textbox', { name: 'Cantidad' }) };
  };

  it('reading 31: adds on the click, shows 800 ms of loading, resets to 1 and opens the modal', async () => {
    const { user, button, quantity } = await open();
    await user.clear(quantity);
    await user.type(quantity, '3');
    vi.useFakeTimers();
    act(() => button.click());
    expect(useCart.getState().lines).toMatchObject([{ id: 1, quantity: 3 }]);
    await act(() => vi.advanceTimersByTimeAsync(timings.addToCart - 1));
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(quantity).toHaveValue('1');
    const dialog = screen.getByRole('dialog', { name: 'Producto agregado para cotización' });
    expect(within(dialog).getByRole('button', { name: 'Seguir cotizando' })).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Ver carrito' })).toBeInTheDocument();
    expect(timings.addToCart).toBe(800);
  });

  it('reading 31: leaving at once loses nothing', async () => {
    const { user, button } = await open();
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'Inicio' }));
    expect(useCart.getState().lines).toMatchObject([{ id: 1, quantity: 1 }]);
  });

  it('reading 29: takes any integer from 1, of which the cart keeps 99', async () => {
    const { user, button, quantity } = await open();
    await user.clear(quantity);
    await user.type(quantity, '500');
    await user.click(button);
    expect(useCart.getState().lines).toMatchObject([{ id: 1, quantity: 99 }]);
    const dialog = await screen.findByRole('dialog', undefined, { timeout: 2000 });
    expect(dialog).toHaveTextContent('La cantidad debe estar entre 1 y 99');
  });

  it.each(['0', '-2', '1.5', 'abc'])('a quantity of %s adds nothing and says why', async (text) => {
    const { user, button, quantity } = await open();
    await user.clear(quantity);
    await user.type(quantity, text);
    await user.click(button);
    expect(useCart.getState().lines).toEqual([]);
    expect(quantity).toBeInvalid();
    expect(quantity).toHaveAccessibleDescription('La cantidad debe ser un número entero desde 1');
  });
});

describe('sharing', () => {
  const link = 'http://localhost:3000/#/products/1';
  const share = async () => {
    const user = openPage(paths.product(1));
    const button = await screen.findByRole('button', { name: 'Compartir' });
    return { user, button };
  };

  it('reading 38: uses the system’s own sheet, and a cancelled one says nothing', async () => {
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

  it('reading 38: without it, copies the link and says so', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { user, button } = await share();
    await user.click(button);
    expect(alert).toHaveBeenCalledWith('Enlace copiado al portapapeles');
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('reading 38: when copying fails, shows the link to copy by hand', async () => {
    const { user, button } = await share();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button);
    expect(await screen.findByRole('textbox', { name: 'Enlace del producto' })).toHaveValue(link);
  });

  it('the favourite is toggled, and nothing remembers it', async () => {
    const user = openPage(paths.product(1));
    const favourite = await screen.findByRole('button', { name: 'Favorito' });
    await user.click(favourite);
    expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await user.click(favourite);
    expect(favourite).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage).toHaveLength(0);
  });
});
