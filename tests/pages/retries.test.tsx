import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded beforehand, so that no test waits for it to be compiled.
import '../../src/pages/product/ProductPage.tsx';
import { paths } from '../../src/paths.ts';
import type { Call } from '../../testing/calls.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { hang, type Responder, status } from '../../testing/responses.ts';
import { advanceTime } from '../../testing/time.ts';

const unavailable = status(503);
const told = 'GraphQL Error (Code: 503)';

/**
 * Each call that is made again by itself, and a page that makes it and tells of its failure. The
 * list of all products is not: it is asked for once, and told of at once (reading 16).
 */
const pages: [Call, string][] = [
  ['producto', paths.product(1)],
  ['productosPorCategoria', paths.category('TUBOS')],
  ['buscarProductosPorNombre', paths.search('tubo')],
  ['category', paths.cart()],
];

/** Lets time pass as the page and its backend live it: in steps, since a response takes some of them. */
async function advanceInSteps(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 50) await advanceTime(50);
}

/** Opens a page, and has its call fail once time is in our hands, and then get the next response. */
async function openAndFail(call: Call, path: string, first: Responder, next: Responder) {
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let isFirst = true;
  shopApi.respond(call, async (normal, context) => {
    if (!isFirst) return next(normal, context);
    isFirst = false;
    await held;
    return first(normal, context);
  });
  openPage(path);
  await waitFor(() => expect(shopApi.requests(call)).toHaveLength(1));
  await screen.findByRole('contentinfo');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fail();
}

beforeEach(() => shopApi.serve(smallCatalogue));

describe('a request that the backend cannot take just now', () => {
  it.each(pages)(
    '%s is sent twice at most, and its failure shown within 1.5 s',
    async (call, path) => {
      await openAndFail(call, path, unavailable, unavailable);
      await advanceInSteps(1500);
      expect(screen.getAllByText(told)).not.toEqual([]);
      await advanceInSteps(10_000);
      expect(shopApi.requests(call)).toHaveLength(2);
    },
  );

  it('has its failure shown within 1.5 s where the retry hangs', async () => {
    await openAndFail('producto', paths.product(1), unavailable, hang);
    await advanceInSteps(1500);
    expect(screen.getAllByText(told)).not.toEqual([]);
  });

  it('has its failure shown at once where the backend asks for a longer pause', async () => {
    const later: Responder = () =>
      new Response('', { status: 503, headers: { 'retry-after': '2' } });
    await openAndFail('producto', paths.product(1), later, unavailable);
    await advanceInSteps(500);
    expect(screen.getAllByText(told)).not.toEqual([]);
    await advanceInSteps(10_000);
    expect(shopApi.requests('producto')).toHaveLength(1);
  });

  it('shows no failure where the retry succeeds', async () => {
    await openAndFail('producto', paths.product(1), unavailable, (normal) => normal());
    await advanceInSteps(1500);
    expect(screen.getByText('S/ 170.00')).toBeInTheDocument();
    expect(screen.queryByText(told)).not.toBeInTheDocument();
  });
});
