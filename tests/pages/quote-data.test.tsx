import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { useQuoteData } from '../../src/cart/quote-data.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => {
  shopApi.serve(smallCatalogue);
  useCart.getState().add(shownProduct({ id: 3, name: 'ÁNGULO A36 1/4"' }), 5);
});

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const field = (name: string) => screen.findByRole('textbox', { name });
const message = () => {
  const link = screen.getByRole('link', { name: 'Solicitar cotización' });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
};

describe('the data of the buyer', () => {
  it('are added to the message, with a hint on an invalid RUC, and can be deleted', async () => {
    const user = openPage(paths.cart());
    const summary = await screen.findByText('Datos de la cotización');
    await user.click(summary);
    await user.type(await field('Razón social o nombre'), 'Taller Ñandú');
    await user.type(await field('RUC'), '20100047219');
    await user.tab();
    expect(await field('RUC')).toHaveAccessibleDescription(
      'Este RUC no es válido: revise sus 11 dígitos',
    );
    const lines = 'Razón social o nombre: Taller Ñandú\nRUC: 20100047219';
    expect(message()).toContain(`\n\n${lines}\n\nSolicitud SC-`);
    expect(stored('cart-data')).toMatchObject({ buyer: 'Taller Ñandú' });

    await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
    expect(message()).not.toContain('Taller');
    expect(localStorage.getItem('cart-data')).not.toMatch(/Taller|\d/);
  });
});

describe('date and note', () => {
  const fold = () => screen.queryByRole('button', { name: 'Agregar fecha requerida y nota' });
  const send = () => screen.getByRole('link', { name: 'Solicitar cotización' });

  it('are folded above the send button while empty, and stay open once used', async () => {
    const user = openPage(paths.cart());
    await user.click(await screen.findByRole('button', { name: 'Agregar fecha requerida y nota' }));
    const date = screen.getByLabelText('Fecha requerida');
    expect(date).toHaveFocus();
    expect(date.compareDocumentPosition(send())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.change(date, { target: { value: '2026-12-01' } });
    const note = await field('Nota');
    await user.type(note, 'Hoy, antes de las 5');
    const lines = 'Fecha requerida: 01/12/2026\nNota: Hoy, antes de las 5';
    expect(message()).toContain(`\n\n${lines}\n\nSolicitud SC-`);
    await user.clear(note);
    fireEvent.change(date, { target: { value: '' } });
    expect(date).toBeVisible();
    expect(fold()).toBeNull();
  });

  it('are shown where a pasted list has filled the note', async () => {
    useQuoteData.getState().change({ note: 'Entregar en obra' });
    openPage(paths.cart());
    expect(await field('Nota')).toBeVisible();
    expect(await field('Nota')).toHaveValue('Entregar en obra');
    expect(fold()).toBeNull();
  });
});
