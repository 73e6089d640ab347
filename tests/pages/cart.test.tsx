import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { cartKey } from '../../src/cart/stored-cart.ts';
import { timings } from '../../src/config.ts';
import { company } from '../../src/content/company.ts';
import type { Product } from '../../src/graphql/queries.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const tube: Product = shownProduct({ id: 1, name: 'TUBO 2" x 1"', price: 200, discount: 15 });
const angle: Product = shownProduct({ id: 3, name: 'ÁNGULO 1/4"' });
const fill = (...products: Product[]) => {
  for (const product of products) useCart.getState().add(product, 2);
};
const quantityOf = (name: string) => screen.findByRole('textbox', { name: `Cantidad de ${name}` });
const storedQuantities = () => useCart.getState().lines.map(({ quantity }) => quantity);
const quotation = () => screen.getByRole('link', { name: 'Solicitar cotización' });
const message = () => new URL(quotation().getAttribute('href') ?? '').searchParams.get('text');

describe('the cart page', () => {
  it('says so when it is empty', async () => {
    openPage(paths.cart());
    await screen.findByRole('heading', { name: 'Tu carrito está vacío' });
    expect(screen.getByRole('link', { name: 'Ver productos' })).toHaveAttribute(
      'href',
      '#/productos',
    );
  });

  it('lists what each line costs, and the total of what has a price', async () => {
    fill(tube, angle);
    openPage(paths.cart());
    const list = await screen.findByRole('list', { name: 'Productos de su cotización' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('S/ 170.00 por unidad');
    expect(first).toHaveTextContent('S/ 340.00');
    expect(second).toHaveTextContent('Consultar precio');
    const summary = screen.getByRole('region', { name: 'Resumen' });
    expect(summary).toHaveTextContent('2 productos, 4 unidades');
    expect(summary).toHaveTextContent('No incluye 1 producto con precio por consultar.');
  });

  it('comes to the shown unit price times the quantity, to the cent', async () => {
    const odd = shownProduct({ id: 4, name: 'VIGA', price: 99.99, discount: 15 });
    useCart.getState().add(odd, 99);
    useCart.getState().add(tube, 1);
    openPage(paths.cart());
    const list = await screen.findByRole('list', { name: 'Productos de su cotización' });
    const [line] = within(list).getAllByRole('listitem');
    expect(line).toHaveTextContent('S/ 84.99 por unidad');
    expect(line).toHaveTextContent('S/ 8,414.01');
    expect(screen.getByRole('region', { name: 'Resumen' })).toHaveTextContent('S/ 8,584.01');
  });

  it('the quotation is a real link with the whole text ready', async () => {
    fill(tube, angle);
    openPage(paths.cart());
    await quantityOf('TUBO 2" x 1"');
    expect(quotation()).toHaveAttribute('target', '_blank');
    expect(quotation()).toHaveAttribute('rel', 'noopener');
    expect(quotation().getAttribute('href')).toMatch(/^https:\/\/wa\.me\/51\d{9}\?text=/);
    expect(message()).toBe(
      `${company.quotation.greeting}\n\n• TUBO 2" x 1" - Cantidad: 2\n• ÁNGULO 1/4" - Cantidad: 2\n\n${company.quotation.closing}`,
    );
  });

  it('the same text can be copied and mailed, and the cart is kept', async () => {
    fill(tube);
    const user = openPage(paths.cart());
    await user.click(await screen.findByRole('button', { name: /Copiar texto/ }));
    expect(await navigator.clipboard.readText()).toBe(message());
    const mail = screen.getByRole('link', { name: 'Por correo' }).getAttribute('href') ?? '';
    expect(mail).toContain(`mailto:${company.emails.sales}?`);
    expect(decodeURIComponent(mail).replaceAll('\r', '')).toContain(message());
    expect(storedQuantities()).toEqual([2]);
  });

  it('emptying is offered, and asked about first', async () => {
    fill(tube);
    const user = openPage(paths.cart());
    await user.click(await screen.findByRole('button', { name: 'Vaciar' }));
    const dialog = screen.getByRole('dialog', { name: '¿Vaciar su cotización?' });
    await user.click(within(dialog).getByRole('button', { name: 'Vaciar' }));
    await screen.findByRole('heading', { name: 'Tu carrito está vacío' });
  });
});

it('a removed line goes after 300 ms', async () => {
  fill(tube, angle);
  openPage(paths.cart());
  const remove = await screen.findByRole('button', { name: 'Eliminar TUBO 2" x 1"' });
  vi.useFakeTimers();
  act(() => remove.click());
  await advanceTime(timings.cartRemoval - 1);
  expect(remove).toBeInTheDocument();
  await advanceTime(1);
  expect(remove).not.toBeInTheDocument();
  expect(timings.cartRemoval).toBe(300);
});

it('the focus goes on to the next line when one is removed, and to the page after the last', async () => {
  fill(tube, angle);
  openPage(paths.cart());
  const first = await screen.findByRole('button', { name: 'Eliminar TUBO 2" x 1"' });
  const second = screen.getByRole('button', { name: 'Eliminar ÁNGULO 1/4"' });
  vi.useFakeTimers();
  act(() => first.click());
  await advanceTime(timings.cartRemoval);
  expect(first).not.toBeInTheDocument();
  expect(second).toHaveFocus();
  act(() => second.click());
  await advanceTime(timings.cartRemoval);
  expect(screen.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('says so when the browser refuses to store', async () => {
  fill(tube);
  const user = openPage(paths.cart());
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(await screen.findByRole('button', { name: /^Aumentar/ }));
  expect(await screen.findByText('Error al actualizar la cantidad')).toBeInTheDocument();
  expect(storedQuantities()).toEqual([3]);
  await user.click(screen.getByRole('button', { name: 'Eliminar TUBO 2" x 1"' }));
  expect(await screen.findByText('Error al eliminar el producto')).toBeInTheDocument();
});

it('the badge counts lines, the accessible name adds units', async () => {
  openPage(paths.cart());
  const button = screen.getByRole('link', { name: 'Carrito vacío' });
  act(() => fill(tube, angle));
  expect(button).toHaveAccessibleName('Carrito: 2 productos, 4 unidades');
  expect(button).toHaveTextContent('2');
});

describe('a product card', () => {
  const quote = (name: string) => screen.findByRole('button', { name: `Cotizar ${name}` });

  it('fetches the product whole, adds one and opens the modal', async () => {
    const user = openPage(paths.category('TUBOS'));
    await user.click(await quote('TUBO CUADRADO 2" x 1"'));
    const dialog = await screen.findByRole('dialog', {
      name: 'Producto agregado para cotización',
    });
    expect(useCart.getState().lines).toMatchObject([{ id: 1, quantity: 1, price: 200 }]);
    expect(within(dialog).getByRole('link', { name: 'Ir al carrito' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Seguir comprando' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await quote('TUBO CUADRADO 2" x 1"'));
    await screen.findByRole('dialog');
    expect(storedQuantities()).toEqual([2]);
    expect(shopApi.requests('producto')).toHaveLength(1);
  });

  itInScenario(
    'tiempo-agotado:producto',
    'is busy meanwhile, and a second click adds nothing',
    async () => {
      const user = openPage(paths.category('TUBOS'));
      const button = await quote('TUBO CUADRADO 2" x 1"');
      await user.click(button);
      expect(button).toHaveAttribute('aria-busy', 'true');
      await user.click(button);
      expect(shopApi.requests('producto')).toHaveLength(1);
    },
  );

  itInScenario(
    {
      'error:producto': 'El catálogo está en mantenimiento',
      'desconectado:producto': 'No pudimos cargar el producto',
      'producto-borrado': 'Producto no encontrado',
    },
    'adds nothing and gives notice when it fails, and adds the product whole next time',
    async (notice) => {
      const user = openPage(paths.category('TUBOS'));
      const button = await quote('TUBO CUADRADO 2" x 1"');
      await user.click(button);
      expect(await screen.findByText(notice)).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(useCart.getState().lines).toEqual([]);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      if (notice === 'Producto no encontrado') return;

      play('normal');
      await user.click(button);
      await screen.findByRole('dialog');
      expect(useCart.getState().lines).toMatchObject([{ id: 1, price: 200, marca: 'Ñandú' }]);
    },
  );
});

it('the purchase price is not stored', async () => {
  shopApi.serve({ ...smallCatalogue, showPurchasePrice: true });
  const user = openPage(paths.category('TUBOS'));
  await user.click(await screen.findByRole('button', { name: 'Cotizar TUBO CUADRADO 2" x 1"' }));
  await screen.findByRole('dialog');
  expect(localStorage.getItem(cartKey)).toContain('"price":200');
  expect(localStorage.getItem(cartKey)).not.toMatch(/priceBuy|160/);
});
