import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

function Example({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Agregar</Button>
      <Dialog
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
        title="Producto agregado"
        actions={<Button>Ver carrito</Button>}
      >
        <p>Tubo cuadrado</p>
      </Dialog>
    </>
  );
}

async function openExample() {
  const onClose = vi.fn();
  render(<Example onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Producto agregado' }) };
}

function expectClosed(onClose: () => void) {
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Agregar' })).toHaveFocus();
}

describe('a dialog', () => {
  it('is not there until it opens', () => {
    render(<Example onClose={() => {}} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens with the focus on itself and its actions next', async () => {
    await openExample();
    expect(screen.getByRole('dialog', { name: 'Producto agregado' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Ver carrito' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  });

  it('closes by its button and gives the focus back', async () => {
    const { onClose } = await openExample();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expectClosed(onClose);
  });

  it('closes by Escape and gives the focus back', async () => {
    const { onClose } = await openExample();
    await userEvent.keyboard('{Escape}');
    expectClosed(onClose);
  });

  it('closes by a click beside it', async () => {
    const { onClose, dialog } = await openExample();
    await userEvent.click(dialog);
    expectClosed(onClose);
  });

  it('stays open at the second click of the double click that opened it', async () => {
    // Held, for the machine may take longer than a visitor between two clicks.
    vi.useFakeTimers({ toFake: ['performance'] });
    const { onClose, dialog } = await openExample();
    await userEvent.setup().pointer({ keys: '[TouchA]', target: dialog });
    fireEvent.pointerDown(dialog, { pointerType: 'mouse' });
    fireEvent.click(dialog, { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog).toBeVisible();
  });

  it('stays open when a drag that began inside ends beside it', async () => {
    const { onClose, dialog } = await openExample();
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Tubo cuadrado') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog).toBeVisible();
  });
});
