import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow } from '../../testing/products.ts';

const name = 'FIERRO CORRUGADO 1/2" x 9 m';
const bar = (id: number, uuid: string | null, marca: string | null, price: number) =>
  productRow({ id, uuid, name, marca, price, stock: 4, category: 'FIERRO' });
const uuid = '10d99421-8ced-5595-a568-ad51cf4bc0c5';

beforeEach(() =>
  shopApi.serve({
    products: [
      bar(1, 'FC-017', 'ANDINO', 32.5),
      bar(2, 'FC-018', 'SIDER', 34.9),
      bar(3, uuid, null, 31),
    ],
  }),
);

/** Names on screen have no-break spaces. */
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('equal names of two brands', () => {
  it('have a column of brands in the table, and the codes of the owner', async () => {
    const user = openPage(paths.category('FIERRO'));
    await user.click(await screen.findByRole('button', { name: 'Lista' }));
    const table = await screen.findByRole('table', { name: 'Lista de productos' });
    expect(within(table).getByRole('columnheader', { name: 'Marca' })).toBeInTheDocument();
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader')).map(plain)).toEqual([
      expect.stringContaining('Cód. FC-017'),
      expect.stringContaining('Cód. FC-018'),
      expect.stringContaining('Cód. 3'),
    ]);
    expect(rows.map((row) => plain(row.querySelector('[class*=brand]')))).toEqual([
      ...['ANDINO', 'SIDER', '—'],
    ]);
    await user.click(screen.getByRole('checkbox', { name: /^SIDER/ }));
    expect(within(table).getAllByRole('row')).toHaveLength(2);
  });

  it('have a brand in its column that the name says too', async () => {
    const named = { ...bar(3, null, 'TRUPER', 31), name: `${name} TRUPER` };
    const products = [bar(1, null, 'ANDINO', 32.5), bar(2, null, 'SIDER', 34.9), named];
    shopApi.serve({ products });
    const user = openPage(paths.category('FIERRO'));
    await user.click(await screen.findByRole('button', { name: 'Lista' }));
    expect(await screen.findByRole('cell', { name: 'TRUPER' })).toBeInTheDocument();
  });

  it('have their brand on cards, in cart, message and paper', async () => {
    const user = openPage(paths.category('FIERRO'));
    await user.click(await screen.findByRole('button', { name: 'Tarjetas' }));
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      ...[`${name} ANDINO`, `${name} SIDER`, name],
    ]);
    await user.click(screen.getByRole('button', { name: `Cotizar ${name} SIDER` }));
    await user.click(await screen.findByRole('link', { name: 'Ir al carrito' }));
    const list = await screen.findByRole('list', { name: 'Productos de su cotización' });
    expect(plain(list)).toContain(`${name} SIDER Cód. FC-018`);
    const message = screen.getByRole('link', { name: 'Por correo' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(message)).toContain(`• ${name} - Cantidad: 1\r\n   Marca: SIDER\r\n`);
    fireEvent(window, new Event('beforeprint'));
    const sheet = document.querySelector('[data-sheet]');
    expect(plain(sheet)).toContain(`FC-018${name} SIDER`);
    fireEvent(window, new Event('afterprint'));
  });

  it('have their brand in the search panel', async () => {
    const user = openPage(paths.home());
    await user.type(await screen.findByRole('combobox', { name: 'Buscar productos' }), 'fc 018');
    const option = await screen.findByRole('option', { name: /SIDER/ });
    expect(plain(option)).toContain(`${name} SIDER`);
  });
});

it('the page of a product shows no UUID as its code', async () => {
  openPage(paths.product(3));
  expect(await screen.findByText('Cód. 3')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(uuid);
});
