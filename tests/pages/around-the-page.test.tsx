import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { company } from '../../src/content/company.ts';
import { paths } from '../../src/paths.ts';
import { setViewport } from '../../testing/match-media.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const categoryBar = () => within(screen.getByRole('navigation', { name: 'Categorías' }));

describe('the header', () => {
  it('leads to the services, from above the category bar and from within it', () => {
    openPage(paths.cart());
    const links = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Servicios' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/servicios', '#/servicios']);
    expect(categoryBar().getAllByRole('link', { name: 'Servicios' })).toHaveLength(1);
  });

  it('searches by the button beside the field, as by Enter', async () => {
    const user = openPage(paths.cart());
    await user.type(screen.getByRole('combobox', { name: 'Buscar productos' }), 'redondo');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await screen.findByRole('heading', { level: 1, name: 'Resultados para redondo' });
    expect(window.location.hash).toBe('#/buscar/redondo');
  });
});

describe('the category bar', () => {
  it('has its quick buttons in the order of the specification', () => {
    openPage(paths.cart());
    const links = categoryBar()
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link'))
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['CHAPA', '#/productos/CHAPA'],
      ['ESMERIL', '#/productos/ESMERIL'],
      ['MAQUINA DE SOLDAR', '#/productos/MAQUINA%20DE%20SOLDAR'],
      ['SILICONA', '#/productos/SILICONA'],
      ['ALICATE', '#/productos/ALICATE'],
      ['LLAVE', '#/productos/LLAVE'],
      ['PRENSA', '#/productos/PRENSA'],
      ['Servicios', '#/servicios'],
    ]);
  });

  it('leads to the cart by a button that counts its items', async () => {
    openPage(paths.contact());
    act(() => void useCart.getState().add(shownProduct({ id: 1, name: 'TUBO' }), 3));
    const button = categoryBar().getByRole('link', { name: 'Carrito: 1 producto, 3 unidades' });
    expect(button).toHaveTextContent(/1$/);
    fireEvent.click(button);
    await screen.findByRole('list', { name: 'Productos de su cotización' });
  });
});

describe('the footer', () => {
  it('gives the telephones and the e-mail addresses', () => {
    openPage(paths.cart());
    const footer = within(screen.getByRole('contentinfo'));
    const links = footer.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    for (const { e164 } of company.phones) expect(links).toContain(`tel:${e164}`);
    for (const email of [company.emails.commercial, company.emails.sales]) {
      expect(links.some((href) => href.startsWith(`mailto:${email}?subject=`))).toBe(true);
    }
  });

  it('shows a folded column on a click, and folds it on another', async () => {
    setViewport({ width: 360 });
    const user = openPage(paths.cart());
    const title = within(screen.getByRole('contentinfo')).getByText('Empresa');
    const column = title.closest('details');
    expect(column).not.toHaveAttribute('open');
    await user.click(title);
    expect(column).toHaveAttribute('open');
    await user.click(title);
    expect(column).not.toHaveAttribute('open');
  });
});

it('the way back up leads to the top', () => {
  openPage(paths.cart());
  act(() => {
    vi.stubGlobal('scrollY', 800);
    fireEvent.scroll(window);
  });
  const scrollTo = vi.spyOn(window, 'scrollTo');
  fireEvent.click(screen.getByRole('button', { name: 'Volver arriba' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

it('a page that is opened anew starts at the top', async () => {
  const user = openPage(paths.cart());
  await screen.findByRole('heading', { name: 'Tu carrito está vacío' });
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Contacto' }));
  await screen.findByRole('heading', { level: 1, name: 'Contacto' });
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 }));
});

it('the 404 page says what may have happened and leads home', async () => {
  const user = openPage('/nada');
  await screen.findByText('La página que busca no existe, fue movida o el enlace está roto.');
  await user.click(screen.getByRole('link', { name: 'Ir al inicio' }));
  await screen.findByRole('heading', { name: 'Nuestros productos' });
  expect(window.location.hash).toBe('#/');
});
