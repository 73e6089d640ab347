import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { pageMeta } from '../../src/content/meta.ts';
import { paths } from '../../src/paths.ts';
import { openPage } from '../../testing/open-page.tsx';
import { shopApi } from '../../testing/page-api.ts';
import { smallCatalogue } from '../../testing/products.ts';

beforeEach(async () => {
  shopApi.serve(smallCatalogue);
  openPage(paths.support());
  await screen.findByRole('heading', { level: 1, name: 'Soporte y ayuda' });
});

const block = (name: string) => screen.getByRole('region', { name });
const linkIn = (name: string, link: string) =>
  within(block(name)).getByRole('link', { name: link });

describe('the support page', () => {
  it('gives technical support by messaging app, e-mail and telephone', () => {
    expect(document.title).toBe(pageMeta.support.title);
    const [messaging] = company.messaging;
    expect(linkIn('Soporte técnico', messaging.display)).toHaveAttribute(
      'href',
      expect.stringContaining(`https://wa.me/${messaging.number}?text=`),
    );
    expect(linkIn('Soporte técnico', company.emails.support)).toHaveAttribute(
      'href',
      `mailto:${company.emails.support}`,
    );
    expect(linkIn('Soporte técnico', company.phones[0].display)).toHaveAttribute(
      'href',
      `tel:${company.phones[0].e164}`,
    );
  });

  it('labels its attention 24/6', () => {
    expect(block('Soporte técnico')).toHaveTextContent('Atención 24/6');
  });

  it('leads from warranties and returns to the terms', () => {
    expect(block('Garantías y devoluciones')).toHaveTextContent('30 días de garantía');
    expect(linkIn('Garantías y devoluciones', 'Leer los términos y condiciones')).toHaveAttribute(
      'href',
      '#/terminos-condiciones',
    );
  });

  it('leads from customer service to contact and questions', () => {
    expect(linkIn('Atención al cliente', 'Ir a contacto')).toHaveAttribute('href', '#/contacto');
    expect(linkIn('Atención al cliente', 'Ver preguntas frecuentes')).toHaveAttribute(
      'href',
      '#/preguntas-frecuentes',
    );
  });
});
