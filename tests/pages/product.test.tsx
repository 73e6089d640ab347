import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productPlaceholders } from '../../src/content/product.ts';
import { distances, limits } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openFromCategory, openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { brandedCatalogue, productRow, smallCatalogue } from '../../testing/products.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const square = 'TUBO CUADRADO 2" x 1"';

/** Opens a product's page and waits until it can be added to the cart. */
async function open(id: number) {
  const user = openPage(paths.product(id));
  const add = await screen.findByRole('button', { name: 'Agregar al carrito' });
  await waitFor(() => expect(add).toBeEnabled());
  await screen.findByRole('tablist');
  return { user, add };
}

describe('a product page', () => {
  it('shows breadcrumb, picture, price, discount, brand, stock, delivery and rating', async () => {
    shopApi.serve(brandedCatalogue);
    await open(1);
    expect(screen.getByRole('heading', { level: 1, name: square })).toBeInTheDocument();
    const trail = screen.getByRole('navigation', { name: 'Ruta de navegación' });
    expect(trail).toHaveTextContent(`InicioTUBOS${square}`);
    const links = within(trail).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/', '#/productos/TUBOS']);
    expect(screen.getByRole('img', { name: square })).toBeInTheDocument();
    expect(screen.getByText('Imagen referencial')).toBeInTheDocument();
    expect(screen.getAllByText('-15%')).not.toHaveLength(0);
    expect(screen.getByText('S/ 170.00')).toBeInTheDocument();
    expect(screen.getAllByText('S/ 200.00')).not.toHaveLength(0);
    expect(screen.getByText('Marca: Ñandú')).toBeInTheDocument();
    expect(screen.getByText('4 unidades disponibles')).toBeInTheDocument();
    expect(screen.getAllByText('2-4 días hábiles')).not.toHaveLength(0);
    expect(screen.getAllByRole('img', { name: '4.5 de 5 estrellas' })).not.toHaveLength(0);
    expect(document.title).toContain(square);
  });

  it('shows description, specifications and reviews in tabs, and no structured data', async () => {
    shopApi.serve(brandedCatalogue);
    const { user } = await open(1);
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      ...['Descripción', 'Especificaciones', 'Reseñas'],
    ]);
    const panel = () => screen.getByRole('tabpanel');
    expect(panel()).toHaveTextContent('Tubo para rejas');
    await user.click(screen.getByRole('tab', { name: 'Especificaciones' }));
    expect(panel()).toHaveTextContent('MarcaÑandú');
    expect(panel()).toHaveTextContent(productPlaceholders.warranty);
    await user.click(screen.getByRole('tab', { name: 'Reseñas' }));
    expect(panel()).toHaveTextContent('4.5 de 5 (1 reseña)');
    // The rating is a placeholder, which search engines must not read.
    const structured = 'script[type="application/ld+json"], [itemscope], [itemprop]';
    expect(document.querySelector(structured)).toBeNull();
  });

  it('explains an abbreviation in the name', async () => {
    shopApi.serve({ products: [productRow({ id: 9, name: 'TUBO CUADRADO LAF 1" x 1"' })] });
    await open(9);
    expect(screen.getByText('LAF: laminado en frío')).toBeInTheDocument();
  });

  it('shows «Consultar precio» and no picture note without a price', async () => {
    shopApi.serve({ products: [productRow({ id: 9, name: 'X' })] });
    const { add } = await open(9);
    const main = screen.getByRole('main');
    expect(screen.getAllByText('Consultar precio')).not.toHaveLength(0);
    expect(main).not.toHaveTextContent(/S\/ |-\d+%|NaN|Imagen referencial/);
    expect(add).toBeEnabled();
  });

  itInScenario(
    'tiempo-agotado:producto',
    'shows name, picture and category at once when opened from a list',
    async () => {
      await openFromCategory(square);
      await screen.findByRole('heading', { level: 1, name: square });
      const main = within(screen.getByRole('main'));
      expect(main.getAllByText('TUBOS')).not.toHaveLength(0);
      expect(main.getByRole('img', { name: square })).toBeInTheDocument();
      expect(main.getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled();
      expect(main.queryByText('Consultar precio')).not.toBeInTheDocument();
    },
  );
});

