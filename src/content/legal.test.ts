import { describe, expect, it } from 'vitest';
import { company } from './company.ts';
import type { LegalBlock, LegalDocument, RichText } from './legal.ts';
import type { ContentLink } from './links.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

function textsOf(block: LegalBlock): readonly RichText[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'definitions':
      return block.rows.flatMap(({ term, description }) => [term, description]);
  }
}

function richTexts(document: LegalDocument): RichText[] {
  return [document.intro, ...document.sections.flatMap(({ blocks }) => blocks.flatMap(textsOf))];
}

function pieces(document: LegalDocument): (string | ContentLink)[] {
  return richTexts(document).flatMap((text) => (typeof text === 'string' ? [text] : text));
}

/** All that a reader sees of the sections, one text after another. */
function visibleText(document: LegalDocument): string {
  return richTexts(document)
    .map((text) =>
      typeof text === 'string'
        ? text
        : text.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join(''),
    )
    .join('\n');
}

function pathsLinked(document: LegalDocument): string[] {
  return pieces(document).flatMap((piece) =>
    typeof piece !== 'string' && 'path' in piece ? [piece.path] : [],
  );
}

describe.each([
  ['terms', terms],
  ['privacy policy', privacy],
])('every section of the %s', (_, document) => {
  it('has an id of its own', () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(document.sections)('says something: $title', ({ blocks }) => {
    expect(blocks.length).toBeGreaterThan(0);
  });

  it('leaves no gap or doubled sign where texts are joined', () => {
    expect(visibleText(document)).not.toMatch(/ {2}|\.\.|\s[.,;:]|undefined|null/);
  });
});

describe('the terms', () => {
  it('have the sixteen sections of the specification, in order', () => {
    expect(terms.sections.map(({ title }) => title)).toEqual([
      'Introducción y aceptación',
      'Información de la empresa',
      'Productos y servicios',
      'Proceso de cotización y compra',
      'Medios de pago',
      'Entregas',
      'Garantías y devoluciones',
      'Privacidad',
      'Comunicación digital',
      'Propiedad intelectual',
      'Responsabilidad',
      'Fuerza mayor',
      'Solución de controversias',
      'Jurisdicción',
      'Modificaciones',
      'Contacto',
    ]);
  });

  it('end with September 2025, version 2.0', () => {
    expect(terms.revision).toBe('Última actualización: septiembre de 2025 · Versión 2.0');
  });

  it.each([
    ['minimum age', '18 años o más'],
    ['validity of a quote', 'validez de 15 días calendario'],
    ['time to answer', 'plazo máximo de 24 horas'],
    ['advance payment', 'Adelanto de al menos el 50%'],
    ['balance', 'saldo contra entrega'],
    ['corporate credit', 'Hasta 30 días, previa evaluación'],
    ['bank transfer', 'Transferencia o depósito'],
    ['card and wallet', 'Tarjetas de crédito y débito y billeteras digitales'],
    ['cash', 'Efectivo, únicamente en nuestro local'],
    ['cheques', 'Cheques, solo para clientes corporativos'],
    ['delivery from stock', 'De 24 a 48 horas'],
    ['processing services', 'De 3 a 7 días hábiles'],
    ['returns', 'hasta 7 días después de la entrega, en su estado original'],
    ['no return of cut pieces', 'No admiten devolución'],
    ['refunds', 'plazo máximo de 15 días hábiles'],
    ['warranty of services', '30 días de garantía sobre el trabajo'],
    ['warranty of tools', 'de 3 meses a 2 años'],
    ['free shipping', 'envío gratis en compras mayores a S/.200.00'],
    ['first purchase', '10% de descuento en la primera compra'],
    ['legal name', company.legalName],
    ['tax id', company.ruc],
    ['fiscal address', company.address.full],
    ['hours', company.hours],
  ])('state the %s', (_, words) => {
    expect(visibleText(terms)).toContain(words);
  });

  it.each(company.phones)('give the telephone $display', ({ display }) => {
    expect(visibleText(terms)).toContain(display);
  });

  it('link to the privacy policy', () => {
    expect(pathsLinked(terms)).toContain('/privacidad');
  });
});

describe('the privacy policy', () => {
  it('has the ten sections of the specification, in order', () => {
    expect(privacy.sections.map(({ title }) => title)).toEqual([
      'Alcance',
      'Datos que recopilamos',
      'Finalidades',
      'Herramientas de seguimiento y cookies',
      'Compartición con terceros',
      'Sus derechos',
      'Seguridad y conservación',
      'Menores de edad',
      'Actualizaciones',
      'Contacto y autoridad de control',
    ]);
  });

  it('ends with September 2025, version 2.1', () => {
    expect(privacy.revision).toBe('Última actualización: septiembre de 2025 · Versión 2.1');
  });

  it.each([
    ['time to answer a request', 'plazo máximo de 10 días hábiles'],
    ["removal of minors' data", 'plazo máximo de 48 horas'],
    ['retention of commercial data', '10 años'],
    ['retention of browsing data', '24 meses'],
    ['retention of support data', '3 años desde el último contacto'],
    ['retention of marketing data', 'Hasta que usted retire su consentimiento'],
    ['law', 'Ley N.° 29733'],
    ['hours', 'Lunes a viernes de 8:00 a 18:00 y sábado de 8:00 a 13:00'],
    ['control authority', 'Autoridad Nacional de Protección de Datos Personales'],
  ])('states the %s', (_, words) => {
    expect(visibleText(privacy)).toContain(words);
  });

  it.each([
    ['Esenciales', 'Funcionales', 'Analíticas', 'Publicitarias'],
    ['Acceso', 'Rectificación', 'Supresión', 'Oposición', 'Portabilidad', 'Limitación'],
  ])('defines %s and what goes with it, in that order', (...names) => {
    const tables = privacy.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        block.kind === 'definitions' ? [block.rows.map(({ term }) => term)] : [],
      );
    expect(tables).toContainEqual(names);
  });

  it.each(['/terminos-condiciones', '/politica-cookies', '/contacto'])('links to %s', (path) => {
    expect(pathsLinked(privacy)).toContain(path);
  });
});
