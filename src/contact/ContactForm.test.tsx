import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../testing/console.ts';
import { shopApi } from '../../testing/page-api.ts';
import { status } from '../../testing/responses.ts';
import { advanceTime } from '../../testing/time.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';
import { play } from '../../workbench/scenarios/play.ts';
import { timings } from '../config.ts';
import { ContactForm } from './ContactForm.tsx';

const failed = 'Error al enviar el mensaje. Por favor, inténtelo de nuevo.';
const banner = 'Por favor, corrija los errores en el formulario';
const good = {
  Nombre: ' Ana Quispe ',
  Email: 'ana@taller.example',
  Teléfono: '987654321',
  Mensaje: 'Necesito 20 ángulos de 2"',
};

const field = (label: keyof typeof good) =>
  screen.getByRole('textbox', { name: new RegExp(`^${label}`) });

function fill(values: Partial<typeof good>) {
  for (const label of ['Nombre', 'Email', 'Teléfono', 'Mensaje'] as const) {
    const value = values[label];
    if (value !== undefined) fireEvent.change(field(label), { target: { value } });
  }
}

/** Shows the form, filled in with what is given. */
function openForm(filling: Partial<typeof good> = {}) {
  render(<ContactForm />);
  fill(filling);
  return { user: userEvent.setup(), button: screen.getByRole('button') };
}

describe('the contact form of the home page', () => {
  it('checks a field when it changes, and no other', async () => {
    const { user } = openForm();
    await user.type(field('Nombre'), 'A');
    expect(field('Nombre')).toHaveAccessibleDescription(
      'El nombre debe tener al menos 2 caracteres',
    );
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    await user.type(field('Nombre'), 'na');
    expect(field('Nombre')).not.toHaveAttribute('aria-invalid');
  });

  it('takes as many characters as its endpoint stores: 100 of a name, 254 of an e-mail, 5,000 of a message', () => {
    openForm();
    expect(field('Nombre')).toHaveAttribute('maxlength', '100');
    expect(field('Email')).toHaveAttribute('maxlength', '254');
    expect(field('Mensaje')).toHaveAttribute('maxlength', '5000');
  });

  it('checks all of it on submit, says so and leads to the first that is wrong', async () => {
    const { user, button } = openForm({ Nombre: 'Ana' });
    await user.click(button);
    expect(screen.getByRole('alert')).toHaveTextContent(banner);
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('El email es requerido');
    expect(field('Teléfono')).toHaveAccessibleDescription('El teléfono es requerido');
    expect(field('Mensaje')).toHaveAccessibleDescription(/El mensaje es requerido$/);
    expect(shopApi.requests('email')).toEqual([]);
    fill(good);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends what the e-mail service documents, trimmed', async () => {
    const { user, button } = openForm(good);
    await user.click(button);
    expect(await screen.findByText('¡Mensaje enviado con éxito!')).toBeInTheDocument();
    expect(shopApi.requests('email').map(({ variables }) => variables)).toEqual([
      {
        service_id: 'local',
        template_id: 'local',
        user_id: 'local',
        template_params: {
          from_name: 'Ana Quispe',
          reply_to: 'ana@taller.example',
          phone: '987654321',
          message: 'Necesito 20 ángulos de 2"',
        },
      },
    ]);
    expect(field('Mensaje')).toHaveValue('');
    await user.type(field('Nombre'), 'R');
    expect(screen.queryByText('¡Mensaje enviado con éxito!')).toBeNull();
  });

  itInScenario(
    'tiempo-agotado:email',
    'says Enviando... meanwhile, and a second submit does nothing',
    async () => {
      // Its deadline ends with the test.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      const { user, button } = openForm(good);
      await user.click(button);
      expect(button).toHaveTextContent('Enviando...');
      expect(button).toHaveFocus();
      await user.click(button);
      await user.keyboard('{Enter}');
      expect(shopApi.requests('email')).toHaveLength(1);
    },
  );

  it('two presses before anything is rendered send one message', async () => {
    const { button } = openForm(good);
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText('¡Mensaje enviado con éxito!');
    expect(shopApi.requests('email')).toHaveLength(1);
  });

  /** Sends in vain, is told so, and sends again when the service works. */
  async function failsOnce(code: string | number) {
    expectConsole('error', `Error sending contact message: ${code}`);
    const logged = vi.spyOn(console, 'error');
    const { user, button } = openForm(good);
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    expect(button).toHaveTextContent('Enviar mensaje');
    expect(field('Nombre')).toHaveValue(good.Nombre);
    expect(field('Mensaje')).toHaveValue(good.Mensaje);
    expect(logged).toHaveBeenCalledTimes(1);

    play('normal');
    await user.click(button);
    expect(await screen.findByText('¡Mensaje enviado con éxito!')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  }

  itInScenario('email-451', '451 fails, keeps what was typed and is logged once', () =>
    failsOnce(451),
  );
  itInScenario('email-403', '403 fails in the same way', () => failsOnce(403));
  itInScenario('email-429', '429 fails in the same way', () => failsOnce(429));
  itInScenario(
    { 'email-500': 500, '502-html:email': 502, 'desconectado:email': 'network' },
    'any other trouble fails in the same way',
    failsOnce,
  );

  it.each([
    [201, status(201, 'OK')],
    [204, status(204)],
  ])('%s is no success either', async (code, response) => {
    shopApi.respond('email', response);
    await failsOnce(code);
  });

  itInScenario(
    'lento-14999:email',
    'a slow service is waited for, up to the last moment',
    async () => {
      const { button } = openForm(good);
      vi.useFakeTimers();
      fireEvent.click(button);
      await advanceTime(timings.emailTimeout - 2);
      expect(button).toHaveTextContent('Enviando...');
      await advanceTime(1);
      vi.useRealTimers();
      expect(await screen.findByText('¡Mensaje enviado con éxito!')).toBeInTheDocument();
    },
  );

  itInScenario('tiempo-agotado:email', 'gives up after 15 s', async () => {
    expectConsole('error', 'Error sending contact message: timeout');
    const { button } = openForm(good);
    vi.useFakeTimers();
    fireEvent.click(button);
    await advanceTime(timings.emailTimeout - 1);
    expect(button).toHaveTextContent('Enviando...');
    await advanceTime(1);
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    expect(timings.emailTimeout).toBe(15_000);
  });
});
