import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { useOtherItems } from '../../src/cart/other-items.ts';
import { useQuoteData } from '../../src/cart/quote-data.ts';
import { useSentQuotes } from '../../src/cart/sent-quotes.ts';
import { limits } from '../../src/config.ts';
import { sentQuoteTexts as texts } from '../../src/content/sent-quotes.ts';
import { sharedListTexts as shared } from '../../src/content/shared-list.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, shownProduct, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const inCart = () => useCart.getState().lines.map(({ id, quantity }) => [id, quantity]);

/** Sends a list from the cart; jsdom leaves no page for a link that opens beside it. */
async function send(): Promise<UserEvent> {
  useCart.getState().add(shownProduct({ id: 3, name: 'ÁNGULO A36 1/4"' }), 5);
  useOtherItems.getState().add(['3 martillos']);
  useQuoteData.getState().change({ buyer: 'Taller Ñandú', reference: 'Obra 14' });
  const user = openPage(paths.cart());
  const link = await screen.findByRole('link', { name: 'Solicitar cotización' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  return user;
}

describe('a request that was sent', () => {
  it('is kept in this browser with its number, date and data', async () => {
    const user = await send();
    await user.click(screen.getByText(texts.title(1)));
    const [sent] = useSentQuotes.getState().quotes;
    expect(sent).toMatchObject({ list: '3x5', others: ['3 martillos'] });
    expect(screen.getByText(/^SC-\d{6}-\w{4}$/)).toHaveTextContent(sent?.number ?? '');
    expect(screen.getByText('Taller Ñandú · Obra 14')).toBeInTheDocument();
    expect(localStorage.getItem('sent-quotes')).toContain(sent?.number);
    const again = screen.getByRole('link', { name: texts.sendsAgain(sent?.number ?? '') });
    expect(new URL(again.getAttribute('href') ?? '').searchParams.get('text')).toBe(sent?.message);
    expect(sent?.message).toContain('• ÁNGULO A36 1/4" - Cantidad: 5');

    await user.click(screen.getByRole('button', { name: texts.remove(sent?.number ?? '') }));
    expect(screen.queryByText(texts.title(1))).not.toBeInTheDocument();
    expect(localStorage.getItem('sent-quotes')).toBe('[]');
  });

  it('opens again with all that was asked for, in the place of what there is', async () => {
    const user = await send();
    const number = useSentQuotes.getState().quotes[0]?.number ?? '';
    useCart.getState().clear();
    useOtherItems.getState().clear();
    useQuoteData.getState().forget();
    await user.click(await screen.findByText(texts.title(1)));
    await user.click(screen.getByRole('button', { name: texts.open(number) }));
    await user.click(await screen.findByRole('button', { name: 'Sumar a mi lista' }));
    await waitFor(() => expect(inCart()).toEqual([[3, 5]]));
    expect(useOtherItems.getState().items).toEqual(['3 martillos']);
    expect(useQuoteData.getState().data.buyer).toBe('Taller Ñandú');
  });

  it('opens again also with more lines than a link holds', async () => {
    const ids = Array.from({ length: limits.sharedLines + 1 }, (_, index) => 1001 + index);
    shopApi.serve({
      categories: ['ÁNGULOS'],
      products: ids.map((id) => productRow({ id, name: `ÁNGULO ${id}`, category: 'ÁNGULOS' })),
    });
    for (const id of ids) useCart.getState().add(shownProduct({ id, name: `ÁNGULO ${id}` }), 2);
    const user = await send();
    const number = useSentQuotes.getState().quotes[0]?.number ?? '';
    useCart.getState().clear();
    await user.click(await screen.findByText(texts.title(1)));
    await user.click(screen.getByRole('button', { name: texts.open(number) }));
    await screen.findByRole('heading', { name: shared.sentTitle(number) });
    await user.click(screen.getByRole('button', { name: shared.add }));
    await waitFor(() => expect(inCart()).toHaveLength(ids.length), { timeout: 60_000 });
  });

  it('sent twice on one day is there once; at most fifty are kept', async () => {
    const user = await send();
    await user.click(screen.getByRole('link', { name: 'Solicitar cotización' }));
    const { quotes, save } = useSentQuotes.getState();
    expect(quotes).toHaveLength(1);
    const [first] = quotes;
    if (!first) throw new Error('Nothing was kept.');
    for (let at = 0; at < 60; at += 1) save({ ...first, number: `SC-261101-${1000 + at}` });
    expect(useSentQuotes.getState().quotes).toHaveLength(limits.sentQuotes);
    expect(useSentQuotes.getState().quotes[0]?.number).toBe('SC-261101-1059');
  });

  it('that the browser refuses to store is said to last as long as the page', async () => {
    const store = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === 'sent-quotes') throw new DOMException('full', 'QuotaExceededError');
      store.call(this, key, value);
    });
    await send();
    expect(await screen.findByText(texts.unstored)).toBeInTheDocument();
    expect(screen.getByText(texts.title(1))).toBeInTheDocument();
  });

  it.each(['{', '7', '[{"number":1},null,{"number":"SC","list":"<x>"}]'])(
    'stored as %j is left out, and nothing else',
    async (stored) => {
      localStorage.setItem('sent-quotes', stored);
      vi.resetModules();
      const { useSentQuotes: fresh } = await import('../../src/cart/sent-quotes.ts');
      expect(fresh.getState().quotes).toEqual([]);
    },
  );
});

describe('an emptied cart', () => {
  it('comes back by one press, with what else was asked for', async () => {
    useCart.getState().add(shownProduct({ id: 1, name: 'TUBO' }), 2);
    useCart.getState().add(shownProduct({ id: 3, name: 'ÁNGULO' }), 5);
    useOtherItems.getState().add(['3 martillos']);
    const user = openPage(paths.cart());
    await user.click(await screen.findByRole('button', { name: 'Vaciar' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/y lo anotado en «Otros»/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Vaciar' }));
    expect(inCart()).toEqual([]);
    expect(useOtherItems.getState().items).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(inCart()).toEqual([
      [1, 2],
      [3, 5],
    ]);
    expect(useOtherItems.getState().items).toEqual(['3 martillos']);
  });
});

it('a request that was stored with a date that cannot be is left out', async () => {
  const { remove } = useSentQuotes.getState();
  // A test before may have had the browser refuse to store anything.
  remove('none');
  const sound = { number: 'SC-261122-AAAA', sentAt: 0, list: '3x5', message: '', others: [] };
  localStorage.setItem(
    'sent-quotes',
    JSON.stringify([{ ...sound, number: 'SC-261122-BBBB', sentAt: 9e15 }, sound]),
  );
  remove('none');
  openPage(paths.cart());
  expect(await screen.findByText(texts.title(1))).toBeInTheDocument();
});
