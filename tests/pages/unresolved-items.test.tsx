import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { pasteList as texts } from '../../src/content/paste-list.ts';
import { paths } from '../../src/navigation/paths.ts';
import { expectConsole } from '../../testing/console.ts';
import { addButton, closeDialog, dialogClosed, listProducts } from '../../testing/list-dialog.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { play } from '../../workbench/scenarios/play.ts';

const open = 'tubo cuadrado 2x2 - 6';
const unknown = '3 martillos';

beforeEach(() => {
  shopApi.serve({ categories: ['TUBOS', 'ÁNGULOS'], products: listProducts });
  useCart.getState().clear();
  localStorage.clear();
  useCart.getState().addOthers([open, unknown]);
});

const quantities = () => useCart.getState().lines.map(({ id, quantity }) => [id, quantity]);
const others = () => useCart.getState().others;
const list = (title: string) => screen.findByRole('list', { name: title });

describe('items of the cart without a product', () => {
  it('are finished in the cart where the catalogue has choices', async () => {
    const user = openPage(paths.cart());
    const choices = await list('Por elegir (1)');
    expect(within(await list('No encontramos (1)')).getByText(unknown)).toBeVisible();
    await user.selectOptions(within(choices).getByRole('combobox'), '2');
    expect(within(choices).getByRole('textbox')).toHaveValue('6');
    expect(choices).toHaveAccessibleName('Resueltas (1)');
    expect(quantities()).toEqual([]);
    await user.click(screen.getByRole('button', { name: texts.add(1) }));
    await waitFor(() => expect(quantities()).toEqual([[2, 6]]));
    expect(others()).toEqual([unknown]);
  });

  it('are changed one by one, also equal ones', async () => {
    useCart.getState().addOthers([open]);
    const user = openPage(paths.cart());
    const choices = await list('Por elegir (2)');
    const [, second] = within(choices).getAllByRole('combobox');
    if (second) await user.selectOptions(second, '3');
    expect(choices).toHaveAccessibleName('Por elegir (1 de 2)');
    await user.click(screen.getByRole('button', { name: texts.add(1) }));
    await waitFor(() => expect(quantities()).toEqual([[3, 6]]));
    expect(others()).toEqual([unknown, open]);
  });

  it('stay as they are when their product fails to load', async () => {
    const user = openPage(paths.cart());
    await user.selectOptions(within(await list('Por elegir (1)')).getByRole('combobox'), '2');
    play('500:producto');
    await user.click(screen.getByRole('button', { name: texts.add(1) }));
    await screen.findByText(/^No pudimos agregar: TUBO CUADRADO/);
    expect(others()).toEqual([open, unknown]);
  });

  it('are removed, and restored by «Deshacer»', async () => {
    const user = openPage(paths.cart());
    await list('Por elegir (1)');
    await user.click(screen.getByRole('button', { name: /Quitar 3 martillos$/ }));
    expect(others()).toEqual([open]);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(others()).toEqual([open, unknown]);
  });

  it('are opened in the list again, and stay in the cart until it is added', async () => {
    const user = openPage(paths.cart());
    await user.click(await screen.findByRole('button', { name: texts.reopen }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: /tubo/ }), '2');
    expect(others()).toEqual([open, unknown]);
    await user.click(await addButton());
    await dialogClosed();
    expect(quantities()).toEqual([[2, 6]]);
    expect(others()).toEqual([unknown]);
  });

  it('are shown as written without the catalogue', async () => {
    play('500:productosResumen');
    expectConsole('error', 'Error loading products:');
    openPage(paths.cart());
    expect(await screen.findByText(open)).toBeVisible();
    expect(screen.getByText(texts.othersHint)).toBeVisible();
  });
});

describe('an assumption in the cart', () => {
  const addAssumed = async () => {
    const [tube] = listProducts;
    if (!tube) throw new Error('The list has no products.');
    const { priceBuy: _, ...shown } = tube;
    const notes = { assumption: '1.2 mm', written: 'tubo cuadrado 2x2' };
    useCart.getState().clear();
    useCart.getState().add(shown, 6, notes);
    const user = openPage(paths.cart());
    await screen.findByText(/^supuesto: 1\.2/);
    return user;
  };

  it('is confirmed', async () => {
    const user = await addAssumed();
    await user.click(screen.getByRole('button', { name: /^Confirmar: TUBO/ }));
    expect(screen.queryByText(/^supuesto/)).toBeNull();
    expect(quantities()).toEqual([[1, 6]]);
  });

  it('is changed in the list, with the pieces of the line; closing it changes nothing', async () => {
    const user = await addAssumed();
    const change = screen.getByRole('button', { name: /^Cambiar: TUBO/ });
    await user.click(change);
    await screen.findByRole('dialog', { name: texts.reopened });
    await closeDialog();
    expect(quantities()).toEqual([[1, 6]]);
    await user.click(change);
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Línea 1/ }), '3');
    await user.click(await addButton());
    await dialogClosed();
    expect(quantities()).toEqual([[3, 6]]);
  });
});
