import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { homeSections } from '../../src/content/home.ts';
// Imported in advance, so that no test waits for its compilation.
import '../../src/pages/home/lower-sections.tsx';
import { paths } from '../../src/navigation/paths.ts';
import { expectConsole } from '../../testing/console.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

/** The component that throws while it renders. */
let broken = '';

vi.mock(import('../../src/pages/home/BankCards.tsx'), async (original) => {
  const { BankCards } = await original();
  return { BankCards: () => renders('banks') && <BankCards /> };
});
vi.mock(import('../../src/pages/faq/FaqPage.tsx'), async (original) => {
  const { default: FaqPage } = await original();
  return { default: () => renders('faq') && <FaqPage /> };
});

function renders(part: string): true {
  if (part === broken) throw new Error(`${part} is broken`);
  return true;
}

function openWithBroken(part: string, address: string) {
  broken = part;
  expectConsole('error', `${part} is broken`);
  openPage(address);
}

beforeEach(() => shopApi.serve(smallCatalogue));

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
