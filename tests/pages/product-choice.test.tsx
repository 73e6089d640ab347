import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow } from '../../testing/products.ts';

const tube = (id: number, size: string, fields = {}) =>
  productRow({ id, name: `TUBO CUADRADO LAF ${size} x 6 m`, category: 'TUBOS', ...fields });

beforeEach(() =>
  shopApi.serve({
    categories: ['TUBOS', 'ALICATES'],
    products: [
      tube(1, '1" x 1" x 0.9 mm', {
        price: 24.36,
        stock: 83,
        imageUrl: '/images/products/tubo_cuadrado-640.webp',
        description: 'Tubo.\nPeso teórico: 0.676 kg/m; 4.06 kg por pieza.',
      }),
      tube(2, '1" x 1" x 1.2 mm'),
      tube(3, '2" x 2" x 0.9 mm'),
      productRow({ id: 4, name: 'TUBO CUADRADO LAC 1" x 1" x 0.9 mm x 6 m', category: 'TUBOS' }),
      productRow({
        id: 9,
        name: 'ALICATE UNIVERSAL 8"',
        category: 'ALICATES',
        price: 30,
        stock: 1,
      }),
    ],
  }),
);

async function open(id: number) {
  const user = openPage(paths.product(id));
  const add = await screen.findByRole('button', { name: 'Agregar al carrito' });
  await waitFor(() => expect(add).toBeEnabled());
  return { user, add };
}

describe('a product that is chosen by its size', () => {
  it('is shown as a photo, and as a drawing of its own dimensions', async () => {
    const { user } = await open(1);
    const views = screen.getByRole('group', { name: 'Vista del producto' });
    const drawing = () => screen.queryByRole('img', { name: /^Dibujo a escala/ });
    expect(drawing()).toBeNull();
    await user.click(within(views).getByRole('button', { name: 'Medidas' }));
    expect(drawing()).toHaveAccessibleName(
      'Dibujo a escala de la sección: Ancho 1 pulgada (25.4 mm), Alto 1 pulgada (25.4 mm), Pared 0.9 mm (0.035 pulgadas), Largo 6 m',
    );
    expect(screen.queryByText('Imagen referencial')).toBeNull();
    await user.click(within(views).getByRole('button', { name: 'Foto' }));
    expect(drawing()).toBeNull();
  });

  it('leads to its other walls, sizes and finishes', async () => {
    const { user } = await open(1);
    const thicknesses = await screen.findByRole('region', { name: 'Otros espesores' });
    const sizes = await screen.findByRole('region', { name: 'Otras medidas y calidades' });
    const links = within(sizes).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['LAC', '2" x 2"']);
    await user.click(within(thicknesses).getByRole('link', { name: /^1.2\smm$/ }));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('TUBO CUADRADO LAF 1" x 1" x 1.2 mm x 6 m');
  });

  it('has its price by the metre and by the kilogram, and its weight', async () => {
    await open(1);
    const shown = 'Referencial: S/ 4.06/m · S/ 6.00/kg';
    const said = 'Referencial: S/ 4.06 por metro, S/ 6.00 por kilogramo';
    const lines = screen.getByText(/^Precio por unidad/);
    expect(lines).toHaveTextContent(`Precio por unidad${shown}${said}`);
    expect(lines).toHaveTextContent(/Peso referencial: 4.06\skg · 0.676\skg\/m/);
    expect(screen.getByText(shown)).toHaveAttribute('aria-hidden', 'true');
  });

  it('of more than there is in stock says so, and adds all the same', async () => {
    const { user, add } = await open(1);
    const quantity = screen.getByRole('textbox', { name: 'Cantidad' });
    await user.tripleClick(quantity);
    await user.keyboard('84');
    expect(screen.getByText(/^Hay 83 unidades en stock/)).toHaveAttribute('role', 'status');
    await user.click(add);
    expect(useCart.getState().lines).toMatchObject([{ id: 1, quantity: 84 }]);
  });

  it('without a section has none of that', async () => {
    const { user } = await open(9);
    expect(screen.queryByRole('group', { name: 'Vista del producto' })).toBeNull();
    expect(screen.queryByText(/^Otros espesores|^Otras medidas/)).toBeNull();
    expect(screen.getByText(/^Precio por unidad/)).toHaveTextContent(/^Precio por unidad$/);
    await user.click(screen.getByRole('button', { name: 'Aumentar: Cantidad' }));
    expect(screen.getByText(/^Hay 1 unidad en stock/)).toBeInTheDocument();
  });
});
