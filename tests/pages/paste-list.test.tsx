import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { emptyQuoteData, useQuoteData } from '../../src/cart/quote-data.ts';
import { pasteList as texts } from '../../src/content/paste-list.ts';
import { limits } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import {
  addButton,
  closeDialog,
  dialogClosed,
  listProducts,
  openListDialog,
  readListInDialog,
  tubes,
} from '../../testing/list-dialog.ts';
import { shopApi } from '../../testing/page-api.ts';
import { productRow } from '../../testing/products.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => {
  shopApi.serve({ categories: ['TUBOS', 'ÁNGULOS'], products: listProducts });
  useCart.getState().clear();
  useQuoteData.getState().change(emptyQuoteData);
  localStorage.clear();
});

const inCart = () => useCart.getState().lines.map(({ id, quantity }) => [id, quantity]);
const inOthers = () => useCart.getState().others;
const next = () => screen.getByRole('button', { name: texts.next });
const choiceOf = (row: number) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^Línea ${row}: `) });
const quantityOf = (row: number) =>
  screen.getByRole('textbox', { name: texts.labelOf(row, texts.quantity) });
const counts = () => within(screen.getByRole('dialog')).getAllByRole('status')[0];
const message = () => {
  const link = screen.getByRole('link', { name: 'Solicitar cotización' });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
};

describe('a pasted list', () => {
  it('shows all lines of a long list', async () => {
    await readListInDialog('3 martillos\n'.repeat(30));
    await waitFor(() => expect(screen.getAllByText('3 martillos')).toHaveLength(30));
  });

  it('is matched line by line, completed by choice and added to cart and «Otros»', async () => {
    const user = await readListInDialog(
      '10 und angulo 1 x 1/8\ntubo cuadrado 2x2 - 6\n3 martillos',
    );
    await screen.findByRole('button', { name: 'Agregar 1 línea' });
    expect(counts()).toHaveTextContent('Exactas: 1. Por elegir: 1. No encontradas: 1.');
    expect(screen.getByText(texts.rest(2))).toBeVisible();
    expect(screen.getByText('Exactas (1)').closest('details')).not.toHaveAttribute('open');
    const choice = choiceOf(2);
    expect(screen.getByText('1.2 mm / 1.5 mm / 2.0 mm').tagName).toBe('STRONG');

    await user.click(next());
    expect(choice).toHaveFocus();
    await user.selectOptions(choice, '2');
    expect(choice).toHaveFocus();
    expect(counts()).toHaveTextContent('Exactas: 2. No encontradas: 1.');
    await user.click(screen.getByRole('button', { name: 'Agregar 2 líneas' }));
    await dialogClosed();
    expect(inCart()).toEqual([
      [9, 10],
      [2, 6],
    ]);
    expect(message()).toContain('\nOtros:\n- 3 martillos\n\n');
    await user.click(await screen.findByRole('button', { name: /^Línea 1: Quitar 3 martillos$/ }));
    expect(message()).not.toContain('Otros');
  });

  it('asks for a missing or invalid quantity and never adds 1 for it', async () => {
    const user = await readListInDialog('angulo 1 x 1/8\n10 tubo cuadrado 2x2x1.5');
    await screen.findByRole('button', { name: 'Agregar 1 línea' });
    await user.click(next());
    expect(quantityOf(1)).toHaveFocus();
    expect(quantityOf(1)).toBeInvalid();
    await user.type(quantityOf(1), 'diez');
    expect(screen.getByText(texts.quantityError)).toBeVisible();
    expect(counts()).toHaveTextContent('Exactas: 1. Falta cantidad: 1.');
    await user.click(await addButton());
    await dialogClosed();
    expect(inCart()).toEqual([[2, 10]]);
    expect(inOthers()).toEqual(['angulo 1 x 1/8']);
  });

  it('moves the focus to each pending quantity, and keeps the pieces over 99 with the line', async () => {
    const user = await readListInDialog('angulo 1 x 1/8\ntubo cuadrado 2x2x1.5');
    await screen.findByRole('button', { name: texts.keepOnly });
    await user.click(next());
    await user.keyboard('4');
    await user.click(next());
    expect(quantityOf(2)).toHaveFocus();
    await user.keyboard('120');
    expect(screen.getByText('Cantidad adicional: 21')).toBeVisible();
    await user.click(await addButton());
    await dialogClosed();
    expect(inCart()).toEqual([
      [9, 4],
      [2, 99],
    ]);
    expect(useCart.getState().lines).toMatchObject([{}, { quantity: 99, wanted: 120 }]);
    expect(inOthers()).toEqual([]);
  });

  it('assumes the usual, says so, and changes all lines of a kind at once', async () => {
    const galvanised = tubes.map((tube) =>
      productRow({ ...tube, id: tube.id + 20, name: tube.name?.replace('LAC', 'GALV.') ?? null }),
    );
    shopApi.serve({ categories: ['TUBOS'], products: [...tubes, ...galvanised] });
    const user = await readListInDialog(
      '24 m tubo cuadrado 2x2x1.5\ntubo 2x2x2 - 6\ntubo 2x2x2 galv: 3',
    );
    expect(await screen.findAllByText('Supuesto: negro (LAC)')).toHaveLength(2);
    expect(screen.getByText('24 m = 4 piezas de 6 m')).toBeVisible();
    const all = 'Todos galvanizados (2)';
    const menu = screen.getByRole('button', { name: texts.changeAll });
    const choose = async (action: string) => {
      await user.click(menu);
      await user.click(screen.getByRole('button', { name: action }));
      expect(menu).toHaveFocus();
    };
    await choose(all);
    await choose(texts.restore);
    await choose(all);
    await user.click(await addButton());
    await dialogClosed();
    expect(inCart()).toEqual([
      [22, 4],
      [23, 9],
    ]);
  });

  it('converts kilograms by the stated weight, and sends an assumption to be confirmed', async () => {
    const bars = ['A615-G60', 'A706-G60'].map((grade, index) =>
      productRow({
        id: index + 1,
        name: `FIERRO CORRUGADO ${grade} 5/8" x 9 m`,
        category: 'FIERRO CORRUGADO',
        description: 'Peso teórico: 1.554 kg/m; 13.98 kg por pieza.',
      }),
    );
    shopApi.serve({ categories: ['FIERRO CORRUGADO'], products: bars });
    const user = await readListInDialog('250 kg de fierro 5/8');
    expect(await screen.findByText('250 kg = 18 piezas de 13.98 kg')).toBeVisible();
    await user.click(await addButton());
    await dialogClosed();
    expect(inCart()).toEqual([[1, 18]]);
    expect(message()).toContain(
      'Por confirmar:\n- FIERRO CORRUGADO A615-G60 5/8" x 9 m — supuesto: A615-G60',
    );
  });

  it('finds the product of a line in place, with the keyboard', async () => {
    const user = await readListInDialog('3 martillos');
    const search = await screen.findByRole('combobox', { name: 'Línea 1: buscar producto' });
    await user.type(search, 'tubo cuadrado');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.type(search, ' 1.5{Enter}');
    expect(choiceOf(1)).toHaveFocus();
    expect(choiceOf(1)).toHaveDisplayValue(/1\.5 mm/);
    await user.click(await addButton());
    await waitFor(() => expect(inCart()).toEqual([[2, 3]]));
  });

  it('sends a line as typed when none of its products is right', async () => {
    const user = await readListInDialog('tubo cuadrado 2x2 - 6\nGracias\nentregar en Ate');
    await screen.findByRole('button', { name: texts.keepOnly });
    expect(
      screen.getByText(`${texts.rest(1)} 2 líneas no son productos: 1 irá en la nota y 1 no irá.`),
    ).toBeVisible();
    await user.selectOptions(choiceOf(1), texts.leave);
    expect(counts()).toHaveTextContent('No encontradas: 1.');
    await user.click(screen.getByText('No son productos (2)'));
    await user.click(screen.getByRole('button', { name: /Es un producto, Gracias/ }));
    const condition = '1 línea no es un producto: irá en la nota.';
    expect(screen.getByText(`${texts.rest(2)} ${condition}`)).toBeVisible();
    expect(screen.getByText('Gracias')).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.next })).not.toBeInTheDocument();
    await user.click(await addButton());
    await waitFor(() => expect(inOthers()).toEqual(['tubo cuadrado 2x2 - 6', 'Gracias']));
  });

  it('restores a removed line, and keeps the choices over the way back to the text', async () => {
    const user = await readListInDialog('tubo cuadrado 2x2 - 6\n3 martillos');
    await screen.findByRole('button', { name: texts.keepOnly });
    await user.selectOptions(choiceOf(1), '3');
    await user.click(screen.getByRole('button', { name: /^Línea 2: Quitar/ }));
    expect(counts()).toHaveTextContent('Exactas: 1.');
    const restore = screen.getByRole('button', { name: /^Línea 2: Deshacer/ });
    expect(restore).toHaveFocus();
    await user.click(screen.getByRole('button', { name: texts.back }));
    await user.click(screen.getByRole('button', { name: texts.read }));
    expect(choiceOf(1)).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: /^Línea 2: Deshacer/ }));
    expect(screen.getByRole('combobox', { name: /^Línea 2: buscar/ })).toHaveFocus();
    expect(counts()).toHaveTextContent('Exactas: 1. No encontradas: 1.');
  });

  it.each([
    ['many lines', '1 angulo\n'.repeat(501), texts.tooLong(501, limits.listLines)],
    ['long a line', `1 pala\u2028${'9'.repeat(1001)}`, texts.longLine(2, 1001, limits.listLine)],
    ['many characters', 'a\n'.repeat(100_001), texts.tooMuch(200_002, limits.listText)],
  ])('is rejected and kept in its field when it has too %s', async (_, list, problem) => {
    await readListInDialog(list);
    expect(await screen.findByRole('alert')).toHaveTextContent(problem);
    expect(screen.getByRole('textbox', { name: 'Lista de productos' })).toHaveValue(list);
  });

  it('leaves the visitor where they are when they close it while it adds', async () => {
    const { user, field } = await openListDialog(paths.faq());
    await user.click(field);
    await user.paste('10 angulo 1 x 1/8');
    await user.click(screen.getByRole('button', { name: 'Leer lista' }));
    play('lento-300:producto');
    await user.click(await addButton());
    await closeDialog();
    await waitFor(() => expect(inCart()).toEqual([[9, 10]]));
    expect(window.location.hash).toBe(`#${paths.faq()}`);
  });

  it('keeps as text only the lines whose products fail to load, so that none is added twice', async () => {
    // Gone since the list was loaded, also for the review, which asks for prices.
    shopApi.alter('producto', (catalogue) => ({
      ...catalogue,
      products: catalogue.products.filter(({ id }) => id !== 2),
    }));
    const user = await readListInDialog('10 angulo 1 x 1/8\n6 tubo cuadrado 2x2x1.5\n3 martillos');
    await user.click(await addButton());
    await screen.findByText(/^No pudimos agregar: /);
    expect(inCart()).toEqual([[9, 10]]);
    await user.click(screen.getByRole('button', { name: texts.back }));
    expect(screen.getByRole('textbox', { name: 'Lista de productos' })).toHaveValue(
      '6 tubo cuadrado 2x2x1.5',
    );
  });
});
