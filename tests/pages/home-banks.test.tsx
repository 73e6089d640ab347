import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { timings } from '../../src/config.ts';
import { bankAccounts, bankCardTexts } from '../../src/content/banks.ts';
import { BankCards } from '../../src/pages/home/BankCards.tsx';
import { advanceTime } from '../../testing/time.ts';

const sillar = bankAccounts[0];
if (!sillar) throw new Error('There are no bank accounts');

/** Shows the cards and turns the first card round. */
async function turnFirst() {
  const user = userEvent.setup();
  render(<BankCards />);
  const card = screen.getByRole('button', { name: new RegExp(`^${sillar?.bank}`) });
  await user.click(card);
  const copy = screen.getByRole('button', { name: /^Copiar.*Número de cuenta/ });
  return { user, card, copy };
}

describe('a bank card', () => {
  it('shows bank and kind of account, and turns its numbers to the front on a press', async () => {
    const user = userEvent.setup();
    render(<BankCards />);
    const [card] = screen.getAllByRole('button');
    expect(screen.getAllByRole('button')).toHaveLength(bankAccounts.length);
    expect(screen.getAllByRole('img', { name: /^Banco/ })).toHaveLength(3);
    expect(screen.getAllByText('Cuenta de ahorros en soles')).toHaveLength(3);
    expect(card).toHaveAttribute('aria-expanded', 'false');
    if (!card) return;
    await user.click(card);
    expect(card).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('img', { name: sillar.bank })).toBeNull();
    const numbers = screen.getAllByRole('definition');
    expect(numbers.map((number) => number.textContent)).toContain(sillar.accountNumber);
    await user.keyboard('{Enter}');
    expect(card).toHaveAttribute('aria-expanded', 'false');
  });

  it('copies without turning, and says so for 2 s', async () => {
    const { user, card, copy } = await turnFirst();
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe(sillar.accountNumber);
    expect(card).toHaveAttribute('aria-expanded', 'true');

    // Once more, now that time can be told.
    vi.useFakeTimers();
    const said = () => screen.queryByText('Copiado!', { selector: '[role=status]' });
    await act(async () => fireEvent.click(copy));
    await advanceTime(timings.copied - 1);
    expect(said()).toBeInTheDocument();
    await advanceTime(1);
    expect(said()).toBeNull();
    expect(timings.copied).toBe(2000);
  });

  it('says nothing of the kind when the browser would not copy', async () => {
    const { user, card, copy } = await turnFirst();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('denied', 'NotAllowedError'),
    );
    await user.click(copy);
    expect(await screen.findByText(bankCardTexts.copyFailed)).toBeInTheDocument();
    expect(screen.queryByText('Copiado!', { selector: '[role=status]' })).toBeNull();
    expect(card).toHaveAttribute('aria-expanded', 'true');
    await user.click(card);
    expect(screen.queryByText(bankCardTexts.copyFailed)).toBeNull();
  });
});
