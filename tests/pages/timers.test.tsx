import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { timings } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';
import { play } from '../../workbench/scenarios/play.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const lines = () => useCart.getState().lines.map(({ id, quantity }) => [id, quantity]);
const fill = (count: number) => {
  for (let id = 1; id <= count; id += 1) {
    useCart.getState().add(shownProduct({ id, name: `TUBO ${id}` }), 1);
  }
};
const goTo = (address: string) =>
  act(async () => {
    window.location.hash = `#${address}`;
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

describe('a clock that is moved', () => {
  it.each(['1970-01-01', '2099-12-31T23:59:59Z'])(
    'to %s changes no timer and no cart',
    async (date) => {
      fill(2);
      openPage(paths.cart());
      const remove = await screen.findByRole('button', { name: 'Eliminar TUBO 1' });
      vi.useFakeTimers();
      act(() => remove.click());
      vi.setSystemTime(new Date(date));
      await advanceTime(timings.cartRemoval - 1);
      expect(lines()).toHaveLength(2);
      await advanceTime(1);
      expect(lines()).toEqual([[2, 1]]);
      // What is edited after it goes before nothing that was edited earlier.
      useCart.getState().update(2, 7);
      useCart.getState().add(shownProduct({ id: 2, name: 'TUBO 2' }), 1);
      expect(lines()).toEqual([[2, 8]]);
    },
  );
});

describe('pressed twice', () => {
  it('a card adds one piece for each press that it took, and none while it is busy', async () => {
    play('lento-500:producto');
    openPage(paths.category('TUBOS'));
    const button = await screen.findByRole('button', { name: 'Cotizar TUBO CUADRADO 2" x 1"' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByRole('dialog');
    expect(lines()).toEqual([[1, 1]]);
    expect(shopApi.requests('producto')).toHaveLength(1);
  });

  it('the product page adds once', async () => {
    const user = openPage(paths.product(1));
    const button = await screen.findByRole('button', { name: 'Agregar al carrito' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.dblClick(button);
    expect(lines()).toEqual([[1, 1]]);
  });

  it('«Intentar de nuevo» asks once, and the failure gives way', async () => {
    play('500:productosPorCategoria');
    openPage(paths.category('TUBOS'));
    const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    play('lento-300:productosPorCategoria');
    fireEvent.click(retry);
    fireEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' })).toBeInTheDocument();
    expect(shopApi.requests('productosPorCategoria')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).not.toBeInTheDocument();
  });
});

describe('leaving in the middle', () => {
  it('of a removal completes it, and an addition meanwhile keeps the line', async () => {
    fill(3);
    openPage(paths.cart());
    const remove = (name: string) => screen.findByRole('button', { name: `Eliminar ${name}` });
    const [first, second] = [await remove('TUBO 1'), await remove('TUBO 2')];
    vi.useFakeTimers();
    act(() => first.click());
    act(() => second.click());
    await goTo(paths.contact());
    act(() => void useCart.getState().add(shownProduct({ id: 2, name: 'TUBO 2' }), 1));
    await advanceTime(timings.cartRemoval);
    expect(lines()).toEqual([
      [2, 2],
      [3, 1],
    ]);
  });

  it('of twenty quick removals loses none of them, and the focus stays on the page', async () => {
    fill(21);
    openPage(paths.cart());
    const list = within(await screen.findByRole('list', { name: 'Productos de su cotización' }));
    vi.useFakeTimers();
    for (const button of list.getAllByRole('button', { name: /^Eliminar/ }).slice(0, 20)) {
      act(() => button.click());
      await advanceTime(10);
    }
    expect(useCart.getState().removing.size).toBeGreaterThan(0);
    await advanceTime(timings.cartRemoval);
    expect(lines()).toEqual([[21, 1]]);
    expect(useCart.getState().removing.size).toBe(0);
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  });

  it('of «Agregando…» opens no modal elsewhere, and the piece is in the cart', async () => {
    openPage(paths.product(1));
    const button = await screen.findByRole('button', { name: 'Agregar al carrito' });
    await waitFor(() => expect(button).toBeEnabled());
    vi.useFakeTimers();
    act(() => button.click());
    await advanceTime(timings.addToCart / 2);
    await goTo(paths.cart());
    await advanceTime(timings.addToCart * 2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(lines()).toEqual([[1, 1]]);
  });

  it.each([
    ['the moving parts of home', paths.home(), timings.banner * 2],
    ['the services', paths.services(), timings.servicesHero * 2],
  ])('of %s leaves no timer that fires', async (_, address, wait) => {
    openPage(address);
    await screen.findByRole('heading', { level: 1 });
    vi.useFakeTimers();
    await advanceTime(100);
    await goTo(paths.terms());
    await advanceTime(wait);
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('of a confirmation and of a copy says nothing afterwards', async () => {
    const user = openPage(paths.contact());
    const main = within(await screen.findByRole('main'));
    const send = await main.findByRole('button', { name: /^Enviar/ });
    for (const field of main.getAllByRole('textbox')) await user.type(field, 'a@b.example');
    vi.useFakeTimers();
    act(() => send.click());
    expect(screen.getByText('¡Mensaje enviado!')).toBeInTheDocument();
    await goTo(paths.cart());
    await advanceTime(timings.contactSent + timings.copied);
    expect(screen.queryByText('¡Mensaje enviado!')).not.toBeInTheDocument();
  });
});
