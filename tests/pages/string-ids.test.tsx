import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import contract from '../../schema.graphql?raw';
import { createShopSchema } from '../../server/graphql/schema.ts';
import { cartEntry } from '../../src/cart/stored-cart.ts';
import { preloadResponses } from '../../src/graphql/preload-responses.ts';
import { paths } from '../../src/navigation/paths.ts';
import { bundledShop } from '../../testing/bundled-shop.ts';
import { openFromCategory, openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { earlyQueries } from '../../tools/vite/early-request-script.ts';

const cartKey = cartEntry.key;

function withStringIds(sdl: string): string {
  return sdl.replaceAll(': Int!', ': ID!');
}

vi.mock('../../src/graphql/generated/graphcache-schema.ts', async () => {
  const { graphcacheSchema } = await import('../../tools/codegen/graphcache-schema.ts');
  const { buildSchema } = await import('graphql');
  const { default: typeDefs } = await import('../../schema.graphql?raw');
  const generated = graphcacheSchema(buildSchema(withStringIds(typeDefs)));
  const [, json = ''] = /= (\{.*\}) as const/s.exec(generated) ?? [];
  return { graphcacheSchema: JSON.parse(json) };
});

vi.mock('../../src/graphql/generated/documents.ts', async (original) => {
  const { parse, print } = await import('graphql');
  const documents = Object.entries(await original<Record<string, never>>());
  const changed = documents.map(([name, document]) => [
    name,
    parse(print(document).replace('$id: Int!', '$id: ID!')),
  ]);
  return Object.fromEntries(changed);
});

vi.mock('../../server/generated/operations.ts', async (original) => {
  const { operations } = await original<{ operations: Record<string, string> }>();
  const changed = Object.entries(operations).map(([name, text]) => [
    name,
    text.replace('$id: Int!', '$id: ID!'),
  ]);
  return { operations: Object.fromEntries(changed) };
});

/** Reads the cart as a page load does: from its text in the storage. */
function readCartAgain(): void {
  const stored = localStorage.getItem(cartKey) ?? '';
  for (const text of ['[]', stored]) {
    localStorage.setItem(cartKey, text);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: cartKey })));
  }
}

beforeEach(() => {
  bundledShop.schema = createShopSchema(withStringIds(contract));
  shopApi.serve(smallCatalogue);
});

afterEach(() => {
  globalThis.preloadedResponses = undefined;
});

describe('a backend whose ids are strings', () => {
  it('serves a list, a product and the cart, also after a reload', async () => {
    const name = 'TUBO CUADRADO 2" x 1"';
    const user = await openFromCategory(name);
    const add = await screen.findByRole('button', { name: 'Agregar al carrito' });
    await waitFor(() => expect(add).toBeEnabled());
    expect(screen.getByText('S/ 170.00')).toBeInTheDocument();
    const ids = shopApi.requests('producto').flatMap(({ variables }) => Object.values(variables));
    expect(ids.map((id) => typeof id)).not.toContain('number');
    expect(ids).toContain('1');
    await user.click(add);
    await screen.findByRole('dialog', { name: 'Producto agregado para cotización' });

    readCartAgain();
    cleanup();
    openPage(paths.cart());
    const list = await screen.findByRole('list', { name: 'Productos de su cotización' });
    expect(within(list).getByRole('link', { name })).toHaveAttribute('href', '#/products/1');
  });

  it('is asked once for a product that the document has requested', async () => {
    window.history.replaceState(null, '', `#${paths.product(1)}`);
    void preloadResponses(earlyQueries(), { productId: 1 }, '');
    openPage(paths.product(1));
    await screen.findByText('S/ 170.00');
    const ids = shopApi.requests('producto').map(({ variables }) => variables.id);
    expect(ids.filter((id) => id === '1')).toHaveLength(1);
  });
});
