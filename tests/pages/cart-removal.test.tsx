import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { useSentQuotes } from '../../src/cart/sent-quotes.ts';
import { limits } from '../../src/config.ts';
import { company } from '../../src/content/company.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';

const lines = () => useCart.getState().lines.map(({ id, quantity }) => [id, quantity]);

beforeEach(() => {
  shopApi.serve(smallCatalogue);
  const { add } = useCart.getState();
  for (const id of [1, 2, 3]) add(shownProduct({ id, name: `TUBO ${id}` }), id);
});

async function removeLine(name: string) {
  vi.useFakeTimers();
  act(() => screen.getByRole('button', { name: `Eliminar ${name}` }).click());
  await advanceTime(300);
  vi.useRealTimers();
}

describe('a line that was removed', () => {
  it('can be taken back to where it stood, with its quantity', async () => {
    const user = openPage(paths.cart());
    await screen.findByRole('button', { name: 'Eliminar TUBO 2' });
    await removeLine('TUBO 2');
    expect(screen.getAllByText('Se quitó TUBO 2')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(lines()).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('comes back with the one that was removed just after it, each to its place', async () => {
    const user = openPage(paths.cart());
    await screen.findByRole('button', { name: 'Eliminar TUBO 2' });
    vi.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Eliminar TUBO 1' }).click());
    await advanceTime(150);
    act(() => screen.getByRole('button', { name: 'Eliminar TUBO 2' }).click());
    await advanceTime(300);
    vi.useRealTimers();
    expect(lines()).toEqual([[3, 3]]);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(lines()).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('also when it was the last', async () => {
    act(() => useCart.getState().clear());
    act(() => void useCart.getState().add(shownProduct({ id: 7, name: 'VIGA' }), 4));
    const user = openPage(paths.cart());
    await screen.findByRole('button', { name: 'Eliminar VIGA' });
    await removeLine('VIGA');
    expect(screen.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(lines()).toEqual([[7, 4]]);
  });

  it('is not put in twice where it has been added again', async () => {
    const user = openPage(paths.cart());
    await screen.findByRole('button', { name: 'Eliminar TUBO 2' });
    await removeLine('TUBO 2');
    act(() => void useCart.getState().add(shownProduct({ id: 2, name: 'TUBO 2' }), 9));
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(lines()).toContainEqual([2, 9]);
    expect(lines()).toHaveLength(3);
  });
});

describe('the messaging icon', () => {
  const text = () => {
    const link = within(screen.getByRole('navigation', { name: 'Accesos rápidos' })).getByRole(
      'link',
    );
    return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  };

  it('carries the list in the cart, and notes that it was sent', async () => {
    const user = openPage(paths.cart());
    await screen.findByRole('button', { name: 'Eliminar TUBO 2' });
    expect(text()).toContain('• TUBO 2 - Cantidad: 2');
    expect(text()).toContain(company.quotation.greeting);
    const icon = screen.getByRole('link', { name: 'Escribir por WhatsApp' });
    icon.addEventListener('click', (event) => event.preventDefault());
    await user.click(icon);
    expect(useSentQuotes.getState().quotes).toHaveLength(1);
  });

  it('carries a list too long for its app in the short form that the button sends', async () => {
    for (let id = 10; id < 200; id += 1) {
      useCart.getState().add(shownProduct({ id, name: `TUBO CUADRADO LAC ${id}` }), 2);
    }
    openPage(paths.cart());
    const button = await screen.findByRole('link', { name: 'Solicitar cotización' });
    const icon = screen.getByRole('link', { name: 'Escribir por WhatsApp' });
    expect(icon).toHaveAttribute('href', button.getAttribute('href'));
    expect(text()?.length).toBeLessThanOrEqual(limits.message);
  });

  it('names the product on its page, and elsewhere only greets', async () => {
    openPage(paths.product(1));
    await screen.findByRole('tablist');
    const greeting = company.messaging[0].message;
    expect(text()).toBe(`${greeting}\nTUBO CUADRADO 2" x 1"`);
    act(() => {
      window.location.hash = paths.contact();
    });
    await screen.findByRole('heading', { level: 1, name: 'Contacto' });
    expect(text()).toBe(greeting);
  });
});
