import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { formatSharedList } from '../../src/cart/shared-list.ts';
import { paths } from '../../src/navigation/paths.ts';
import { resetViewport, setViewport } from '../../testing/match-media.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow } from '../../testing/products.ts';

const sizes = ['1" x 1"', '1 1/4" x 1 1/4"', '1 1/2" x 1 1/2"', '2" x 2"', '3" x 3"', '4" x 4"'];
/** Matches the name of a link or row, whose sizes contain no-break spaces. */
const named = (text: string) => new RegExp(text.replaceAll(/[ ]/g, '\\s').replaceAll('.', '\\.'));
const nameOf = (size: string) => `TUBO CUADRADO LAC ${size} x 2.0 mm x 6 m`;
const products = sizes.map((size, index) =>
  productRow({
    ...{ id: index + 1, name: nameOf(size), category: 'TUBOS' },
    ...{ price: index === 1 ? null : 100, discount: index === 2 ? 15 : null, stock: index * 10 },
  }),
);
const address = paths.category('TUBOS');

beforeEach(() => shopApi.serve({ products }));

const field = (size: string) =>
  screen.findByRole('textbox', { name: `Cantidad de ${nameOf(size)}` });
const add = (name: string) => screen.getByRole('button', { name });
const cart = () => formatSharedList(useCart.getState().lines);

async function openTable() {
  const user = openPage(address);
  const button = await screen.findByRole('button', { name: 'Lista' });
  if (button.getAttribute('aria-pressed') === 'false') await user.click(button);
  await screen.findByRole('table', { name: 'Lista de productos' });
  return user;
}

describe('the table view of a list', () => {
  it('shows size, price and stock of each product in columns', async () => {
    await openTable();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Medida', 'Espesor', 'Largo', 'Producto', 'kg / pieza', 'Precio', 'S/ por metro'],
      ...['Stock', 'Cantidad'],
    ]);
    const cellsOf = (size: string) => {
      const row = screen.getByRole('row', { name: named(nameOf(size)) });
      return within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    };
    await waitFor(() =>
      expect(cellsOf('3" x 3"')).toEqual([
        ...['3" x 3"', '2.0 mm', '6 m', '27.5\u00a0kg', 'S/ 100.00', '16.67', 'Stock: 40', ''],
      ]),
    );
    expect(cellsOf('1 1/4" x 1 1/4"')).toContain('Consultar precio');
    expect(cellsOf('1 1/2" x 1 1/2"')).toContain('S/ 85.00 -15%');
    expect(cellsOf('1" x 1"')).toContain('Sin stock');
  });

  it('has no columns of sizes for products without sizes', async () => {
    shopApi.serve({ products: [productRow({ id: 1, name: 'CHAPA 2 GOLPES', category: 'TUBOS' })] });
    await openTable();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Producto', 'Precio', 'Stock', 'Cantidad'],
    ]);
  });
});

