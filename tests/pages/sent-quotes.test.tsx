import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { emptyQuoteData, useQuoteData } from '../../src/cart/quote-data.ts';
import { useSentQuotes } from '../../src/cart/sent-quotes.ts';
import { sentQuoteTexts as texts } from '../../src/content/sent-quotes.ts';
import { limits } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, shownProduct, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const latest = () => {
  const [quote] = useSentQuotes.getState().quotes;
  if (!quote) throw new Error('No request was kept.');
  return quote;
};

/** Sends a request from the cart page; jsdom cannot follow the link. */
async function send(): Promise<UserEvent> {
  const notes = { assumption: 'acabado negro' };
  useCart.getState().add(shownProduct({ id: 3, name: 'ÁNGULO A36 1/4"' }), 5, notes);
  useCart.getState().addOthers(['3 martillos']);
  useQuoteData.getState().change({ buyer: 'Taller Ñandú', reference: 'Obra 14' });
  const user = openPage(paths.cart());
  const link = await screen.findByRole('link', { name: 'Solicitar cotización' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: texts.title(1) }));
  return user;
}

describe('a sent request', () => {
  it('is kept with number, buyer and message, and can be deleted', async () => {
    const user = await send();
    const { number, message } = latest();
    expect(screen.getByText(/^SC-\d{6}-\w{4}$/)).toHaveTextContent(number);
    const sentOn = /^\d\d\/\d\d\/\d{4}, \d\d:\d\d · 1 producto y 1 línea en Otros$/;
    expect(screen.getByText(sentOn)).toBeVisible();
    expect(screen.getByText('Taller Ñandú · Obra 14')).toBeInTheDocument();
    expect(message).toContain(`\n\nSolicitud ${number}\n\nQuedo a la espera`);
    expect(message).toContain('• ÁNGULO A36 1/4" - Cantidad: 5');
    const again = screen.getByRole('link', { name: texts.sendsAgain(number) });
    const { searchParams } = new URL(again.getAttribute('href') ?? '');
    expect(searchParams.get('text')).toBe(message);
    expect(localStorage.getItem('sent-quotes')).toContain(number);
    await user.click(screen.getByRole('button', { name: texts.remove(number) }));
    expect(screen.queryByRole('button', { name: /^Mis cotizaciones/ })).not.toBeInTheDocument();
    expect(localStorage.getItem('sent-quotes')).toBe('[]');
  });

  it('opens again as a list with the buyer and the other items', async () => {
    const user = await send();
    useCart.getState().clear();
    useQuoteData.getState().change(emptyQuoteData);
    await user.click(screen.getByRole('button', { name: texts.open(latest().number) }));
    await screen.findByText(/^Total referencial: /);
    await user.click(screen.getByRole('button', { name: 'Sumar a mi lista' }));
    await waitFor(() => expect(useCart.getState().lines).toHaveLength(1));
    expect(useCart.getState().lines).toMatchObject([
      { id: 3, quantity: 5, assumption: 'acabado negro' },
    ]);
    expect(useCart.getState().others).toEqual(['3 martillos']);
    expect(useQuoteData.getState().data.buyer).toBe('Taller Ñandú');
  });

  it('says what has changed since, and keeps a product that is gone as an item', async () => {
    const tube = productRow({ id: 1, name: 'TUBO CUADRADO 2" x 1"', price: 23.5 });
    const angle = productRow({ id: 3, name: 'ÁNGULO A36 1/4"', price: 10 });
    shopApi.serve({ products: [tube, angle] });
    useCart.getState().add(shownProduct(tube), 2);
    const user = await send();
    useCart.getState().clear();
    shopApi.serve({ products: [{ ...tube, price: 28.2 }] });
    await user.click(screen.getByRole('button', { name: texts.open(latest().number) }));
    await screen.findByText('Antes S/ 23.50, ahora S/ 28.20');
    await user.click(screen.getByRole('button', { name: 'Sumar a mi lista' }));
    await waitFor(() => expect(useCart.getState().lines).toHaveLength(1));
    expect(useCart.getState().lines).toMatchObject([{ id: 1, quantity: 2, price: 28.2 }]);
    expect(useCart.getState().others).toEqual(['3 martillos', '5 ÁNGULO A36 1/4"']);
  });

  it('is kept once when sent twice on one day; the latest fifty are kept', async () => {
    const user = await send();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await user.click(screen.getByRole('link', { name: 'Solicitar cotización' }));
    expect(useSentQuotes.getState().quotes).toHaveLength(1);
    const first = latest();
    for (let at = 0; at < 60; at += 1) {
      useSentQuotes.getState().save({ ...first, number: `SC-261101-${1000 + at}` });
    }
    expect(useSentQuotes.getState().quotes).toHaveLength(limits.sentQuotes);
    expect(latest().number).toBe('SC-261101-1059');
  });
});

describe('the question whether a request was sent', () => {
  const question = () => screen.queryByRole('heading', { name: texts.question(latest().number) });
  const show = () => document.dispatchEvent(new Event('visibilitychange'));

  it('appears on return, not before, and empties the list undoably', async () => {
    const user = await send();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(question()).toBeNull();
    act(show);
    expect(question()).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.startNew }));
    expect(useCart.getState().lines).toEqual([]);
    expect(useCart.getState().others).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(useCart.getState().lines).toMatchObject([{ id: 3, quantity: 5 }]);
    expect(useCart.getState().others).toEqual(['3 martillos']);
    act(show);
    expect(question()).toBeNull();
  });

  it('is about the list that was sent, not about one that was changed since', async () => {
    const user = await send();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    act(show);
    expect(question()).toBeVisible();
    act(() => useCart.getState().update(3, 6));
    expect(question()).toBeNull();
    expect(useSentQuotes.getState().quotes).toHaveLength(1);
    act(() => useCart.getState().update(3, 5));
    expect(question()).toBeVisible();
  });

  it('comes after a sentence that says what was sent, its number and what follows', async () => {
    const user = await send();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    const { number } = latest();
    const contents = '1 producto, 5 unidades y 1 línea en Otros';
    expect(screen.getAllByText(texts.opened(number, contents))).toHaveLength(2);
    act(show);
    expect(screen.getByText(texts.asked(contents))).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.startNew }));
    expect(screen.getAllByText(texts.sent(number, contents))).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(screen.queryByText(texts.sent(number, contents))).toBeNull();
  });

  it('appears after a reload, and not again where it was answered in another tab', async () => {
    await send();
    cleanup();
    const user = openPage(paths.cart());
    await screen.findByRole('heading', { name: texts.question(latest().number) });
    await user.click(screen.getByRole('button', { name: texts.continueList }));
    expect(question()).toBeNull();
    expect(useCart.getState().lines).toHaveLength(1);

    useSentQuotes.getState().save({ ...latest(), isUnconfirmed: true });
    const stored = JSON.stringify([{ ...latest(), isUnconfirmed: false }]);
    localStorage.setItem('sent-quotes', stored);
    act(show);
    expect(question()).toBeNull();
  });
});
