import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../testing/console.ts';
import { shopApi } from '../../testing/page-api.ts';
import { statusResponse } from '../../testing/responses.ts';
import { advanceTime, useRealTimers } from '../../testing/time.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';
import { timings } from '../lib/limits.ts';
import { ContactForm } from './ContactForm.tsx';

const valid = {
  Nombre: 'Ana Quispe',
  Correo: 'ana@taller.example',
  Teléfono: '987654321',
  Mensaje: 'Necesito 20 ángulos de 2"',
};

const field = (label: keyof typeof valid) =>
  screen.getByRole('textbox', { name: new RegExp(`^${label}`) });

function fill(values: Partial<typeof valid>) {
  for (const label of ['Nombre', 'Correo', 'Teléfono', 'Mensaje'] as const) {
    const value = values[label];
    if (value !== undefined) fireEvent.change(field(label), { target: { value } });
  }
}

function openForm(values: Partial<typeof valid> = {}) {
  render(<ContactForm />);
  fill(values);
  return { user: userEvent.setup(), button: screen.getByRole('button') };
}

describe('the contact form of the home page', () => {
  it('validates only the field that changes', async () => {
    const { user } = openForm();
    await user.type(field('Nombre'), 'A');
    expect(field('Nombre')).toHaveAccessibleDescription(
      'El nombre debe tener al menos 2 caracteres',
    );
    expect(field('Correo')).not.toHaveAttribute('aria-invalid');
    await user.type(field('Nombre'), 'na');
    expect(field('Nombre')).not.toHaveAttribute('aria-invalid');
  });

  it('takes no more of an e-mail address than the browser validates quickly', async () => {
    const { user } = openForm();
    await user.click(field('Correo'));
    await user.paste(`${'1'.repeat(2000)}@taller.example`);
    expect(field('Correo')).toHaveValue('1'.repeat(1000));
    expect(field('Correo')).toHaveAccessibleDescription('Email inválido');
  });

  it('validates all fields on submit and focuses the first invalid one', async () => {
    const { user, button } = openForm({ Nombre: 'Ana' });
    await user.click(button);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Por favor, corrija los errores en el formulario',
    );
    expect(field('Correo')).toHaveFocus();
    expect(field('Correo')).toHaveAccessibleDescription('El email es requerido');
    expect(field('Mensaje')).toHaveAccessibleDescription(/El mensaje es requerido$/);
    expect(shopApi.requests('email')).toEqual([]);
    fill(valid);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends one message on a double click, confirms it and clears the fields', async () => {
    const { user, button } = openForm(valid);
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('¡Mensaje enviado con éxito!')).toBeInTheDocument();
    expect(shopApi.requests('email')).toHaveLength(1);
    expect(field('Mensaje')).toHaveValue('');
    await user.type(field('Nombre'), 'R');
    expect(screen.queryByText('¡Mensaje enviado con éxito!')).toBeNull();
  });

  itInScenario('email-500', 'keeps the fields after a failure and logs it once', async () => {
    expectConsole('error', 'Error sending contact message: 500');
    const logged = vi.spyOn(console, 'error');
    const { user, button } = openForm(valid);
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error al enviar el mensaje. Por favor, inténtelo de nuevo.',
    );
    expect(field('Mensaje')).toHaveValue(valid.Mensaje);
    expect(logged).toHaveBeenCalledTimes(1);
    play('normal');
    await user.click(button);
    expect(await screen.findByText('¡Mensaje enviado con éxito!')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends once more, by itself or by the button, what a restarting backend did not take', async () => {
    const restart = () => {
      expectConsole('error', 'Error sending contact message: 503');
      shopApi.respond('email', statusResponse(503));
    };
    restart();
    const { user, button } = openForm(valid);
    vi.useFakeTimers();
    fireEvent.click(button);
    await advanceTime(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Lo enviaremos de nuevo');
    expect(field('Mensaje')).toHaveValue(valid.Mensaje);
    shopApi.recover();
    await advanceTime(timings.contactRetry);
    await useRealTimers();
    await screen.findByText('¡Mensaje enviado con éxito!');
    expect(shopApi.requests('email')).toHaveLength(2);

    restart();
    fill(valid);
    await user.click(button);
    await screen.findByText(/Lo enviaremos de nuevo/);
    await user.click(button);
    expect(await screen.findByText(/^Error al enviar/)).toBeInTheDocument();
    expect(shopApi.requests('email')).toHaveLength(4);
  });
});
