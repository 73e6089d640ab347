import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { pasteList as texts } from '../../src/content/paste-list.ts';
import { paths } from '../../src/navigation/paths.ts';
import { addButton, closeDialog, listProducts, openListDialog } from '../../testing/list-dialog.ts';
import { shopApi } from '../../testing/page-api.ts';

beforeEach(() => {
  shopApi.serve({ categories: ['TUBOS', 'ÁNGULOS'], products: listProducts });
  localStorage.clear();
});

describe('the text of a pasted list', () => {
  it('is still in its field when the dialog opens again', async () => {
    const { user, field } = await openListDialog();
    await user.type(field, '2 angulos');
    await closeDialog();
    await user.click(screen.getByRole('button', { name: 'Pegar lista' }));
    expect(await screen.findByRole('textbox', { name: 'Lista de productos' })).toHaveValue(
      '2 angulos',
    );
  });

  it('is extended by a file, and kept where a file is damaged', async () => {
    const { user, field } = await openListDialog();
    await user.type(field, '2 angulos');
    await screen.findByRole('button', { name: 'Subir archivo (CSV o Excel)' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    const csv = '10;angulo 1 x 1/8\n3;martillos';
    await user.upload(input, new File([csv], 'lista.csv', { type: 'text/csv' }));
    const rows = '2 angulos\n10\tangulo 1 x 1/8\n3\tmartillos';
    await waitFor(() => expect(field).toHaveValue(rows));
    await user.upload(input, new File(['PK cut'], 'lista.xlsx'));
    expect(await screen.findByText(/^No se pudo abrir: el archivo está dañado/)).toBeVisible();
    expect(field).toHaveValue(rows);
  });

  it('opens over the page when it is pasted into the search box, below the draft', async () => {
    const list = '10 angulo 1 x 1/8\n6 tubo cuadrado 2x2x1.5';
    const { user, field } = await openListDialog(paths.contact());
    await user.type(field, '2 angulos');
    await closeDialog();
    await user.click(await screen.findByRole('combobox', { name: 'Buscar productos' }));
    await user.paste(list);
    expect(await screen.findByRole('textbox', { name: 'Lista de productos' })).toHaveValue(
      `2 angulos\n${list}`,
    );
    expect(window.location.hash).toBe('#/contacto');
    await user.click(screen.getByRole('button', { name: texts.read }));
    await user.click(await addButton());
    expect(await screen.findByRole('heading', { name: 'Su cotización' })).toBeVisible();
    expect(useCart.getState().lines).toContainEqual(
      expect.objectContaining({ id: 2, quantity: 6 }),
    );
  });
});
