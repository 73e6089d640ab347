import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { quoteLinkTexts } from '../../src/content/quote-links.ts';
import { toConfirmTexts } from '../../src/content/to-confirm.ts';
import { timings } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow } from '../../testing/products.ts';
import { play } from '../../workbench/scenarios/play.ts';

const tube = productRow({ id: 101, name: 'TUBO', price: 23.5, stock: 83, category: 'TUBOS' });
const raised = { ...tube, price: 28.2, stock: 2 };

/** Minutes between the tests, since a product is asked for once a minute. */
let today = Date.UTC(2026, 10, 26, 12);

beforeEach(() => {
  today += 10 * timings.comparison;
  vi.useFakeTimers({ toFake: ['Date'], now: today });
  shopApi.serve({ products: [tube] });
  const { priceBuy: _, ...shown } = tube;
  useCart.getState().add(shown, 5);
  shopApi.serve({ products: [raised] });
});

const summary = () => screen.findByRole('region', { name: 'Resumen' });
const line = () => within(screen.getByRole('list', { name: 'Productos de su cotización' }));
const requests = () => shopApi.requests('producto').length;
const settled = async () =>
  waitFor(async () => expect(await summary()).toHaveTextContent('Precios del'));

describe('the cart', () => {
  it('takes the prices of today, says so once, and asks once a minute', async () => {
    openPage(paths.cart());
    expect(await screen.findByText('Antes S/ 23.50, ahora S/ 28.20')).toBeVisible();
    expect(line().getByText('Quedan 2')).toBeVisible();
    expect(await summary()).toHaveTextContent('S/ 141.00');
    expect(await summary()).toHaveTextContent(quoteLinkTexts.changed(1));
    cleanup();
    openPage(paths.cart());
    await summary();
    expect(screen.queryByText(/^Antes/)).toBeNull();
    expect(requests()).toBe(1);
    vi.setSystemTime(today + timings.comparison);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(requests()).toBe(2));
  });

  it('says that prices are being compared, and can be sent meanwhile', async () => {
    play('lento-300:producto');
    openPage(paths.cart());
    expect(await summary()).toHaveTextContent(quoteLinkTexts.comparing);
    expect(screen.getByRole('link', { name: 'Solicitar cotización' })).toBeVisible();
    await settled();
  });

  it('keeps a product that is gone as the buyer wrote it, without a price', async () => {
    shopApi.serve({ products: [] });
    const user = openPage(paths.cart());
    expect(await screen.findByText(toConfirmTexts.gone)).toBeVisible();
    expect(line().getByText('TUBO')).toBeVisible();
    expect(line().getByText('Consultar precio')).toBeVisible();
    await user.click(screen.getByText('Mensaje que se enviará'));
    expect(screen.getByText(/TUBO — ya no está en el catálogo/)).toBeInTheDocument();
  });

  it('stays as it was where its products fail to load', async () => {
    play('500:producto');
    openPage(paths.cart());
    await waitFor(() => expect(requests()).toBeGreaterThan(0));
    await settled();
    expect(line().getByText('S/ 23.50', { exact: false })).toBeVisible();
    expect(useCart.getState().lines).toMatchObject([{ id: 101, price: 23.5, stock: 83 }]);
  });

  it('asks for nothing while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openPage(paths.cart());
    await settled();
    expect(requests()).toBe(0);
  });
});
