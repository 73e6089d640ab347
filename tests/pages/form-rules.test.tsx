import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ContactForm } from '../../src/contact/ContactForm.tsx';

/** Types into a field of the form, empties it where nothing is given, and reads what is said of it. */
async function saidOf(label: string, text: string): Promise<string> {
  render(<ContactForm />);
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await user.type(field, text || 'x');
  if (text === '') await user.clear(field);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('a rule of the contact form is said at its field, as it is typed:', () => {
  it('a name is required', async () => {
    expect(await saidOf('Nombre', '')).toContain('El nombre es requerido');
  });
  it('a name has two characters', async () => {
    expect(await saidOf('Nombre', 'A')).toContain('El nombre debe tener al menos 2 caracteres');
  });
  it('a name has letters only', async () => {
    expect(await saidOf('Nombre', 'Ana 2')).toContain('El nombre solo debe contener letras');
  });
  it('an e-mail address is required', async () => {
    expect(await saidOf('Email', '')).toContain('El email es requerido');
  });
  it('an e-mail address has its shape', async () => {
    expect(await saidOf('Email', 'ana@taller')).toContain('Email inválido');
  });
  it('a telephone is required', async () => {
    expect(await saidOf('Teléfono', '')).toContain('El teléfono es requerido');
  });
  it('a telephone has nine digits', async () => {
    expect(await saidOf('Teléfono', '98765432')).toContain('El teléfono debe tener 9 dígitos');
  });
  it('a message is required', async () => {
    expect(await saidOf('Mensaje', '')).toContain('El mensaje es requerido');
  });
  it('a message has ten characters', async () => {
    expect(await saidOf('Mensaje', '123456789')).toContain(
      'El mensaje debe tener al menos 10 caracteres',
    );
  });
});

it('a form that is sent with errors says so above them', async () => {
  render(<ContactForm />);
  await userEvent.setup().click(screen.getByRole('button'));
  expect(screen.getByText('Por favor, corrija los errores en el formulario')).toBeVisible();
});
