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
  const good = { Nombre: 'Ana', Email: 'ana@taller.example', Mensaje: 'Hola' };
  const labels = ['Nombre', 'Email', 'Mensaje'] as const;
  const field = (name: (typeof labels)[number]) => screen.getByRole('textbox', { name });
  const send = () => screen.getByRole('button', { name: 'Enviar mensaje' });
  const confirmation = () => screen.queryByText('¡Mensaje enviado!');
  const fill = (values: typeof good) => {
    for (const label of labels)
      fireEvent.change(field(label), { target: { value: values[label] } });
  };

  it('has three required fields that only the browser validates, without a limit', async () => {
    const { user } = await open();
    const form = field('Mensaje').closest('form');
    expect(form).not.toHaveAttribute('novalidate');
    const names = [...(form?.querySelectorAll('input, textarea') ?? [])].map((input) =>
      input.getAttribute('name'),
    );
    expect(names).toEqual(['nombre', 'email', 'mensaje']);
    for (const label of labels) {
      expect(field(label)).toBeRequired();
      for (const rule of ['maxlength', 'minlength', 'pattern', 'aria-describedby']) {
        expect(field(label)).not.toHaveAttribute(rule);
      }
    }
    expect(field('Email')).toHaveAttribute('type', 'email');
    fill({ ...good, Email: 'ana' });
    await user.click(send());
    expect(confirmation()).not.toBeInTheDocument();
    expect(field('Nombre')).toHaveValue('Ana');
  });

  it('is cleared, sends nothing to a server and confirms for 3 s, each time again', async () => {
    await open();
    fill(good);
    const fetched = vi.spyOn(globalThis, 'fetch');
    vi.useFakeTimers();
    expect(timings.contactSent).toBe(3000);
    fireEvent.click(send());
    expect(confirmation()?.closest('[role="status"]')).toBeInTheDocument();
    for (const label of labels) expect(field(label)).toHaveValue('');
    await advanceTime(2999);
    fill(good);
    fireEvent.click(send());
    await advanceTime(2999);
    expect(confirmation()).toBeInTheDocument();
    await advanceTime(1);
    expect(confirmation()).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });
});
