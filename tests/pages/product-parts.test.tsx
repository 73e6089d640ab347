import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { distances, limits } from '../../src/config.ts';
import { productPlaceholders } from '../../src/content/product.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, smallCatalogue } from '../../testing/products.ts';

async function open(id = 1) {
  const user = openPage(paths.product(id));
  const add = await screen.findByRole('button', { name: 'Agregar al carrito' });
  await waitFor(() => expect(add).toBeEnabled());
  await screen.findByRole('tablist');
  return { user, add };
}

describe('a product page', () => {
  it('leads by its breadcrumb home and to its category', async () => {
    shopApi.serve(smallCatalogue);
    await open();
    const trail = within(screen.getByRole('navigation', { name: 'Ruta de navegación' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/',
      '#/productos/TUBOS',
    ]);
    expect(trail.getByText('TUBO CUADRADO 2" x 1"')).toHaveAttribute('aria-current', 'page');
  });

  it('shows one tab at a time: description, specifications, reviews', async () => {
    shopApi.serve(smallCatalogue);
    const { user } = await open();
    const panel = () => screen.getByRole('tabpanel');
    expect(panel()).toHaveTextContent('Tubo para rejas');
    await user.click(screen.getByRole('tab', { name: 'Especificaciones' }));
    expect(panel()).toHaveTextContent('MarcaÑandú');
    expect(panel()).not.toHaveTextContent('Tubo para rejas');
    await user.click(screen.getByRole('tab', { name: 'Reseñas' }));
    expect(panel()).toHaveTextContent('4.5 de 5 (1 reseña)');
  });

  it('rating, review and warranty are placeholders, kept out of structured data', async () => {
    shopApi.serve(smallCatalogue);
    const { user } = await open();
    expect(screen.getAllByText('(1 reseña)')).not.toHaveLength(0);
    await user.click(screen.getByRole('tab', { name: 'Especificaciones' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent(productPlaceholders.warranty);
    const told = 'script[type="application/ld+json"], [itemscope], [itemprop]';
    expect(document.querySelector(told)).toBeNull();
  });

  it.each(['1000000', '12345678901', '9'.repeat(30)])(
    'a quantity of %s has no upper bound here; the cart takes 99',
    async (text) => {
      shopApi.serve(smallCatalogue);
      const { user, add } = await open();
      const quantity = screen.getByRole('textbox', { name: 'Cantidad' });
      await user.tripleClick(quantity);
      await user.paste(text);
      act(() => add.click());
      expect(quantity).toBeValid();
      expect(useCart.getState().lines).toMatchObject([{ id: 1, quantity: 99 }]);
    },
  );
});

describe('the related products', () => {
  const twelve = Array.from({ length: 12 }, (_, index) =>
    productRow({ id: index + 1, name: `TUBO ${index + 1}`, category: 'TUBOS' }),
  );

  it('are at most 8, with 6 dots and the number of the others', async () => {
    shopApi.serve({ products: twelve });
    await open(3);
    const list = await screen.findByRole('list', { name: 'Productos relacionados' });
    const names = within(list)
      .getAllByRole('heading')
      .map((heading) => heading.textContent);
    expect(names).toEqual([1, 2, 4, 5, 6, 7, 8, 9].map((id) => `TUBO ${id}`));
    expect(limits).toMatchObject({ related: 8, relatedDots: 6 });
    const beyond = screen.getByText('+2');
    expect(beyond.parentElement?.children).toHaveLength(6 + 1);
  });

  it.each([
    [360, 270],
    [400, 300],
    [1200, 300],
  ])('in a view of %d px move by %d at a press', async (width, step) => {
    shopApi.serve({ products: twelve });
    await open(3);
    const next = await screen.findByRole('button', { name: 'Siguientes: Productos relacionados' });
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const scrollBy = vi.spyOn(Element.prototype, 'scrollBy');
    act(() => next.click());
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: step });
    expect(distances).toMatchObject({ relatedScroll: 300, relatedScrollShare: 0.75 });
  });
});
