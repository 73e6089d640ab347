import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import { graphqlError } from '../support/answers.ts';
import { openPage } from '../support/open-page.tsx';
import { smallCatalogue } from '../support/products.ts';
import { shopApi } from '../support/shop-api.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const failures: [what: string, operation: string, address: string][] = [
  ['a category', 'ProductosPorCategoria', paths.category('TUBOS')],
  ['a search', 'BuscarProductosPorNombre', paths.search('tubo')],
  ['a product', 'Producto', paths.product(1)],
];

describe.each(failures)('%s that could not be loaded', (_, operation, address) => {
  it('leads back to the page before it by «Volver atrás»', async () => {
    shopApi.answer(operation, graphqlError('Sin servicio'));
    const user = openPage(paths.contact());
    await screen.findByRole('heading', { level: 1, name: 'Contacto' });
    window.location.hash = `#${address}`;
    await screen.findByText('Sin servicio');
    await user.click(screen.getByRole('button', { name: 'Volver atrás' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contacto' })).toBeInTheDocument();
  });
});
