import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Dropdown } from './Dropdown.tsx';

function show() {
  render(
    <>
      <Dropdown label="Todas las categorías" panelLabel="Categorías">
        <a href="#tubos">TUBOS</a>
        <a href="#vigas">VIGAS</a>
      </Dropdown>
      <button type="button">Carrito</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Todas las categorías' });
}

const panel = () => screen.queryByRole('navigation', { name: 'Categorías' });

describe('a dropdown', () => {
  it('opens and closes by its button, which says so', async () => {
    const button = show();
    expect(panel()).toBeNull();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(panel()).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    expect(panel()).toBeNull();
  });

  it('closes by Escape and gives the focus back to its button', async () => {
    const button = show();
    await userEvent.click(button);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(panel()).toBeNull();
    expect(button).toHaveFocus();
  });

  it('closes by a press outside and by leaving it with Tab', async () => {
    const button = show();
    await userEvent.click(button);
    await userEvent.click(document.body);
    expect(panel()).toBeNull();
    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.tab();
    expect(panel()).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Carrito' })).toHaveFocus();
    expect(panel()).toBeNull();
  });

  it('closes when one of its links is followed', async () => {
    await userEvent.click(show());
    await userEvent.click(screen.getByRole('link', { name: 'VIGAS' }));
    expect(panel()).toBeNull();
  });

  it('lets the arrows walk its links and stops at the ends', async () => {
    const button = show();
    await userEvent.click(button);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'VIGAS' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(button).toHaveFocus();
  });
});
