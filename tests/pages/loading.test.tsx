import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../src/paths.ts';
import type { Call } from '../scenarios/calls.ts';
import { hang } from '../support/answers.ts';
import { openPage } from '../support/open-page.tsx';
import { shopApi } from '../support/play.ts';
import { smallCatalogue } from '../support/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

/** The placeholders of a group: what only the eye is shown until the products are there. */
const placeholders = () =>
  [...screen.getByRole('main').querySelectorAll('div[aria-hidden=true]')]
    .map((group) => group.children.length)
    .filter((count) => count > 0);

const listings: [what: string, call: Call, address: string][] = [
  ['a category', 'productosPorCategoria', paths.category('TUBOS')],
  ['a search', 'buscarProductosPorNombre', paths.search('redondo')],
];

describe.each(listings)('%s that loads', (_, call, address) => {
  it('shows eight placeholders and says nothing of a count or an end', async () => {
    shopApi.answer(call, hang);
    openPage(address);
    await waitFor(() => expect(shopApi.requests(call)).toHaveLength(1));
    expect(placeholders()).toContain(8);
    expect(screen.getByRole('main')).not.toHaveTextContent(/\d productos?|No /);
  });

  it('shows none once the products are there', async () => {
    openPage(address);
    await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' });
    expect(placeholders()).toEqual([]);
  });
});
