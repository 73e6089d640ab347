import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/cart/cart-store.ts';
import { homeSections } from '../../src/content/home.ts';
import { pasteList } from '../../src/content/paste-list.ts';
// Imported in advance, so that no test waits for its compilation.
import '../../src/pages/home/lower-sections.tsx';
import { paths } from '../../src/navigation/paths.ts';
import { expectConsole } from '../../testing/console.ts';
import { addButton, listProducts, openListDialog } from '../../testing/list-dialog.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { shownProduct, smallCatalogue } from '../../testing/products.ts';

/** The part whose code throws. */
let broken = '';

vi.mock(import('../../src/pages/home/BankCards.tsx'), async (original) => {
  const { BankCards } = await original();
  return { BankCards: () => works('banks') && <BankCards /> };
});
vi.mock(import('../../src/pages/faq/FaqPage.tsx'), async (original) => {
  const { default: FaqPage } = await original();
  return { default: () => works('faq') && <FaqPage /> };
});
vi.mock(import('../../src/pages/cart/QuoteSummary.tsx'), async (original) => {
  const { QuoteSummary } = await original();
  return { QuoteSummary: (props) => works('summary') && <QuoteSummary {...props} /> };
});
vi.mock(import('../../src/search/build-search.ts'), async (original) => {
  const module = await original();
  return {
    ...module,
    buildSearch: (...source: Parameters<typeof module.buildSearch>) => {
      works('search');
      return module.buildSearch(...source);
    },
  };
});

function works(part: string): true {
  if (part === broken) throw new Error(`${part} is broken`);
  return true;
}

function breakPart(part: string): void {
  broken = part;
  expectConsole('error', `${part} is broken`);
}

function openWithBroken(part: string, address: string) {
  breakPart(part);
  return openPage(address);
}

beforeEach(() => {
  broken = '';
  shopApi.serve(smallCatalogue);
});

describe('an error boundary', () => {
  it('keeps the other sections of home', async () => {
    openWithBroken('banks', paths.home());
    const { promos, categories, products, brands, contact, map } = homeSections;
    for (const { title } of [promos, categories, products, brands, contact, map]) {
      await screen.findByRole('heading', { level: 2, name: title });
    }
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('shows an error between header and footer, and opens other pages', async () => {
    openWithBroken('faq', paths.faq());
    await screen.findByRole('heading', { level: 1, name: 'No pudimos abrir esta página' });
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    window.location.hash = `#${paths.contact()}`;
    await screen.findByRole('heading', { level: 1, name: 'Contacto' });
  });
});

it('a cart that fails to render can be emptied', async () => {
  useCart.getState().add(shownProduct({ id: 1, name: 'BISAGRA 1"', price: 10 }), 3);
  const user = openWithBroken('summary', paths.cart());
  await user.click(await screen.findByRole('button', { name: 'Vaciar' }));
  await screen.findByRole('heading', { name: 'Tu carrito está vacío' });
  expect(useCart.getState().lines).toEqual([]);
});

it('a pasted list is read again after the code of the search failed to load', async () => {
  shopApi.serve({ categories: ['TUBOS', 'ÁNGULOS'], products: listProducts });
  breakPart('search');
  const { user, field } = await openListDialog();
  await user.type(field, '2 angulo 1 x 1/8');
  await user.click(screen.getByRole('button', { name: 'Leer lista' }));
  expect(await screen.findByText(pasteList.notPrepared)).toBeVisible();
  expect(field).toHaveValue('2 angulo 1 x 1/8');
  broken = '';
  await user.click(screen.getByRole('button', { name: 'Leer lista' }));
  expect(await addButton()).toHaveTextContent('Agregar 1 línea');
});
