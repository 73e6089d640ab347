import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { company } from '../../src/content/company.ts';
import { pageMeta } from '../../src/content/meta.ts';
import { timings } from '../../src/lib/limits.ts';
import { paths } from '../../src/navigation/paths.ts';
import { expectConsole } from '../../testing/console.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';
import { itInScenario } from '../../workbench/scenarios/it-in-scenario.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

async function open() {
  const user = openPage(paths.contact());
  await screen.findByRole('heading', { level: 1, name: 'Contacto' });
  return { user, main: within(screen.getByRole('main')) };
}

it('the contact page shows e-mail, telephones, address, hours and messaging links', async () => {
  const { main } = await open();
  expect(document.title).toBe(pageMeta.contact.title);
  expect(main.getByText(company.address.full)).toBeInTheDocument();
  expect(main.getByText('Lunes a sábado de 8:00 a 18:00')).toBeInTheDocument();
  const href = (name: string) => main.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(href(company.emails.commercial)).toMatch(`mailto:${company.emails.commercial}?subject=`);
  expect(href('Escribir un correo')).toMatch(/^mailto:/);
  for (const { display, e164 } of company.phones) expect(href(display)).toBe(`tel:${e164}`);
  for (const { label, number, message } of company.messaging) {
    const link = new URL(href(`WhatsApp: ${label}`));
    expect(link.origin + link.pathname).toBe(`https://wa.me/${number}`);
    expect(link.searchParams.get('text')).toBe(message);
  }
});

describe('the form of the contact page', () => {
  const good = { Nombre: 'Taller 3R', Correo: 'ana@taller.example', Mensaje: 'Hola' };
  const labels = ['Nombre', 'Correo', 'Mensaje'] as const;
  const field = (name: (typeof labels)[number]) =>
    screen.getByRole<HTMLInputElement>('textbox', { name });
  const send = () => screen.getByRole('button', { name: 'Enviar mensaje' });
  const confirmation = () => screen.queryByText('¡Mensaje enviado!');
  const fill = (values: Partial<typeof good>) => {
    for (const label of labels) {
      const value = values[label];
      if (value !== undefined) fireEvent.input(field(label), { target: { value } });
    }
  };

  it('has three fields that the browser validates, within the limits of the backend', async () => {
    const { user } = await open();
    expect(field('Mensaje').closest('form')).not.toHaveAttribute('novalidate');
    for (const label of labels) expect(field(label)).toBeRequired();
    // A text that is too long is said, not cut off.
    for (const label of ['Nombre', 'Mensaje'] as const) {
      expect(field(label)).not.toHaveAttribute('maxlength');
    }
    expect(field('Correo')).toHaveAttribute('type', 'email');
    for (const wrong of [{ Correo: 'ana' }, { Correo: 'ana@taller' }, { Nombre: ' ' }]) {
      fill({ ...good, ...wrong });
      await user.click(send());
    }
    fill({ ...good, Mensaje: 'a'.repeat(5001) });
    await user.click(send());
    expect(field('Mensaje').validationMessage).toBe('Escriba como máximo 5000 caracteres');
    expect(shopApi.requests('email')).toEqual([]);
    expect(field('Nombre')).toHaveValue('Taller 3R');
  });

  it('sends the message with its topic, is cleared and confirms for 3 s', async () => {
    await open();
    fill(good);
    vi.useFakeTimers();
    expect(timings.contactSent).toBe(3000);
    fireEvent.click(send());
    expect(confirmation()).not.toBeInTheDocument();
    await advanceTime(1);
    expect(confirmation()?.closest('[role="status"]')).toBeInTheDocument();
    expect(shopApi.requests('email')).toMatchObject([
      {
        variables: {
          template_params: {
            from_name: 'Taller 3R',
            reply_to: 'ana@taller.example',
            topic: 'Contacto',
            message: 'Hola',
          },
        },
      },
    ]);
    for (const label of labels) expect(field(label)).toHaveValue('');
    await advanceTime(2998);
    expect(confirmation()).toBeInTheDocument();
    await advanceTime(2);
    expect(confirmation()).not.toBeInTheDocument();
  });

  itInScenario('email-500', 'keeps the text and shows the failure', async () => {
    expectConsole('error', 'Error sending contact message: 500');
    const { user } = await open();
    fill(good);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error al enviar el mensaje. Por favor, inténtelo de nuevo.',
    );
    for (const label of labels) expect(field(label)).toHaveValue(good[label]);
    expect(confirmation()).not.toBeInTheDocument();
  });
});
