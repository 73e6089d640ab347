import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { useOtherItems } from '../../src/cart/other-items.ts';
import { limits } from '../../src/config.ts';
import { pasteList as texts } from '../../src/content/paste-list.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow } from '../../testing/products.ts';
import { play } from '../../workbench/scenarios/play.ts';

const tubes = ['1.2', '1.5', '2.0'].map((wall, index) =>
  productRow({
    id: index + 1,
    name: `TUBO CUADRADO LAC 2" x 2" x ${wall} mm x 6 m`,
    category: 'TUBOS',
    price: 50,
  }),
);
const angle = productRow({ id: 9, name: 'ÁNGULO A36 1" x 1/8" x 6 m', category: 'ÁNGULOS' });

beforeEach(() => {
  shopApi.serve({ categories: ['TUBOS', 'ÁNGULOS'], products: [...tubes, angle] });
  useOtherItems.getState().clear();
  sessionStorage.clear();
});

const inCart = () => useCart.getState().lines.map(({ id, quantity }) => [id, quantity]);
const addButton = () => screen.findByRole('button', { name: /^Agregar \d+ línea/ });
const message = () => {
  const link = screen.getByRole('link', { name: 'Solicitar cotización' });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
};

async function openDialog() {
  const user = openPage(paths.cart());
  await user.click(await screen.findByRole('button', { name: 'Pegar lista' }));
  const field = await screen.findByRole('textbox', { name: 'Lista de productos' });
  return { user, field };
}

async function readList(text: string) {
  const { user, field } = await openDialog();
  await user.click(field);
  await user.paste(text);
  await user.click(await screen.findByRole('button', { name: 'Leer lista' }));
  return user;
}

describe('a pasted list', () => {
  it('is matched line by line, completed by choice and added to cart and «Otros»', async () => {
    const user = await readList(
      'Por favor cotizar:\n10 und angulo 1 x 1/8\ntubo cuadrado 2x2 - 6\n3 martillos',
    );
    expect(await screen.findAllByText(texts.counts(1, 1, 1))).not.toEqual([]);
    const choice = within(screen.getByRole('group', { name: 'Línea 3' }));
    expect(choice.getAllByRole('radio')).toHaveLength(4);
    expect(choice.getByRole('radio', { name: 'Ninguno de estos' })).toBeChecked();
    expect(inCart()).toEqual([]);

    await user.click(choice.getByRole('radio', { name: /1\.5 mm/ }));
    await user.click(await addButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(inCart()).toEqual([
      [9, 10],
      [2, 6],
    ]);
    expect(screen.getByRole('heading', { name: 'Otros' })).toBeInTheDocument();
    expect(message()).toContain('• ÁNGULO A36 1" x 1/8" x 6 m - Cantidad: 10\n');
    expect(message()).toContain('\nOtros:\n- 3 martillos\n\n');
    await user.click(screen.getByRole('button', { name: 'Quitar 3 martillos' }));
    expect(message()).not.toContain('Otros');
  });

  it('adds up repeated lines, and notes the excess over 99', async () => {
    const user = await readList('60 angulo 1 x 1/8\n60 ANGULO 1x1/8');
    await user.click(await addButton());
    await waitFor(() => expect(inCart()).toEqual([[9, 99]]));
    await screen.findByText('ÁNGULO A36 1" x 1/8" x 6 m - Cantidad adicional: 21');
  });

  it('adds nothing while a quantity is invalid, and shows why', async () => {
    const user = await readList('10 angulo 1 x 1/8');
    const quantity = await screen.findByRole('textbox', { name: 'Cantidad de la línea 1' });
    await user.clear(quantity);
    await user.type(quantity, 'diez');
    expect(screen.getByRole('alert')).toHaveTextContent(texts.quantityError);
    expect(await addButton()).toBeDisabled();
  });

  it('is rejected and kept in its field when it has too many lines', async () => {
    await readList('1 angulo\n'.repeat(limits.listLines + 1));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      texts.tooLong(limits.listLines + 1, limits.listLines),
    );
    expect(screen.getByRole('textbox', { name: 'Lista de productos' })).not.toHaveValue('');
  });

  it('keeps the lines whose products fail to load', async () => {
    play('500:producto');
    const user = await readList('10 angulo 1 x 1/8');
    await user.click(await addButton());
    await screen.findByText(/^No pudimos agregar: ÁNGULO A36/);
    expect(inCart()).toEqual([]);
    expect(await addButton()).toBeEnabled();
  });

  it('is not changed by the second click of a double click or tap', async () => {
    // The clock is frozen: a slow machine may need more time between two clicks.
    vi.useFakeTimers({ toFake: ['performance'] });
    const user = await readList('tubo cuadrado 2x2 - 6');
    const radio = await screen.findByRole('radio', { name: /1\.5 mm/ });
    fireEvent.click(radio, { detail: 2 });
    const keep = screen.getByRole('button', { name: texts.keepOnly });
    await user.pointer({ keys: '[TouchA]', target: keep });
    expect(radio).not.toBeChecked();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.click(radio);
    expect(radio).toBeChecked();
  });

  it('is still in its field when the dialog opens again', async () => {
    const { user, field } = await openDialog();
    await user.type(field, '2 angulos');
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await user.click(screen.getByRole('button', { name: 'Pegar lista' }));
    expect(await screen.findByRole('textbox', { name: 'Lista de productos' })).toHaveValue(
      '2 angulos',
    );
  });

  it('is extended by a file, whose damaged rows are named', async () => {
    const { user, field } = await openDialog();
    await user.type(field, '2 angulos');
    await screen.findByRole('button', { name: 'Subir archivo (CSV o Excel)' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    const csv = '10;angulo 1 x 1/8\n6;"tubo sin cerrar\n3;martillos';
    await user.upload(input, new File([csv], 'lista.csv', { type: 'text/csv' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Fila 2: una comilla (") no está cerrada. Las demás filas están abajo.',
    );
    const rows = '2 angulos\n10\tangulo 1 x 1/8\n\n3\tmartillos';
    expect(field).toHaveValue(rows);
    expect(
      screen.getByText('Las filas del archivo están debajo de lo que ya había.'),
    ).toBeVisible();
    await user.upload(input, new File(['PK cut'], 'lista.xlsx'));
    expect(await screen.findByText(/^No se pudo abrir: el archivo está dañado/)).toBeVisible();
    expect(field).toHaveValue(rows);
  });

  it('opens its dialog when it is pasted into the search box', async () => {
    const user = openPage(paths.contact());
    await user.click(await screen.findByRole('combobox', { name: 'Buscar productos' }));
    await user.paste('10 angulo 1 x 1/8\n6 tubo cuadrado 2x2');
    expect(await screen.findByRole('textbox', { name: 'Lista de productos' })).toHaveValue(
      '10 angulo 1 x 1/8\n6 tubo cuadrado 2x2',
    );
    expect(window.location.hash).toBe('#/cart');
  });
});
