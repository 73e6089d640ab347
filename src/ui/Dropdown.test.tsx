import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Dropdown } from './Dropdown.tsx';

async function openPanel() {
  render(
    <>
      <Dropdown icon={[]} label="Categorías">
        <a href="#tubos">TUBOS</a>
        <a href="#vigas">VIGAS</a>
      </Dropdown>
      <button type="button">Carrito</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Categorías' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(panel()).toBeVisible();
  return button;
}

const panel = () => screen.queryByRole('navigation', { name: 'Categorías' });

describe('Dropdown', () => {
  it.each<[string, (button: HTMLElement) => Promise<unknown>]>([
    ['its button', (button) => userEvent.click(button)],
    ['a press outside', () => userEvent.click(document.body)],
    ['Tab out of it', () => userEvent.keyboard('{Tab}{Tab}{Tab}')],
    ['a click on one of its links', () => userEvent.click(screen.getByText('VIGAS'))],
  ])('closes by %s', async (_, close) => {
    await close(await openPanel());
    expect(panel()).toBeNull();
  });

  it('closes by Escape and returns the focus to its button', async () => {
    const button = await openPanel();
    await userEvent.keyboard('{Tab}{Escape}');
    expect(panel()).toBeNull();
    expect(button).toHaveFocus();
  });
});
