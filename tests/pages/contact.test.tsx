import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../src/config.ts';
import { company } from '../../src/content/company.ts';
import { pageMeta } from '../../src/content/meta.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';
import { advanceTime } from '../../testing/time.ts';

beforeEach(() => shopApi.serve(smallCatalogue));

const open = async () => {
  const user = openPage(paths.contact());
  await screen.findByRole('heading', { level: 1, name: 'Contacto' });
  const main = within(screen.getByRole('main'));
  return { user, main };
};

describe('the contact page', () => {
  it('gives e-mail, telephones, address and hours', async () => {
    const { main } = await open();
    expect(document.title).toBe(pageMeta.contact.title);
    const email = main.getByRole('link', { name: company.emails.commercial });
    expect(email.getAttribute('href')).toMatch(`mailto:${company.emails.commercial}?subject=`);
    for (const phone of company.phones) {
      expect(main.getByRole('link', { name: phone.display })).toHaveAttribute(
        'href',
        `tel:${phone.e164}`,
      );
    }
    expect(main.getByText(company.address.full)).toBeInTheDocument();
    expect(main.getByText('Lunes a sábado de 8:00 a 18:00')).toBeInTheDocument();
  });

  it('has messaging and mail links beside the form', async () => {
    const { main } = await open();
    for (const { label, number, message } of company.messaging) {
      const link = main.getByRole('link', { name: `WhatsApp: ${label}` });
      const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
      expect(origin + pathname).toBe(`https://wa.me/${number}`);
      expect(searchParams.get('text')).toBe(message);
    }
    expect(main.getByRole('link', { name: 'Escribir un correo' }).getAttribute('href')).toMatch(
      /^mailto:/,
    );
  });
});

describe('the form of the contact page', () => {
  const field = {
    nombre: () => screen.getByRole('textbox', { name: 'Nombre' }),
    email: () => screen.getByRole('textbox', { name: 'Email' }),
    mensaje: () => screen.getByRole('textbox', { name: 'Mensaje' }),
  };
  const send = () => screen.getByRole('button', { name: 'Enviar mensaje' });
  const sent = () => screen.queryByText('¡Mensaje enviado!');

  const fill = async (
    user: Awaited<ReturnType<typeof open>>['user'],
    email = 'ana@taller.example',
  ) => {
    await user.type(field.nombre(), 'Ana');
    await user.type(field.email(), email);
    await user.type(field.mensaje(), 'Hola');
  };

  it('has three fields, no rule but the browser’s own and no limit of length', async () => {
    await open();
    const form = field.mensaje().closest('form');
    const inputs = [...(form?.querySelectorAll('input, textarea') ?? [])];
    expect(inputs.map((input) => input.getAttribute('name'))).toEqual([
      'nombre',
      'email',
      'mensaje',
    ]);
    expect(form).not.toHaveAttribute('novalidate');
    for (const input of inputs) {
      for (const rule of ['maxlength', 'minlength', 'pattern', 'aria-describedby']) {
        expect(input).not.toHaveAttribute(rule);
      }
    }
  });

  it('leaves the checking to the browser: all three required, an e-mail address', async () => {
    const { user } = await open();
    expect(field.nombre()).toBeRequired();
    expect(field.email()).toBeRequired();
    expect(field.email()).toHaveAttribute('type', 'email');
    expect(field.mensaje()).toBeRequired();
    await user.click(send());
    expect(sent()).not.toBeInTheDocument();
    await fill(user, 'ana');
    await user.click(send());
    expect(sent()).not.toBeInTheDocument();
    expect(field.nombre()).toHaveValue('Ana');
  });

  it('clears its fields and sends nothing to any server', async () => {
    const { user } = await open();
    await fill(user);
    const fetched = vi.spyOn(globalThis, 'fetch');
    await user.click(send());
    expect(screen.getByRole('main')).toHaveTextContent('¡Mensaje enviado!');
    expect(sent()?.closest('[role="status"]')).not.toBeNull();
    expect(Object.values(field).map((get) => get())).toSatisfy((fields: HTMLElement[]) =>
      fields.every((element) => 'value' in element && element.value === ''),
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  it('says so for three seconds, each time anew', async () => {
    const { user } = await open();
    await fill(user);
    vi.useFakeTimers();
    fireEvent.click(send());
    await advanceTime(timings.contactSent - 1);
    expect(sent()).toBeInTheDocument();

    fireEvent.change(field.nombre(), { target: { value: 'Ana' } });
    fireEvent.change(field.email(), { target: { value: 'ana@taller.example' } });
    fireEvent.change(field.mensaje(), { target: { value: 'Otra vez' } });
    fireEvent.click(send());
    await advanceTime(timings.contactSent - 1);
    expect(sent()).toBeInTheDocument();
    await advanceTime(1);
    expect(sent()).not.toBeInTheDocument();
    expect(timings.contactSent).toBe(3000);
  });
});