describe('the quantities of the table view', () => {
  it('are reached by Enter, Tab and arrow keys in both directions', async () => {
    const user = await openTable();
    await user.click(await field('1" x 1"'));
    await user.keyboard('6{Enter}');
    expect(await field('1 1/4" x 1 1/4"')).toHaveFocus();
    await user.keyboard('2{Tab}');
    expect(await field('1 1/2" x 1 1/2"')).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}{ArrowUp}');
    expect(await field('1" x 1"')).toHaveFocus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(await field('1" x 1"')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    expect(screen.getByRole('link', { name: named(nameOf('1 1/2" x 1 1/2"')) })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(await field('1 1/2" x 1 1/2"')).toHaveFocus();
    await user.click(await field('4" x 4"'));
    await user.keyboard('{Enter}');
    expect(add('Agregar 2 líneas')).toHaveFocus();
  });

  it('are kept while filtering and on Back from a product, and added by one button', async () => {
    const user = await openTable();
    await user.type(await field('1" x 1"'), '6');
    await user.click(await screen.findByRole('checkbox', { name: /^2" x 2"/ }));
    await user.type(await field('2" x 2"'), '12');
    expect(await screen.findByText('2 líneas, 18 unidades, 265 kg')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: named(nameOf('2" x 2"')) }));
    await screen.findByRole('heading', { level: 1, name: named(nameOf('2" x 2"')) });
    window.history.back();
    expect(await field('2" x 2"')).toHaveValue('12');
    await user.click(add('Agregar 2 líneas'));
    await screen.findByText('2 líneas agregadas para cotización');
    expect(cart()).toBe('1x6.4x12');
    expect(await field('2" x 2"')).toHaveValue('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir al carrito' })).toBeInTheDocument();
  });

  it('keep the pieces beyond 99 as an additional quantity', async () => {
    const user = await openTable();
    await user.type(await field('2" x 2"'), '150');
    expect(await field('2" x 2"')).toBeValid();
    expect(await screen.findByText(/^1 línea, 150 unidades/)).toBeInTheDocument();
    await user.click(add('Agregar 1 línea'));
    await screen.findByText('1 línea agregada para cotización');
    expect(cart()).toBe('4x99w150');
    const text = `${nameOf('2" x 2"')}: Cantidad adicional: 51 (total 150)`;
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/La cantidad debe estar/)).not.toBeInTheDocument();
  });

  it.each(['-3', '2.5'])('add nothing where one is %s, and show why', async (text) => {
    const message = 'Ingrese un número entero desde 1';
    const user = await openTable();
    await user.type(await field('1" x 1"'), '6');
    await user.type(await field('2" x 2"'), text);
    expect(screen.getByText(message)).toBeInTheDocument();
    await user.click(add('Agregar 2 líneas'));
    expect(await field('2" x 2"')).toHaveFocus();
    expect(await field('2" x 2"')).toHaveAccessibleDescription(message);
    expect(cart()).toBe('');
  });

  it('stay in place for products that fail to load, which are named', async () => {
    shopApi.respond('producto', async (normal, { request }) =>
      Object.values(request.variables).includes(4) ? new Response('', { status: 500 }) : normal(),
    );
    const user = await openTable();
    await user.type(await field('1" x 1"'), '6');
    await user.type(await field('2" x 2"'), '3');
    await user.click(add('Agregar 2 líneas'));
    await screen.findByText('1 línea agregada para cotización');
    expect(screen.getByText(`No se pudo agregar: ${nameOf('2" x 2"')}`)).toBeInTheDocument();
    expect(await field('2" x 2"')).toHaveValue('3');
    expect(cart()).toBe('1x6');
  });
});

describe('the view of a list', () => {
  const pressed = async (name: string) =>
    expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');

  it('is a table for steel on a desk, and the one that the visitor chose last', async () => {
    const user = openPage(address);
    await pressed('Lista');
    await user.click(screen.getByRole('button', { name: 'Tarjetas' }));
    expect(window.location.hash).toBe(`#${address}?vista=tarjetas`);
    cleanup();
    openPage(address);
    await pressed('Tarjetas');
  });

  it('is cards for other goods, and on a phone', async () => {
    setViewport({ width: 390 });
    openPage(address);
    await pressed('Tarjetas');
    cleanup();
    resetViewport();
    shopApi.serve({ products: [productRow({ id: 1, name: 'ALICATE 8"', category: 'TUBOS' })] });
    openPage(address);
    await pressed('Tarjetas');
  });

  it('shows a size once for the rows that follow each other', async () => {
    const walls = ['1.5', '2.0'].map((wall, at) =>
      productRow({
        id: at + 1,
        name: `TUBO CUADRADO LAC 2" x 2" x ${wall} mm x 6 m`,
        category: 'TUBOS',
      }),
    );
    shopApi.serve({ products: walls });
    openPage(address);
    const [first, second] = await screen.findAllByText('2" x 2"', { selector: 'td, td *' });
    expect(first).toBeVisible();
    expect(second).toHaveClass('visually-hidden');
  });
});
