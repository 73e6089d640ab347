import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aboutHero } from './about.ts';
import { company } from './company.ts';
import { faq } from './faq.ts';
import { privacy } from './privacy.ts';
import { deliveryOptions } from './product.ts';
import { services, servicesCallToAction } from './services.ts';
import { aboutStats, serviceStats } from './stats.ts';
import { technicalSupport } from './support.ts';
import { terms } from './terms.ts';

/** All that a piece of content says, in one text. */
const said = (content: unknown) => JSON.stringify(content);

describe('what the company does', () => {
  it.each([
    'perfiles',
    'tubos',
    'planchas',
    'aceros especiales',
    'Herramientas, equipos',
    'corte, doblez, soldadura, galvanizado, fabricación de estructuras, asesoría técnica y entrega a domicilio',
  ])('is told in the terms: %s', (words) => {
    expect(said(terms)).toContain(words);
  });

  it.each([
    'talleres',
    'soldadores',
    'fabricantes de estructuras, puertas, ventanas y portones',
    'proyectos de construcción e industria',
  ])('is told on the about page to its audience: %s', (words) => {
    expect(said(aboutHero.text)).toContain(words);
  });

  it.each(['WhatsApp', 'formulario de contacto', 'teléfono', 'correo', 'en nuestro local'])(
    'is quoted, besides the cart, by %s',
    (way) => {
      expect(faq[0]?.respuesta).toContain(way);
    },
  );
});

describe('the company', () => {
  it('has three telephones, two messaging numbers and three e-mail addresses', () => {
    expect(company.phones).toHaveLength(3);
    expect(company.messaging).toHaveLength(2);
    expect(Object.keys(company.emails)).toEqual(['commercial', 'sales', 'support']);
  });

  it('is written to by an e-mail about its products', () => {
    expect(company.enquiry.subject).toBe(`Consulta sobre los productos de ${company.tradeName}`);
  });

  it('holds its copyright since 2025', () => {
    expect(company.copyrightYear).toBe(2025);
  });
});

describe('what the specification says in two ways stands as it says it', () => {
  const readme = readFileSync('README.md', 'utf8');

  it.each<[about: string, content: unknown, words: string]>([
    ['delivery of a product', deliveryOptions, '2-4 días hábiles'],
    ['delivery from stock, in the terms', terms, 'De 24 a 48 horas'],
    ['delivery from stock, among the questions', faq, '24 a 48 horas'],
    ['delivery from stock, among the services', services, '24 a 48 horas'],
    ['hours', company, 'Lunes a sábado de 8:00 a 18:00'],
    ['hours in the privacy policy', privacy, 'Lunes a viernes de 8:00 a 18:00 y sábado de 8:00 a'],
    ['attention in figures', serviceStats, '24/6'],
    ['attention of support', technicalSupport, '24/6'],
    ['attention in marketing', servicesCallToAction, 'atención comercial 24/7'],
    ['years of the services', serviceStats, '"6+"'],
    ['years of the company', aboutStats, '"10+"'],
  ])('%s', (_, content, words) => {
    expect(said(content)).toContain(words);
  });

  it.each(['2-4 días hábiles', '24 to 48 hours', 'Saturday 8-13', '24/6', '24/7', '6+', '10+'])(
    'and the README lists it for the owner: %s',
    (words) => {
      const [, list = ''] = readme.split('## What an owner settles');
      expect(list).toContain(words);
    },
  );
});
