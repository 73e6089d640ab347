import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { homeSections } from '../../src/content/home.ts';
// Loaded beforehand, so that no test waits for it to be compiled.
import '../../src/pages/home/lower-sections.tsx';
import { paths } from '../../src/paths.ts';
import { expectConsole } from '../../testing/console.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

/** The part that fails while it is rendered; null: none. */
let broken: string | null = null;
let hasFailed = false;

vi.mock(import('../../src/pages/home/PromoCarousel.tsx'), async (original) => {
  const { PromoCarousel } = await original();
  return { PromoCarousel: () => whole('promos') && <PromoCarousel /> };
});
vi.mock(import('../../src/pages/home/BankCards.tsx'), async (original) => {
  const { BankCards } = await original();
  return { BankCards: () => whole('banks') && <BankCards /> };
});
vi.mock(import('../../src/pages/home/LocationMap.tsx'), async (original) => {
  const { LocationMap } = await original();
  return { LocationMap: () => whole('map') && <LocationMap /> };
});
vi.mock(import('../../src/layout/Footer.tsx'), async (original) => {
  const { Footer } = await original();
  return { Footer: () => whole('footer') && <Footer /> };
});
vi.mock(import('../../src/layout/Header.tsx'), async (original) => {
  const { Header } = await original();
  return { Header: () => whole('header') && <Header /> };
});
vi.mock(import('../../src/pages/product/ProductTabs.tsx'), async (original) => {
  const { ProductTabs, ...rest } = await original();
  return { ...rest, ProductTabs: (props) => whole('tabs') && <ProductTabs {...props} /> };
});
vi.mock(import('../../src/catalog/RelatedProducts.tsx'), async (original) => {
  const { RelatedProducts } = await original();
  return { RelatedProducts: (props) => whole('related') && <RelatedProducts {...props} /> };
});
vi.mock(import('../../src/pages/faq/FaqPage.tsx'), async (original) => {
  const { default: FaqPage } = await original();
  return { default: () => whole('faq') && <FaqPage /> };
});

function whole(part: string): true {
  if (part !== broken) return true;
  hasFailed = true;
  throw new Error(`${part} is broken`);
}

beforeEach(() => {
  broken = null;
  hasFailed = false;
  shopApi.serve(smallCatalogue);
});

/** Breaks a part; React tells of it on the console. */
function breakPart(part: string) {
  broken = part;
  expectConsole('error', `${part} is broken`);
}

const { promos, categories, products, banks, brands, contact } = homeSections;
const sections = { promos, categories, products, banks, brands, contact };
const section = (title: string) => screen.findByRole('heading', { level: 2, name: title });

describe('an error while a part is rendered', () => {
  it.each(['promos', 'banks', 'map'])(
    'in «%s» of home leaves every other section',
    async (part) => {
      breakPart(part);
      openPage(paths.home());
      for (const [name, { title }] of Object.entries(sections)) {
        if (name !== part) expect(await section(title)).toBeInTheDocument();
      }
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
      expect(screen.getByRole('search')).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: /^Mensaje/ })).toBeInTheDocument();
    },
  );

  it.each(['header', 'footer'])('in the %s leaves the page', async (part) => {
    breakPart(part);
    openPage(paths.contact());
    expect(await screen.findByRole('heading', { level: 1, name: 'Contacto' })).toBeInTheDocument();
    expect(screen.queryByRole('contentinfo') === null).toBe(part === 'footer');
  });

  it.each([
    ['tabs', { role: 'heading', name: 'Productos relacionados' }],
    ['related', { role: 'tab', name: 'Descripción' }],
  ])('in «%s» of a product leaves the product and the rest', async (part, other) => {
    breakPart(part);
    openPage(paths.product(1));
    expect(await screen.findByRole(other.role, { name: other.name })).toBeInTheDocument();
    await vi.waitFor(() => expect(hasFailed).toBe(true));
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Agregar al carrito' })).toBeInTheDocument();
    expect(screen.queryAllByRole('tab')).toHaveLength(part === 'tabs' ? 0 : 3);
  });

  it('in a page leaves header and footer, and the next page opens', async () => {
    breakPart('faq');
    openPage(paths.faq());
    await screen.findByRole('heading', { level: 1, name: 'No pudimos abrir esta página' });
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    window.location.hash = `#${paths.contact()}`;
    expect(await screen.findByRole('heading', { level: 1, name: 'Contacto' })).toBeInTheDocument();
  });
});
