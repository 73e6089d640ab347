import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { chosenView } from '../../src/catalogue/listing/usual-view.ts';
import { keepTranslatedTexts } from '../../src/layout/translated-texts.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openListDialog, tubes } from '../../testing/list-dialog.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, shownProduct } from '../../testing/products.ts';
import { translatePage } from '../../testing/translate-page.ts';

const angle = productRow({
  id: 9,
  name: 'ÁNGULO A36 1" x 1/8" x 6 m',
  category: 'ÁNGULOS',
  price: 20,
  stock: 5,
});

beforeEach(() => {
  shopApi.serve({ categories: ['TUBOS', 'ÁNGULOS'], products: [...tubes, angle] });
});

/** Called after each step: notes the text of the page and, in a translating browser, wraps it. */
type Note = () => Promise<void>;

/** What the page shows after each step of a visit, in a browser that translates it or not. */
async function textsOf(visit: (note: Note) => Promise<void>, isTranslated: boolean) {
  useCart.getState().clear();
  useCart.getState().forgetRemoved();
  localStorage.clear();
  chosenView.write('cards');
  const texts: string[] = [];
  const stop = keepTranslatedTexts();
  // The visitor goes on in a later task.
  const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  await visit(async () => {
    await nextTask();
    texts.push(
      document.body.textContent?.replace(/\s+/g, ' ').replace(/\d\d:\d\d|SC-\S+/g, '') ?? '',
    );
    if (isTranslated) translatePage();
    await nextTask();
  });
  cleanup();
  stop();
  return texts;
}

async function cart(note: Note) {
  useCart.getState().add(shownProduct(angle), 1);
  useCart.getState().add(shownProduct(tubes[0] ?? angle), 2);
  openPage(paths.cart());
  const field = await screen.findByRole('textbox', { name: /^Cantidad de ÁNGULO/ });
  await waitFor(() => expect(document.body).toHaveTextContent(/Precios del/));
  await note();
  const enter = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  for (const value of ['12', '3', '100', '4']) {
    enter(value);
    await note();
  }
  fireEvent.click(screen.getByRole('button', { name: /^Eliminar ÁNGULO/ }));
  await screen.findByRole('button', { name: 'Deshacer' });
  await note();
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await note();
  fireEvent.click(screen.getByRole('button', { name: /^Eliminar TUBO/ }));
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: /^Cantidad de TUBO/ })).toBeNull(),
  );
  await note();
}

async function list(note: Note) {
  const user = openPage(paths.category('TUBOS'));
  await screen.findByRole('checkbox', { name: /^1.2 mm/ });
  await note();

  for (const wall of [/^1.2 mm/, /^1.5 mm/]) {
    const box = screen.getByRole('checkbox', { name: wall });
    await user.click(box);
    await note();
  }
  const chip = screen.getAllByRole('button', { name: /^Quitar filtro/ })[0] as HTMLElement;
  await user.click(chip);
  await note();
  const table = screen.getByRole('button', { name: 'Lista' });
  await user.click(table);
  await note();
  const [quantity] = await screen.findAllByRole('textbox', { name: /^Cantidad de / });
  for (const value of ['3', '12']) {
    fireEvent.change(quantity as HTMLElement, { target: { value } });
    await note();
  }
  await user.click(await screen.findByRole('button', { name: /^Agregar\s*1 línea/ }));
  await note();
}

async function search(note: Note) {
  const user = openPage(paths.contact());
  const field = screen.getByRole('combobox', { name: 'Buscar productos' });
  await screen.findByRole('heading', { level: 1 });
  for (const [text, shown] of [
    ['tubo', 'Ver los 3 resultados'],
    [' 1.2', 'Ver el resultado'],
  ]) {
    await user.type(field, text ?? '');
    await screen.findByText(shown ?? '');
    await note();
  }
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: /^Resultados para/ });
  await screen.findAllByRole('article');
  await note();
  for (const term of ['angulo', 'nada de nada']) {
    window.location.hash = `#${paths.search(term)}`;
    await screen.findByRole('heading', { level: 1, name: new RegExp(`${term}$`) });
    await screen.findByText(term === 'angulo' ? '1 producto' : 'No encontramos productos', {
      selector: 'main :not([role=status])',
    });
    await note();
  }
}

async function review(note: Note) {
  const { user, field } = await openListDialog();
  await note();
  fireEvent.change(field, {
    target: { value: '10 und angulo 1 x 1/8\ntubo cuadrado 2x2 - 6\n3 martillos\nángulo 1 x 1/8' },
  });
  await note();
  await user.click(screen.getByRole('button', { name: 'Leer lista' }));
  await screen.findByRole('button', { name: /^Agregar\s*1 línea/ });
  await note();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Línea 2: / }), '2');
  await note();
  const quantity = screen.getByRole('textbox', { name: 'Línea 4: cantidad' });
  for (const value of ['7', '']) {
    fireEvent.change(quantity, { target: { value } });
    fireEvent.blur(quantity);
    await note();
  }
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getAllByRole('button', { name: /Quitar / })[0] as HTMLElement);
  await note();
  await user.click(dialog.getByRole('button', { name: /^Agregar / }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText(/^Por elegir/);
  await note();
}

describe('a browser that translates the page shows every change', () => {
  it.each([
    ['in the cart', cart],
    ['of filters, table and quantities', list],
    ['of the search', search],
    ['in the review of a list', review],
  ])('%s', async (_, visit) => {
    const plain = await textsOf(visit, false);
    const translated = await textsOf(visit, true);
    expect(translated).toEqual(plain);
  });
});
