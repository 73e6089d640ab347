import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '../src/navigation/paths.ts';
import { openPage } from './open-page.tsx';
import { productRow } from './products.ts';

export const tubes = ['1.2', '1.5', '2.0'].map((wall, index) =>
  productRow({
    id: index + 1,
    name: `TUBO CUADRADO LAC 2" x 2" x ${wall} mm x 6 m`,
    category: 'TUBOS',
    price: 50,
  }),
);
const shortAngle = productRow({ id: 9, name: 'ÁNGULO A36 1" x 1/8" x 6 m', category: 'ÁNGULOS' });

/** The catalogue of the tests of pasted lists. */
export const listProducts = [...tubes, shortAngle];

/** The main button of the review. */
export const addButton = () =>
  screen.findByRole('button', { name: /^(Agregar \d+ línea|Guardar)/ });

/** Resolves when the dialog has closed. */
export const dialogClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** By key: within the time of a double click, a click of the mouse may be ignored. */
export async function closeDialog() {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cerrar' }));
  await dialogClosed();
}

export async function openListDialog(address: string = paths.cart()) {
  const user = openPage(address);
  // A page that opens takes the focus.
  await screen.findByRole('heading', { level: 1 });
  await user.click(await screen.findByRole('button', { name: 'Pegar lista' }));
  const field = await screen.findByRole('textbox', { name: 'Lista de productos' });
  return { user, field };
}

/** Opens the dialog in the cart and reads a list as a visitor pastes it. */
export async function readListInDialog(text: string) {
  const { user, field } = await openListDialog();
  await user.click(field);
  await user.paste(text);
  await user.click(await screen.findByRole('button', { name: 'Leer lista' }));
  return user;
}
