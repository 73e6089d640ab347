import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import { openFromCategory, openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, smallCatalogue } from '../../testing/products.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a product page', () => {
  it('shows all of its elements', async () => {
    openPage(paths.product(1));
    await heading('TUBO CUADRADO 2" x 1"');
    const trail = screen.getByRole('navigation', { name: 'Ruta de navegación' });
    expect(trail).toHaveTextContent('InicioTUBOSTUBO CUADRADO 2" x 1"');
    expect(screen.getByRole('img', { name: 'TUBO CUADRADO 2" x 1"' })).toBeInTheDocument();
    expect(await screen.findAllByText('-15%')).not.toHaveLength(0);
    expect(screen.getByText('Imagen referencial')).toBeInTheDocument();
    expect(screen.getByText('Marca: Ñandú')).toBeInTheDocument();
    expect(screen.getByText('S/ 170.00')).toBeInTheDocument();
    expect(screen.getAllByText('S/ 200.00')).not.toHaveLength(0);
    expect(screen.getByText('4 unidades disponibles')).toBeInTheDocument();
    expect(screen.getAllByText('2-4 días hábiles')).not.toHaveLength(0);
    expect(screen.getAllByRole('img', { name: '4.5 de 5 estrellas' })).not.toHaveLength(0);
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      'Descripción',
      'Especificaciones',
      'Reseñas',
    ]);
    const related = await screen.findByRole('list', { name: 'Productos relacionados' });
    expect(within(related).getAllByRole('article')).toHaveLength(1);
    expect(document.title).toContain('TUBO CUADRADO 2" x 1"');
  });

  it('calls nothing a reference picture where there is no picture', async () => {
    openPage(paths.product(3));
    await heading('ÁNGULO A36 1/4"');
    expect(screen.queryByText('Imagen referencial')).not.toBeInTheDocument();
  });

  itInScenario('1-producto', 'says so when there are no related products', async () => {
    openPage(paths.product(1));
    await heading('TUBO CUADRADO 2" x 1"');
    expect(
      await screen.findByText('No hay productos relacionados disponibles'),
    ).toBeInTheDocument();
  });

  it.each([
    ['null', { id: 9, name: 'X', price: null }],
    ['0', { id: 9, name: 'X', price: 0 }],
  ])('a price of %s is on request', async (_, fields) => {
    shopApi.serve({ products: [productRow(fields)] });
    openPage(paths.product(9));
    expect((await screen.findAllByText('Consultar precio')).length).toBeGreaterThan(0);
  });

  it('shows no badge for a discount below 0', async () => {
    shopApi.serve({ products: [productRow({ id: 9, name: 'X', price: 10, discount: -5 })] });
    openPage(paths.product(9));
    expect(await screen.findAllByText('S/ 10.00')).not.toHaveLength(0);
    expect(screen.queryByText(/^-\d+%$/)).not.toBeInTheDocument();
  });

  it('never shows the purchase price, even from a backend that sends it', async () => {
    shopApi.serve({ ...smallCatalogue, showPurchasePrice: true });
    openPage(paths.product(1));
    await screen.findByText('S/ 170.00');
    expect(document.body).not.toHaveTextContent('160');
  });

  itInScenario('nulos:producto', 'shows a product of which only the id is known', async () => {
    openPage(paths.product(1));
    expect(await screen.findByText('Stock por confirmar')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/null|undefined|NaN/);
  });

  itInScenario(
    'tiempo-agotado:producto',
    'opened from a list, shows name, picture and category before the response',
    async () => {
      await openFromCategory('TUBO CUADRADO 2" x 1"');
      await heading('TUBO CUADRADO 2" x 1"');
      const main = within(screen.getByRole('main'));
      expect(main.getAllByText('TUBOS').length).toBeGreaterThan(0);
      expect(main.getByRole('img', { name: 'TUBO CUADRADO 2" x 1"' })).toBeInTheDocument();
      expect(main.getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled();
      expect(main.queryByText('Consultar precio')).not.toBeInTheDocument();
    },
  );
});
