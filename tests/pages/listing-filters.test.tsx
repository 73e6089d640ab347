import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { chosenView } from '../../src/catalogue/listing/usual-view.ts';
import { paths } from '../../src/navigation/paths.ts';
import { setViewport } from '../../testing/match-media.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow } from '../../testing/products.ts';

const tubes = [
  'TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m',
  'TUBO CUADRADO LAF 1" x 1" x 0.9 mm x 6 m',
  'TUBO CUADRADO LAC 1" x 1" x 2.0 mm x 6 m',
  'TUBO CUADRADO LAC 1 1/2" x 1 1/2" x 1.5 mm x 6 m',
  'TUBO CUADRADO LAC 10" x 10" x 9.0 mm x 6 m',
];
const address = paths.category('TUBOS');

beforeEach(() => {
  chosenView.write('cards');
  shopApi.serve({
    products: [
      ...tubes.map((name, index) => productRow({ id: index + 1, name, category: 'TUBOS' })),
      productRow({ id: 9, name: 'ÁNGULO A36 1" x 1/8" x 6 m', category: 'ÁNGULOS' }),
    ],
  });
});

const shown = () =>
  within(screen.getByRole('main'))
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-label')?.replace(/TUBO CUADRADO | x 6 m/g, ''));
const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const values = async (facet: string) => {
  const list = await screen.findByRole('group', { name: facet });
  return (
    within(list)
      .getAllByRole('checkbox')
      // Without the part for screen readers.
      .map((checkbox) => checkbox.closest('label')?.textContent?.replace(/ \(\d+ product.*/, ''))
  );
};

describe('the order of a list', () => {
  it('is by size, or by name if chosen, which the address keeps', async () => {
    const user = openPage(address);
    await waitFor(() =>
      expect(shown()).toEqual([
        'LAF 1" x 1" x 0.9 mm',
        'LAC 1" x 1" x 2.0 mm',
        'LAC 1 1/2" x 1 1/2" x 1.5 mm',
        'LAC 2" x 2" x 2.0 mm',
        'LAC 10" x 10" x 9.0 mm',
      ]),
    );
    const order = screen.getByRole('combobox', { name: 'Ordenar por' });
    const options = within(order).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Medida', 'Nombre', 'Precio']);
    await user.selectOptions(order, 'Nombre');
    await waitFor(() => expect(window.location.hash).toBe(`#${address}?orden=nombre`));
    expect(shown().at(-1)).toBe('LAF 1" x 1" x 0.9 mm');
    await user.selectOptions(order, 'Medida');
    await waitFor(() => expect(window.location.hash).toBe(`#${address}`));
  });

  it('is by relevance for search results', async () => {
    openPage(paths.search('tubo 2"'));
    const order = await screen.findByRole('combobox', { name: 'Ordenar por' });
    expect(order).toHaveDisplayValue('Relevancia');
    expect(shown()[0]).toBe('LAC 2" x 2" x 2.0 mm');
  });
});

describe('the filters', () => {
  it('combine, update their counts, and are removed one by one or all at once', async () => {
    const user = openPage(address);
    await user.click(await box(/^1" x 1"/));
    await user.click(await box(/^2" x 2"/));
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(await values('Espesor')).toEqual(['0.9 mm (1)', '2.0 mm (2)']);
    await user.click(await box(/^2\.0 mm/));
    await waitFor(() => expect(shown()).toEqual(['LAC 1" x 1" x 2.0 mm', 'LAC 2" x 2" x 2.0 mm']));
    expect(screen.getByText('2 de 5 productos', { selector: '[role=status]' })).toBeInTheDocument();

    const chosen = within(await screen.findByRole('list', { name: 'Filtros elegidos' }));
    await user.click(chosen.getByRole('button', { name: 'Quitar filtro Espesor: 2.0 mm' }));
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(await box(/^2\.0 mm/)).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => expect(shown()).toHaveLength(5));
    expect(screen.queryByRole('list', { name: 'Filtros elegidos' })).not.toBeInTheDocument();
    expect(window.location.hash).toBe(`#${address}`);
  });

  it('are kept in the address, and restored on Back', async () => {
    const user = openPage(address);
    await user.click(await box(/^1" x 1"/));
    await user.click(await box(/^LAC/));
    const filtered = `#${address}?medida=1%22+x+1%22&acabado=LAC`;
    await waitFor(() => expect(window.location.hash).toBe(filtered));
    window.location.hash = `#${paths.cart()}`;
    await screen.findByText('Tu carrito está vacío');
    window.history.back();
    await waitFor(() => expect(shown()).toEqual(['LAC 1" x 1" x 2.0 mm']));
    expect(await box(/^1" x 1"/)).toBeChecked();
  });

  it('include the category on a page of search results', async () => {
    const user = openPage(paths.search('1"'));
    expect(await values('Categoría')).toEqual(['ÁNGULOS (1)', 'TUBOS (2)']);
    await user.click(await box(/^ÁNGULOS/));
    await waitFor(() => expect(shown()).toEqual(['ÁNGULO A36 1" x 1/8"']));
  });

  it('open as a dialog on a phone, which shows the number of results', async () => {
    setViewport({ width: 360 });
    const user = openPage(address);
    await user.click(await screen.findByRole('button', { name: 'Filtrar' }));
    expect(screen.queryByRole('region', { name: 'Filtros' })).not.toBeInTheDocument();
    const dialog = within(screen.getByRole('dialog', { name: 'Filtros' }));
    await user.click(dialog.getByRole('checkbox', { name: /^1" x 1"/ }));
    await user.click(await dialog.findByRole('button', { name: 'Ver 2 productos' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(shown()).toHaveLength(2));
  });
});
