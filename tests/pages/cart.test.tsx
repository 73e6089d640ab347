import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { company } from '../../src/content/company.ts';
import { quoteLinkTexts } from '../../src/content/quote-links.ts';
import type { Product } from '../../src/graphql/queries.ts';
import { limits } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, shownProduct, smallCatalogue } from '../../testing/products.ts';

let served: ReturnType<typeof productRow>[];

beforeEach(() => {
  served = [];
  shopApi.serve(smallCatalogue);
});

const tube: Product = shownProduct({ id: 1, name: 'TUBO 2" x 1"', price: 200, discount: 15 });
const angle: Product = shownProduct({ id: 3, name: 'ÁNGULO 1/4"' });
/** Adds a product that the catalogue has. */
const add = (product: Product, quantity = 2, notes = {}) => {
  served = [...served, productRow(product)];
  shopApi.serve({ products: served });
  useCart.getState().add(product, quantity, notes);
};
const storedQuantities = () => useCart.getState().lines.map(({ quantity }) => quantity);
const summary = () => screen.findByRole('region', { name: 'Resumen' });
const sendLink = () => screen.findByRole('link', { name: 'Solicitar cotización' });
const message = async () =>
  new URL((await sendLink()).getAttribute('href') ?? '').searchParams.get('text');

async function openLines() {
  openPage(paths.cart());
  const list = await screen.findByRole('list', { name: 'Productos de su cotización' });
  return within(list).getAllByRole('listitem');
}

describe('the cart page', () => {
  it('links to the products when it is empty', async () => {
    openPage(paths.cart());
    await screen.findByRole('heading', { name: 'Tu carrito está vacío' });
    const link = screen.getByRole('link', { name: 'Ver productos' });
    expect(link).toHaveAttribute('href', '#/productos');
  });

  it('shows the price of each line to the cent, and the total of those with a price', async () => {
    add(tube);
    add(angle);
    add(shownProduct({ id: 4, name: 'VIGA', price: 99.99, discount: 15 }), 99);
    const [first, second, third] = await openLines();
    expect(first).toHaveTextContent('S/ 170.00 por unidad');
    expect(first).toHaveTextContent('S/ 340.00');
    expect(second).toHaveTextContent('Consultar precio');
    expect(third).toHaveTextContent('S/ 84.99 por unidad');
    expect(third).toHaveTextContent('S/ 8,414.01');
    expect(await summary()).toHaveTextContent('3 productos, 103 unidades');
    expect(await summary()).toHaveTextContent('S/ 8,754.01');
    expect(await summary()).toHaveTextContent('No incluye 1 producto con precio por consultar.');
    expect(await summary()).toHaveTextContent('Precios incluyen IGV.');
    expect(await summary()).toHaveTextContent('mayores a S/ 200.00');
  });

  it('shows the weight of each line, and the total with the lines without a weight', async () => {
    add(shownProduct({ id: 1, name: 'BARRA CUADRADA A36 1" x 6 m' }), 10);
    add(shownProduct({ id: 3, name: 'SILICONA MULTIUSO 280 ml' }));
    const [first, second] = await openLines();
    expect(first).toHaveTextContent(/Peso referencial: 304\skg/);
    expect(second).not.toHaveTextContent('Peso');
    expect(await summary()).toHaveTextContent(/Peso referencial304\skg · 1 línea sin peso/);
  });

  it('lists what is to be confirmed in its line, and drops what the visitor removes', async () => {
    const notes = { assumption: 'acabado negro', cuts: '1 barra de 6 m: 2 × 900 mm' };
    add({ ...tube, stock: 12 }, 20, notes);
    const user = openPage(paths.cart());
    const row = within(await screen.findByRole('list', { name: 'Productos de su cotización' }));
    expect(row.getByText('pidió 20, hay 12 en stock')).toBeVisible();
    expect(row.getByText(/^corte: 1 barra de 6\sm: 2 × 900\smm$/)).toBeVisible();
    await user.click(row.getByRole('button', { name: /^Confirmar: TUBO/ }));
    expect(row.queryByText(/supuesto/)).not.toBeInTheDocument();
    expect(await message()).toContain('TUBO 2" x 1" — pidió 20, hay 12 en stock; corte: 1 barra');
    expect(row.getByRole('link')).toHaveFocus();
  });

  it('has a WhatsApp link with the whole request, which can also be copied and mailed', async () => {
    add(tube);
    add(angle);
    const user = openPage(paths.cart());
    const link = await sendLink();
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/51\d{9}\?text=/);
    const text = (await message()) ?? '';
    const [greeting, bullets, number, closing, ...rest] = text.split('\n\n');
    expect(greeting).toBe(company.quotation.greeting);
    expect(bullets).toBe('• TUBO 2" x 1" - Cantidad: 2\n• ÁNGULO 1/4" - Cantidad: 2');
    expect(number).toMatch(/^Solicitud SC-\d{6}-\w{4}$/);
    expect([closing, ...rest]).toEqual([company.quotation.closing]);
    await user.click(screen.getByRole('button', { name: /Copiar texto/ }));
    expect(await navigator.clipboard.readText()).toBe(text);
    const mail = screen.getByRole('link', { name: 'Por correo' }).getAttribute('href') ?? '';
    expect(mail).toContain(`mailto:${company.emails.sales}?`);
    expect(decodeURIComponent(mail).replaceAll('\r', '')).toContain(text);
    expect(storedQuantities()).toEqual([2, 2]);
  });

  it('sends a summary of a list too long for a link, and copies all of it', async () => {
    const long = 'CUADRADO '.repeat(25);
    for (let id = 1; id <= 30; id += 1) add(shownProduct({ id, name: `TUBO ${long}${id}` }));
    const user = openPage(paths.cart());
    const notice = await screen.findByText(/La lista es muy larga para un enlace/);
    const box = within(notice.closest('section') ?? notice);
    const href = box.getByText('Solicitar cotización').closest('a')?.href ?? '';
    const text = new URL(href).searchParams.get('text') ?? '';
    expect(text).toContain('Lista de 30 productos, 60 unidades');
    expect(text.length).toBeLessThanOrEqual(limits.message);
    await user.click(box.getByText(/Copiar texto/, { selector: 'button, button *' }));
    expect(await navigator.clipboard.readText()).toContain(`${long}30 - Cantidad: 2`);
  });

  it('shows the text to select where the browser denies copying', async () => {
    add(tube);
    const user = openPage(paths.cart());
    const copy = await screen.findByRole('button', { name: /Copiar texto/ });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    await user.click(copy);
    expect(alert).toHaveBeenCalledWith(quoteLinkTexts.notCopied);
    expect(screen.getByText(/• TUBO 2" x 1" - Cantidad: 2/)).toBeVisible();
  });

  it('offers copies and the link, no file and no paper, in the browser inside another app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Android 13; wv) [FBAN/FB4A;FBAV/440.0]',
    );
    add(tube);
    openPage(paths.cart());
    await screen.findByRole('button', { name: 'Copiar para Excel' });
    screen.getByRole('button', { name: 'Compartir lista' });
    screen.getByText(quoteLinkTexts.inApp);
    expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Descargar CSV' })).not.toBeInTheDocument();
  });
});
