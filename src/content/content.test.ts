import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aboutCategories, team } from './about.ts';
import { bankAccounts } from './banks.ts';
import { bannerSlides } from './banners.ts';
import { brandRows, brands } from './brands.ts';
import { company } from './company.ts';
import { faq } from './faq.ts';
import { footerColumns } from './navigation.ts';
import { notFound } from './not-found.ts';
import { deliveryOptions, productPlaceholders } from './product.ts';
import { promos } from './promos.ts';
import { services, servicesHero, servicesSection } from './services.ts';
import { aboutStats, serviceStats, teamStats } from './stats.ts';
import { supportBlocks, technicalSupport } from './support.ts';

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** The other pictures that the ending `-640.webp` promises. */
function siblings(imageSrc: string): string[] {
  const widths = imageSrc.includes('/scenes/banner_')
    ? [320, 640, 960, 1280, 1600]
    : [320, 640, 960];
  return widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => imageSrc.replace('-640.webp', `-${width}.${format}`)),
  );
}

describe('the lists of the content', () => {
  it.each([
    ['banner slides', bannerSlides],
    ['promotions', promos],
    ['bank accounts', bankAccounts],
    ['brands', brands],
    ['services', services],
    ['footer columns', footerColumns],
    ['delivery options', deliveryOptions],
    ['support blocks', supportBlocks],
    ['team members', team.members],
    ['category cards', aboutCategories.cards],
    ['figures of the services page', serviceStats],
    ['figures of the about page', [...aboutStats, ...teamStats]],
  ])('give every one of the %s an id of its own', (_, items) => {
    expect(new Set(ids(items)).size).toBe(items.length);
  });

  it.each([
    ...new Set(
      [
        ...bannerSlides,
        ...promos,
        ...servicesHero.pictures,
        ...services.map(({ image }) => ({ imageSrc: image })),
      ].map(({ imageSrc }) => imageSrc),
    ),
  ])('name a picture that exists in every width and format: %s', (imageSrc) => {
    expect(siblings(imageSrc).filter((path) => !existsSync(`public${path}`))).toEqual([]);
  });
});

describe('the banner', () => {
  it.each(['S/.200.00', '10%'])('claims %s', (claim) => {
    expect(bannerSlides.some(({ heading }) => heading.includes(claim))).toBe(true);
  });
});

describe('the brand marquee', () => {
  it('has thirty brands, fifteen in each row, none twice', () => {
    expect(brandRows.map((row) => row.length)).toEqual([15, 15]);
    expect(brandRows.flat()).toEqual(brands);
    expect(new Set(brands.map(({ name }) => name)).size).toBe(30);
  });

  it.each(brands)('names the logo of $name by its id', ({ id, logo }) => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(logo).toBe(`/images/brands/${id}.svg`);
  });
});

describe('the bank accounts', () => {
  it('are savings accounts in soles at three banks', () => {
    expect(new Set(bankAccounts.map(({ bank }) => bank)).size).toBe(3);
    expect(bankAccounts.map(({ accountType }) => accountType)).toEqual(
      Array(3).fill('Cuenta de ahorros en soles'),
    );
  });

  it.each(bankAccounts)('write the CCI of $bank in twenty digits', ({ interbankNumber }) => {
    expect(interbankNumber).toMatch(/^\d{3}-\d{3}-\d{12}-\d{2}$/);
  });
});

describe('the footer', () => {
  const links = footerColumns.flatMap((column) => column.links);

  it.each([
    '/servicios/corte-doblez',
    '/servicios/soldadura',
    '/servicios/galvanizado',
    '/servicios/asesoria',
    '/servicios/entregas',
  ])('links to %s', (path) => {
    expect(links).toContainEqual(expect.objectContaining({ path }));
  });

  it.each(['Promociones', 'Marcas'])('links to the products of %s', (category) => {
    expect(links).toContainEqual(expect.objectContaining({ category }));
  });
});

describe('the product page', () => {
  it('has the fixed rating and review count', () => {
    expect(productPlaceholders).toMatchObject({ rating: 4.5, reviewCount: 1 });
  });

  it('promises delivery in 2-4 working days', () => {
    expect(deliveryOptions.map(({ detail }) => detail)).toContain('2-4 días hábiles');
  });
});

describe('the services page', () => {
  it('has its section titled as the specification says', () => {
    expect(servicesSection).toEqual({
      title: 'Nuestros Servicios Especializados',
      subtitle: 'Soluciones completas para la industria de la construcción y metalmecánica',
    });
  });

  it('has a card for each service but the advice', () => {
    expect(ids(services)).toEqual(['corte-doblez', 'soldadura', 'galvanizado', 'entregas']);
  });

  it('shows 6+ years, 1,500+ projects, 30+ brands and 24/6 attention', () => {
    expect(serviceStats.map(({ number }) => number)).toEqual(['6+', '1,500+', '30+', '24/6']);
  });
});

describe('the about page', () => {
  it('shows 10+ years, 500+ clients, 100% certified; of the team, 45+ years, 100% satisfied', () => {
    expect(aboutStats.map(({ number }) => number)).toEqual(['10+', '500+', '100%']);
    expect(teamStats.map(({ number }) => number)).toEqual(['45+', '100%']);
  });

  it('has the three category cards', () => {
    expect(aboutCategories.cards.map(({ title }) => title)).toEqual([
      'Tubos y Perfiles',
      'Planchas Especializadas',
      'Herramientas Complementarias',
    ]);
  });

  it.each(team.members)('tells all there is to tell of $name', (member) => {
    expect(Object.values(member).every(Boolean)).toBe(true);
    expect(member.rating).toBeLessThanOrEqual(5);
    expect(member.email.endsWith(`@${company.domain}`)).toBe(true);
    expect(member.phone).toMatch(/^\+51 9\d{2} \d{3} \d{3}$/);
  });

  it('has four members whose years add up to the 45 that it claims', () => {
    expect(team.members).toHaveLength(4);
    const years = team.members.map(({ experience }) => Number.parseInt(experience, 10));
    expect(years.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(45);
  });
});

describe('the questions', () => {
  it('are six, all different', () => {
    expect(new Set(faq.map(({ pregunta }) => pregunta)).size).toBe(6);
  });

  it.each(['24 horas', '15 días calendario', '50%', '24 a 48 horas', '3 a 7 días hábiles'])(
    'are answered with the constant %s',
    (words) => {
      expect(faq.some(({ respuesta }) => respuesta.includes(words))).toBe(true);
    },
  );
});

describe('the support page', () => {
  it('labels its attention 24/6', () => {
    expect(technicalSupport.badge).toContain('24/6');
  });

  it.each(['/terminos-condiciones', '/contacto', '/preguntas-frecuentes'])(
    'links to %s',
    (path) => {
      const links = supportBlocks.flatMap((block) => block.links);
      expect(links).toContainEqual(expect.objectContaining({ path }));
    },
  );
});

describe('the page that does not exist', () => {
  it('says so as the specification does and points to support', () => {
    expect(notFound.title).toBe('¡Oops! Página no encontrada');
    expect(notFound.help.link.path).toBe('/soporte-ayuda');
  });
});
