import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { formatSharedList } from '../../src/cart/shared-list.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, shownProduct } from '../../testing/products.ts';
import { advanceTime, useRealTimers } from '../../testing/time.ts';

const lines = () => formatSharedList(useCart.getState().lines);
const fill = (...ids: number[]) => {
  for (const id of ids) useCart.getState().add(shownProduct({ id, name: `TUBO ${id}` }), id);
};
const removeButton = (id: number) => screen.getByRole('button', { name: `Eliminar TUBO ${id}` });
const cartIsEmpty = () => screen.queryByRole('heading', { name: 'Tu carrito está vacío' });

async function open() {
  const user = openPage(paths.cart());
  await screen.findByRole('list', { name: 'Productos de su cotización' });
  vi.useFakeTimers();
  const undoRemoval = async () => {
    await useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  };
  return { undoRemoval };
}

beforeEach(() =>
  shopApi.serve({ products: [1, 2, 3].map((id) => productRow({ id, name: `TUBO ${id}` })) }),
);

describe('removing a line of the cart', () => {
  it('makes it inert, deletes it after 300 ms and moves the focus on', async () => {
    fill(1, 2);
    await open();
    const [first, second] = [removeButton(1), removeButton(2)];
    fireEvent.click(first);
    expect(first.closest('li')).toHaveAttribute('inert');
    await advanceTime(299);
    expect(first).toBeInTheDocument();
    await advanceTime(1);
    expect(first).not.toBeInTheDocument();
    expect(second).toHaveFocus();
    fireEvent.click(second);
    await advanceTime(300);
    expect(cartIsEmpty()).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('undoing a removal', () => {
  it('restores the last line of a cart', async () => {
    fill(4);
    const { undoRemoval } = await open();
    fireEvent.click(removeButton(4));
    await advanceTime(300);
    expect(screen.getAllByText('Se quitó TUBO 4')).not.toHaveLength(0);
    await undoRemoval();
    expect(lines()).toBe('4x4');
  });

  const removeFourth = async () => {
    fill(1, 4);
    await open();
    fireEvent.click(removeButton(4));
    await advanceTime(300);
    return screen.getByRole('button', { name: 'Deshacer' });
  };

  it('is offered until the visitor closes it, which takes nothing else away', async () => {
    const undo = await removeFourth();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(undo).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(lines()).toBe('1x1');
  });

  it('is not offered once the same product is in the cart again', async () => {
    const undo = await removeFourth();
    act(() => fill(4));
    expect(undo).not.toBeInTheDocument();
    expect(lines()).toBe('1x1.4x4');
  });

  it('counts only the lines that it would restore', async () => {
    fill(1, 2, 3);
    await open();
    for (const id of [1, 2]) fireEvent.click(removeButton(id));
    await advanceTime(300);
    expect(screen.getAllByText('Se quitaron 2 líneas')).not.toHaveLength(0);
    act(() => fill(1));
    expect(screen.getAllByText('Se quitó TUBO 2')).not.toHaveLength(0);
  });
});
