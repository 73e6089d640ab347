import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import type { Call } from '../scenarios/calls.ts';
import { graphqlError } from '../support/answers.ts';
import { openPage } from '../support/open-page.tsx';
import { shopApi } from '../support/play.ts';
import { smallCatalogue } from '../support/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const failures: [what: string, call: Call, address: string][] = [
  ['a category', 'productosPorCategoria', paths.category('TUBOS')],
  ['a search', 'buscarProductosPorNombre', paths.search('tubo')],
  ['a product', 'producto', paths.product(1)],
];

describe.each(failures)('%s that could not be loaded', (_, call, address) => {
  it('leads back to the page before it by «Volver atrás»', async () => {
    shopApi.answer(call, graphqlError('Sin servicio'));
    const user = openPage(paths.contact());
    await screen.findByRole('heading', { level: 1, name: 'Contacto' });
    window.location.hash = `#${address}`;
    await screen.findByText('Sin servicio');
    await user.click(screen.getByRole('button', { name: 'Volver atrás' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contacto' })).toBeInTheDocument();
  });
});