describe('a product with a known section', () => {
  const tube = (id: number, name: string, fields = {}) =>
    productRow({ id, name: `TUBO CUADRADO ${name} x 6 m`, category: 'TUBOS', ...fields });

  beforeEach(() =>
    shopApi.serve({
      categories: ['TUBOS', 'ALICATES'],
      products: [
        tube(1, 'LAF 1" x 1" x 0.9 mm', {
          price: 24.36,
          stock: 83,
          imageUrl: '/images/products/tubo_cuadrado-640.webp',
          description: 'Tubo.\nPeso teórico: 0.676 kg/m; 4.06 kg por pieza.',
        }),
        tube(2, 'LAF 1" x 1" x 1.2 mm'),
        tube(3, 'LAF 2" x 2" x 0.9 mm'),
        tube(4, 'LAC 1" x 1" x 0.9 mm'),
        productRow({ id: 9, name: 'ALICATE UNIVERSAL 8"', category: 'ALICATES', price: 30 }),
      ],
    }),
  );

  it('shows a photo or a drawing with its dimensions', async () => {
    const { user } = await open(1);
    const views = within(screen.getByRole('group', { name: 'Vista del producto' }));
    const drawing = () => screen.queryByRole('img', { name: /^Dibujo a escala/ });
    expect(drawing()).toBeNull();
    await user.click(views.getByRole('button', { name: 'Medidas' }));
    expect(drawing()).toHaveAccessibleName(
      'Dibujo a escala de la sección: Ancho 1 pulgada (25.4 mm), Alto 1 pulgada (25.4 mm), Pared 0.9 mm (0.035 pulgadas), Largo 6 m',
    );
    expect(screen.queryByText('Imagen referencial')).toBeNull();
    await user.click(views.getByRole('button', { name: 'Foto' }));
    expect(drawing()).toBeNull();
  });

  it('reaches the button from the heading by the quantity only', async () => {
    const { add } = await open(1);
    const heading = screen.getByRole('heading', { level: 1 });
    const main = screen.getByRole('main');
    const stops = [...main.querySelectorAll('a, button, input')].filter(
      (stop) =>
        heading.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING &&
        add.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual([
      ...['Disminuir: Cantidad', 'Cantidad', 'Aumentar: Cantidad'],
    ]);
  });

  it('links to its other thicknesses, sizes and finishes', async () => {
    const { user } = await open(1);
    const sizes = await screen.findByRole('region', { name: 'Otras medidas y calidades' });
    const links = within(sizes).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['LAC', '2" x 2"']);
    const thicknesses = within(screen.getByRole('region', { name: 'Otros espesores' }));
    await user.click(thicknesses.getByRole('link', { name: /^1.2\smm$/ }));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('TUBO CUADRADO LAF 1" x 1" x 1.2 mm x 6 m');
  });

  it('shows its price by metre and kilogram and its weight', async () => {
    await open(1);
    const lines = screen.getByText(/^Precio por barra de 6 m/);
    expect(lines).toHaveTextContent('Referencial: S/ 4.06 por metro · S/ 6.00 por kg');
    expect(lines).toHaveTextContent(/Peso referencial: 4.06\skg · 0.676\skg\/m/);
  });

  it('shows none of that for a tool', async () => {
    await open(9);
    expect(screen.queryByRole('group', { name: 'Vista del producto' })).toBeNull();
    expect(screen.queryByText(/^Otros espesores|^Otras medidas/)).toBeNull();
    expect(screen.getByText(/^Precio por unidad/)).toHaveTextContent(/^Precio por unidad$/);
  });
});

describe('a product that is not sold by the piece', () => {
  it.each([
    ['CLAVO 3" X KG', 'Precio por kilo', '7 kilos disponibles'],
    ['PERNO HEX 1/2X2 (CTO)', 'Precio por ciento', '7 cientos disponibles'],
    ['BISAGRA CAPUCHINA 3 1/2 PAR', 'Precio por par', '7 pares disponibles'],
    ['CABLE SOLDAR 1/0 X MT', 'Precio por metro', '7 metros disponibles'],
  ])('shows what price and stock of %s count', async (name, price, stock) => {
    shopApi.serve({ products: [productRow({ id: 1, name, price: 5, stock: 7 })] });
    openPage(paths.product(1));
    expect(await screen.findByText(new RegExp(`^${price}`))).toBeInTheDocument();
    expect(screen.getByText(stock, { exact: false })).toBeInTheDocument();
  });
});

describe('the related products', () => {
  const serveTwelve = () =>
    shopApi.serve({
      products: Array.from({ length: 12 }, (_, index) =>
        productRow({ id: index + 1, name: `TUBO ${index + 1}`, category: 'TUBOS' }),
      ),
    });

  it('are at most 8, with 6 dots and the number of the others', async () => {
    serveTwelve();
    await open(3);
    const list = await screen.findByRole('list', { name: 'Productos relacionados' });
    const names = within(list).getAllByRole('heading');
    expect(names.map(({ textContent }) => textContent)).toEqual(
      [1, 2, 4, 5, 6, 7, 8, 9].map((id) => `TUBO ${id}`),
    );
    expect(limits).toMatchObject({ related: 8, relatedDots: 6 });
    expect(screen.getByText('+2').parentElement?.children).toHaveLength(6 + 1);
  });

  it.each([
    [360, 270],
    [1200, 300],
  ])('scroll in a view of %d px by %d at a press', async (width, step) => {
    serveTwelve();
    await open(3);
    const next = await screen.findByRole('button', { name: 'Siguientes: Productos relacionados' });
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const scrollBy = vi.spyOn(Element.prototype, 'scrollBy');
    act(() => next.click());
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: step });
    expect(distances).toMatchObject({ relatedScroll: 300, relatedScrollShare: 0.75 });
  });

  itInScenario('1-producto', 'show a text where there are none', async () => {
    await open(1);
    await screen.findByText('No hay productos relacionados disponibles');
  });
});
