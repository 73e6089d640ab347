import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bankAccounts, bankCardTexts } from '../../src/content/banks.ts';
import { company } from '../../src/content/company.ts';
import { mapTexts } from '../../src/content/home.ts';
import { BankCards } from '../../src/pages/home/BankCards.tsx';
import { LocationMap } from '../../src/pages/home/LocationMap.tsx';

describe('a bank card', () => {
  const [account] = bankAccounts;

  it('turns to its account numbers and back', async () => {
    const user = userEvent.setup();
    render(<BankCards />);
    const [card] = screen.getAllByRole('button');
    expect(screen.getAllByRole('img', { name: /^Banco/ })).toHaveLength(3);
    expect(screen.getAllByText('Cuenta de ahorros en soles')).toHaveLength(3);
    expect(card).toHaveAttribute('aria-expanded', 'false');
    if (card) await user.click(card);
    expect(card).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('img', { name: account?.name ?? '' })).toBeNull();
    const numbers = screen.getAllByRole('definition');
    expect(numbers.map(({ textContent }) => textContent)).toContain(account?.accountNumber);
    await user.keyboard('{Enter}');
    expect(card).toHaveAttribute('aria-expanded', 'false');
  });

  it('copies a number without turning, or says that copying failed', async () => {
    const user = userEvent.setup();
    render(<BankCards />);
    const card = screen.getByRole('button', { name: new RegExp(`: ${account?.name},`) });
    await user.click(card);
    const copy = screen.getByRole('button', { name: /^Copiar.*Número de cuenta/ });
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe(account?.accountNumber);
    expect(screen.getByText('Copiado!', { selector: '[role=status]' })).toBeInTheDocument();

    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(copy);
    expect(alert).toHaveBeenCalledWith(bankCardTexts.copyFailed);
    expect(card).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the location map', () => {
  afterEach(() => vi.unstubAllGlobals());

  const drawing = () => screen.getByRole('presentation');

  /** Replaces the maps site and returns the addresses requested of it. */
  function stubMapSite(isReachable: boolean): string[] {
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (input: string) => {
      requested.push(input);
      if (!isReachable) throw new TypeError('Failed to fetch');
      return new Response();
    });
    return requested;
  }

  it('requests the map once its drawing is loaded, near the viewport', async () => {
    const requested = stubMapSite(true);
    render(<LocationMap />);
    expect(requested).toEqual([]);
    expect(drawing()).toHaveAttribute('loading', 'lazy');
    fireEvent.load(drawing());
    expect(await screen.findByTitle(mapTexts.frameTitle)).toHaveAttribute(
      'src',
      company.map.embedUrl,
    );
    expect(requested).toEqual([company.map.embedUrl]);
  });

  it('keeps the drawing, address and link while the maps site is unreachable', async () => {
    const requested = stubMapSite(false);
    render(<LocationMap />);
    fireEvent.load(drawing());
    await act(async () => {});
    expect(requested).toHaveLength(1);
    expect(screen.queryByTitle(mapTexts.frameTitle)).toBeNull();
    expect(drawing()).toBeInTheDocument();
    expect(document.body).toHaveTextContent(company.address.street);
    expect(screen.getByRole('link', { name: mapTexts.open })).toHaveAttribute(
      'href',
      company.map.openUrl,
    );
  });
});
