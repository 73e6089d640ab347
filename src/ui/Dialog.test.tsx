import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Agregar</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Producto agregado"
        actions={<Button>Ver carrito</Button>}
      >
        <p>Tubo cuadrado</p>
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<Example />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  return screen.getByRole('dialog', { name: 'Producto agregado' });
}

describe('Dialog', () => {
  it('takes the focus, with its actions first in tab order', async () => {
    expect(await openDialog()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Ver carrito' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  });

  it.each<[string, (dialog: HTMLElement) => Promise<unknown>]>([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click on the backdrop', (dialog) => userEvent.click(dialog)],
  ])('closes by %s and returns the focus', async (_, close) => {
    await close(await openDialog());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Agregar' })).toHaveFocus();
  });
});
