import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { productRow, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const box = () => screen.getByRole('combobox', { name: 'Buscar productos' });
/** Not those by which a list is ordered. */
const rows = () => [...document.querySelectorAll('[role=option]')].map((row) => row.textContent);
const address = () => decodeURIComponent(window.location.hash);

/** Opens a page and waits until the catalogue is there to search in. */
async function openWithCatalogue(path = paths.cart()) {
  const user = openPage(path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(shopApi.requests('productosResumen')).not.toHaveLength(0));
  await user.type(box(), 'tubo');
  await screen.findAllByRole('option');
  await user.clear(box());
  return user;
}

/** The router's place in the history, whose length says nothing once someone has gone back. */
const place = (): number => window.history.state?.idx ?? 0;

describe('live search', () => {
  it('lists matches with name and category, and leads to all of them', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), '  TUBO ');
    expect(rows()).toEqual([
      'TUBO CUADRADO 2" x 1" TUBOS',
      'TUBO REDONDO 1/2" TUBOS',
      'Ver los 2 resultados',
    ]);
    expect(screen.getByText('2 coincidencias')).toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'Ver los 2 resultados' }));
    expect(address()).toBe('#/buscar/TUBO');
  });

  it('renders only so many rows', async () => {
    const products = Array.from({ length: 30 }, (_, index) =>
      productRow({ id: index + 1, name: `TUBO ${index}` }),
    );
    shopApi.serve({ products });
    const user = await openWithCatalogue();
    await user.type(box(), 'tubo');
    expect(rows()).toHaveLength(limits.searchRows + 1);
    expect(rows().at(-1)).toBe('Ver los 30 resultados');
  });

  it('a blank query shows nothing, and submitting it does nothing', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), '   ');
    expect(rows()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(address()).toBe('#/cart');
  });

  it('finds with accents and dimensions aside', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'angulo');
    expect(rows()[0]).toContain('ÁNGULO A36 1/4"');
    await user.clear(box());
    await user.type(box(), '2x1');
    expect(rows()[0]).toContain('TUBO CUADRADO 2" x 1"');
  });

  it('offers as many as the results page shows', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'tubos');
    expect(rows().at(-1)).toBe('Ver los 2 resultados');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('2 productos', { selector: '[role=status]' })).toBeVisible();
  });

  it('says to the eye that nothing matches, with a way on', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'cemento');
    const said = await screen.findAllByText('Sin coincidencias');
    expect(said).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Ver el catálogo por categorías' })).toHaveAttribute(
      'href',
      '#/list',
    );
    const ask = screen.getByRole('link', { name: 'Preguntar por WhatsApp' });
    expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain('Busco: cemento');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Ver el catálogo por categorías' })).toHaveFocus();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(ask).not.toBeInTheDocument();
  });

  it('leads to a service where one is asked for', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'flete al callao');
    const hint = within(await screen.findByText(/^¿Busca el servicio de/));
    await user.click(hint.getByRole('link', { name: 'Entregas a domicilio' }));
    await waitFor(() => expect(address()).toBe(`#${paths.service('entregas')}`));
  });

  it('names what had to be left out for anything to be found', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'tubo de madera');
    expect(screen.getByText('Sin resultados con «madera». Lo más parecido:')).toBeInTheDocument();
    expect(rows().at(-1)).toBe('Ver los 2 resultados');
  });

  it('marks the part of the name that matches', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'angulo');
    expect(
      within(screen.getAllByRole('option')[0] as HTMLElement).getByText('ÁNGULO').tagName,
    ).toBe('MARK');
  });

  it('a click on a result goes to the product and adds to the history', async () => {
    const user = await openWithCatalogue();
    const before = place();
    await user.type(box(), 'redondo');
    await user.click(screen.getAllByRole('option')[0] as HTMLElement);
    expect(address()).toBe('#/products/2');
    expect(place()).toBe(before + 1);
    expect(box()).toHaveValue('');
  });

  it('submitting replaces the history entry and clears the box', async () => {
    const user = await openWithCatalogue();
    const before = place();
    await user.type(box(), ' redondo {Enter}');
    expect(address()).toBe('#/buscar/redondo');
    expect(place()).toBe(before);
    await waitFor(() => expect(box()).toHaveValue(''));
    await screen.findByRole('heading', { name: 'Resultados para redondo' });
  });

  it('clears the box on each submit, also of the term whose results are open', async () => {
    const user = await openWithCatalogue(paths.search('redondo'));
    await user.type(box(), 'redondo{Enter}');
    expect(box()).toHaveValue('');
    expect(rows()).toEqual([]);
    await user.type(box(), ' redondo ');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    expect(box()).toHaveValue('');
    expect(address()).toBe('#/buscar/redondo');
    await screen.findByRole('link', { name: 'TUBO REDONDO 1/2"' });
  });

  it('on the results page the box keeps what is typed', async () => {
    const user = await openWithCatalogue(paths.search('redondo'));
    await user.type(box(), 'angulo');
    expect(box()).toHaveValue('angulo');
    expect(rows()).not.toEqual([]);
  });

  it('arrows choose, Enter opens, Escape closes', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'tubo');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getAllByRole('option')[1] as HTMLElement;
    expect(box()).toHaveAttribute('aria-activedescendant', second.id);
    expect(second).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(address()).toBe('#/products/2');
    await user.type(box(), 'tubo');
    await user.keyboard('{Escape}');
    expect(rows()).toEqual([]);
  });

  it('Escape keeps closed what has not opened yet', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    shopApi.respond('productosResumen', async (normal) => {
      await held;
      return normal();
    });
    const user = openPage(paths.cart());
    await user.type(await screen.findByRole('combobox', { name: 'Buscar productos' }), 'tubo');
    await user.keyboard('{Escape}');
    release();
    expect(await screen.findByText('2 coincidencias')).toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.type(box(), ' ');
    expect(rows()).not.toEqual([]);
  });

  it('a click outside closes the results', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'tubo');
    expect(rows()).not.toEqual([]);
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(rows()).toEqual([]);
  });

  it('shows and searches a short description once the visitor has met it', async () => {
    const user = await openWithCatalogue();
    await user.type(box(), 'rejas');
    expect(rows()).toEqual([]);
    await user.clear(box());
    window.location.hash = `#${paths.product(1)}`;
    await screen.findByText('Tubo para rejas');
    await user.click(screen.getByRole('main'));
    await user.type(box(), 'rejas');
    expect(rows()[0]).toBe('TUBO CUADRADO 2" x 1" TUBOS Tubo para rejas');
  });
});
