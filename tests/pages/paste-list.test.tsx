import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { useOtherItems } from '../../src/cart/other-items.ts';
import { useQuoteData } from '../../src/cart/quote-data.ts';
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

async function readList(text: string) {
  const user = openPage(paths.cart());
  await user.click(await screen.findByRole('button', { name: 'Pegar lista' }));
  const field = await screen.findByRole('textbox', { name: 'Lista de productos' });
  await user.click(field);
  await user.paste(text);
  await user.click(await screen.findByRole('button', { name: 'Leer lista' }));
  return user;
}

const inCart = () => useCart.getState().lines.map(({ id, quantity }) => [id, quantity]);
const message = () => {
  const link = screen.getByRole('link', { name: 'Solicitar cotización' });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
};

describe('a pasted list', () => {
  it('is left as understood by the second click of a double click, and by the second tap', async () => {
    // Held, for the machine may take longer than a visitor between two clicks.
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

  it('is understood line by line, chosen where it is doubtful, and added at once', async () => {
    const user = await readList(
      'Por favor cotizar:\n10 und angulo 1 x 1/8\ntubo cuadrado 2x2 - 6\n3 martillos',
    );
    expect(await screen.findAllByText(texts.counts(1, 1, 1))).not.toEqual([]);
    const choice = screen.getByRole('group', { name: 'Línea 3' });
    expect(within(choice).getAllByRole('radio')).toHaveLength(4);
    expect(within(choice).getByRole('radio', { name: 'Ninguno de estos' })).toBeChecked();
    expect(inCart()).toEqual([]);

    await user.click(within(choice).getByRole('radio', { name: /1\.5 mm/ }));
    await user.click(screen.getByRole('button', { name: 'Agregar 2 líneas' }));
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

  it('adds up what is repeated, and says what goes beyond 99', async () => {
    const user = await readList('60 angulo 1 x 1/8\n60 ANGULO 1x1/8');
    await user.click(await screen.findByRole('button', { name: 'Agregar 1 línea' }));
    await waitFor(() => expect(inCart()).toEqual([[9, 99]]));
    await screen.findByText('ÁNGULO A36 1" x 1/8" x 6 m - Cantidad adicional: 21');
  });

  it('says at a quantity what is wrong with it, and adds nothing meanwhile', async () => {
    const user = await readList('10 angulo 1 x 1/8');
    const quantity = await screen.findByRole('textbox', { name: 'Cantidad de la línea 1' });
    await user.clear(quantity);
    await user.type(quantity, 'diez');
    expect(screen.getByRole('alert')).toHaveTextContent(texts.quantityError);
    expect(screen.getByRole('button', { name: 'Agregar 1 línea' })).toBeDisabled();
  });

  it('of more lines than are read is kept, with the reason', async () => {
    await readList('1 angulo\n'.repeat(limits.listLines + 1));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      texts.tooLong(limits.listLines + 1, limits.listLines),
    );
    expect(screen.getByRole('textbox', { name: 'Lista de productos' })).not.toHaveValue('');
  });

  it('keeps the lines whose products cannot be fetched', async () => {
    play('500:producto');
    const user = await readList('10 angulo 1 x 1/8');
    await user.click(await screen.findByRole('button', { name: 'Agregar 1 línea' }));
    await screen.findByText(/^No pudimos agregar: ÁNGULO A36/);
    expect(inCart()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Agregar 1 línea' })).toBeEnabled();
  });

  it('is still there after a reload', async () => {
    const user = openPage(paths.cart());
    await user.click(await screen.findByRole('button', { name: 'Pegar lista' }));
    await user.type(
      await screen.findByRole('textbox', { name: 'Lista de productos' }),
      '2 angulos',
    );
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await user.click(screen.getByRole('button', { name: 'Pegar lista' }));
    expect(await screen.findByRole('textbox', { name: 'Lista de productos' })).toHaveValue(
      '2 angulos',
    );
  });

  it('comes from a file too, below what was typed; a damaged row is named and nothing is added', async () => {
    const user = openPage(paths.cart());
    await user.click(await screen.findByRole('button', { name: 'Pegar lista' }));
    const field = await screen.findByRole('textbox', { name: 'Lista de productos' });
    await user.type(field, '2 angulos');
    await screen.findByRole('button', { name: 'Subir archivo (CSV o Excel)' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for a file.');
    const csv = '10;angulo 1 x 1/8\n6;"tubo sin cerrar\n3;martillos';
    await user.upload(input, new File([csv], 'lista.csv', { type: 'text/csv' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Fila 2: una comilla (") no está cerrada. Las demás filas están abajo.',
    );
    expect(field).toHaveValue('2 angulos\n10\tangulo 1 x 1/8\n\n3\tmartillos');
    expect(
      screen.getByText('Las filas del archivo están debajo de lo que ya había.'),
    ).toBeVisible();
    expect(inCart()).toEqual([]);
    await user.upload(input, new File(['PK cut'], 'lista.xlsx'));
    expect(await screen.findByText(/^No se pudo abrir: el archivo está dañado/)).toBeVisible();
    expect(field).toHaveValue('2 angulos\n10\tangulo 1 x 1/8\n\n3\tmartillos');
  });

  it('in the search field leads to the dialog that reads it', async () => {
    const user = openPage(paths.home());
    await user.click(await screen.findByRole('combobox', { name: 'Buscar productos' }));
    await user.paste('10 angulo 1 x 1/8\n6 tubo cuadrado 2x2');
    expect(await screen.findByRole('textbox', { name: 'Lista de productos' })).toHaveValue(
      '10 angulo 1 x 1/8\n6 tubo cuadrado 2x2',
    );
    expect(window.location.hash).toBe('#/cart');
  });
});

describe('the data of a quotation', () => {
  it('join the message, a wrong RUC only where the buyer insists, and are forgotten by one press', async () => {
    useQuoteData.getState().forget();
    const user = await readList('10 angulo 1 x 1/8');
    await user.click(await screen.findByRole('button', { name: 'Agregar 1 línea' }));
    await user.click(await screen.findByText('Datos de la cotización'));
    await user.type(screen.getByRole('textbox', { name: 'Razón social o nombre' }), 'Taller Ñandú');
    await user.type(screen.getByRole('textbox', { name: 'RUC' }), '20100047219');
    expect(screen.getByRole('textbox', { name: 'RUC' })).toHaveAccessibleDescription(
      'Este RUC no es válido: revise sus 11 dígitos',
    );
    // Said outside the form, which may be closed by the time the request is sent.
    await user.click(screen.getByText('Datos de la cotización'));
    expect(screen.getByText('Su solicitud va sin el RUC, porque no es válido.')).toBeVisible();
    await user.click(screen.getByText('Datos de la cotización'));
    expect(message()).toContain('\n\nRazón social o nombre: Taller Ñandú\n\nQuedo a la espera');
    await user.click(screen.getByRole('checkbox', { name: 'Enviar este RUC de todos modos' }));
    expect(message()).toContain('\nRUC: 20100047219\n');
    expect(screen.queryByText(/va sin el RUC/)).toBeNull();
    expect(localStorage.getItem('cart-data')).toContain('Taller Ñandú');

    await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
    expect(message()).not.toContain('Taller');
    expect(localStorage.getItem('cart-data')).toBeNull();
  });
});
