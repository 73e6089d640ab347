import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { limits } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, smallCatalogue } from '../../testing/products.ts';
import { saveData } from '../../testing/save-data.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const box = () => screen.getByRole('combobox', { name: 'Buscar productos' });
/** The suggestions, without the options of «Ordenar por». */
const rows = () => [...document.querySelectorAll('[role=option]')].map((row) => row.textContent);
const row = (index: number) => screen.getAllByRole('option')[index] as HTMLElement;
const address = () => decodeURIComponent(window.location.hash);
/** The router's position in the history, whose length does not change on Back. */
const historyIndex = (): number => window.history.state?.idx ?? 0;

/** Opens a page and waits until the catalogue can be searched. */
async function openWithCatalogue(path = paths.cart()) {
  // Cards would bring descriptions.
  saveData();
  const user = openPage(path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(shopApi.requests('productosResumen')).not.toHaveLength(0));
  await user.type(box(), 't');
  await screen.findAllByRole('option');
  await user.clear(box());
  return user;
}

describe('the suggestions of the search box', () => {
  it('show name and category, mark the match, and link to all results', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), '  TUBO ');
    expect(rows()).toEqual([
      'TUBO CUADRADO 2" x 1" TUBOS',
      'TUBO REDONDO 1/2" TUBOS',
      'Ver los 2 resultados',
    ]);
    expect(within(row(0)).getByText('TUBO').tagName).toBe('MARK');
    expect(screen.getByText('2 coincidencias')).toBeInTheDocument();
    await user.click(row(2));
    expect(address()).toBe('#/buscar/TUBO');
    expect(await screen.findByText('2 productos', { selector: '[role=status]' })).toBeVisible();
  });

  it('are replaced by a message above 200 characters', async () => {
    const user = await openWithCatalogue();
    await user.click(box());
    await user.paste('1x'.repeat(4000));
    expect(screen.getByText(/Tiene 8000 caracteres y el máximo es 200\./)).toBeVisible();
    expect(rows()).toEqual([]);
  });

  it('are limited in number, and show thumbnails or the no-photo picture', async () => {
    const products = Array.from({ length: 30 }, (_, index) =>
      productRow({ id: index + 1, name: `TUBO ${index}`, imageUrl: index ? null : '/tubo.webp' }),
    );
    shopApi.serve({ products });
    const user = await openWithCatalogue();
    await user.type(box(), 'tubo');
    expect(rows()).toHaveLength(limits.searchRows + 1);
    expect(rows().at(-1)).toBe('Ver los 30 resultados');
    const pictures = [0, 1].map((index) => row(index).querySelector('img')?.getAttribute('src'));
    expect(pictures).toEqual(['/tubo.webp', '/images/listProduct/no-photo.jpg']);
  });

  it('search and show descriptions below 60 characters once their products were opened', async () => {
    const descriptions = ['x'.repeat(59), 'y'.repeat(60)] as const;
    shopApi.serve({
      products: descriptions.map((description, index) =>
        productRow({ id: index + 1, name: `TUBO ${index}`, category: 'TUBOS', description }),
      ),
    });
    const user = await openWithCatalogue();
    await user.type(box(), 'xxx');
    expect(rows()).toEqual([]);
    await user.clear(box());
    for (const [index, description] of descriptions.entries()) {
      window.location.hash = `#${paths.product(index + 1)}`;
      await screen.findAllByText(description);
    }
    await user.type(box(), 'tubo');
    expect(rows().slice(0, 2)).toEqual([`TUBO 0 TUBOS ${descriptions[0]}`, 'TUBO 1 TUBOS']);
    await user.clear(box());
    await user.type(box(), 'xxx');
    expect(rows()[0]).toBe(`TUBO 0 TUBOS ${descriptions[0]}`);
  });

  it('offer the catalogue and a message to the shop where nothing matches', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'cemento');
    // One for sighted visitors, one for screen readers.
    expect(await screen.findAllByText('Sin coincidencias')).toHaveLength(2);
    const catalogue = screen.getByRole('link', { name: 'Ver el catálogo por categorías' });
    expect(catalogue).toHaveAttribute('href', '#/list');
    const ask = screen.getByRole('link', { name: 'Preguntar por WhatsApp' });
    expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain('Busco: cemento');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    const list = screen.getByRole('link', { name: 'Ver mi lista' });
    expect(list).toHaveFocus();
    expect(list).toHaveAttribute('href', '#/cart');
    expect(useCart.getState().others).toEqual(['cemento']);
    await user.tab();
    expect(catalogue).toHaveFocus();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(ask).not.toBeInTheDocument();
  });

  it('offer actions that work where a click does not focus a button, as in Safari', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'cemento');
    const add = await screen.findByRole('button', { name: /cemento/ });
    if (fireEvent.mouseDown(add)) fireEvent.blur(box(), { relatedTarget: null });
    fireEvent.click(add);
    expect(useCart.getState().others).toEqual(['cemento']);
  });

  it('name dropped words', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'tubo de madera');
    expect(screen.getByText('Sin resultados con «madera». Lo más parecido:')).toBeInTheDocument();
  });

  it('say by which word they are ordered', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'tubo grueso');
    expect(screen.getByText('«grueso»: de mayor a menor espesor.')).toBeInTheDocument();
  });

  it('open a product by click, with a new history entry, and clear the box', async () => {
    const user = await openWithCatalogue();
    const before = historyIndex();
    await user.type(box(), 'redondo');
    await user.click(row(0));
    expect(address()).toBe('#/products/2');
    expect(historyIndex()).toBe(before + 1);
    expect(box()).toHaveValue('');
  });

  it('are chosen by the arrow keys and Enter, and closed by Escape or a click outside', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'tubo');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', row(1).id);
    expect(row(1)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(address()).toBe('#/products/2');
    await user.type(box(), 'tubo');
    await user.keyboard('{Escape}');
    expect(rows()).toEqual([]);
    await user.type(box(), ' ');
    expect(rows()).not.toEqual([]);
    await user.click(screen.getByRole('main'));
    expect(rows()).toEqual([]);
  });
});

describe('submitting the search box', () => {
  it('opens the results in place of the current history entry, and clears the box', async () => {
    const user = await openWithCatalogue();
    const before = historyIndex();
    await user.type(box(), ' redondo {Enter}');
    expect(address()).toBe('#/buscar/redondo');
    expect(historyIndex()).toBe(before);
    await waitFor(() => expect(box()).toHaveValue(''));
    await screen.findByRole('heading', { name: 'Resultados para redondo' });

    // The same term again, by the button.
    await user.type(box(), ' redondo ');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(box()).toHaveValue('');
    expect(rows()).toEqual([]);
    expect(address()).toBe('#/buscar/redondo');
  });

  it('does nothing for a blank text', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), '   {Enter}');
    expect(rows()).toEqual([]);
    expect(address()).toBe('#/cart');
  });
});
