import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ButtonAnchor } from './ButtonLink.tsx';

describe('a button', () => {
  it('does not submit a form unless told to', () => {
    render(<Button>Cotizar</Button>);
    expect(screen.getByRole('button', { name: 'Cotizar' })).toHaveAttribute('type', 'button');
  });

  it('that is busy takes no click and keeps the focus', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Agregar</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button busy busyLabel="Agregando" onClick={onClick}>
        Agregar
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('that is busy does not submit its form', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Enviar
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a link that looks like a button', () => {
  it('opens beside the site without handing it over', () => {
    render(
      <ButtonAnchor href="https://example.com/" newTab>
        Abrir
      </ButtonAnchor>,
    );
    const link = screen.getByRole('link', { name: 'Abrir' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});
