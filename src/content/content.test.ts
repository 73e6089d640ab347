import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import catalogue from '../../server/seed/catalogue.json' with { type: 'json' };
import { pictureSetFile, pictureSetWidths } from '../lib/image-url.ts';
import { aboutCategories, team } from './about.ts';
import { bankAccounts } from './banks.ts';
import { bannerSlides } from './banners.ts';
import { brandRows, brands } from './brands.ts';
import { categoryTiles } from './category-tiles.ts';
import { company } from './company.ts';
import { faq } from './faq.ts';
import { brandsCategory, footerColumns, offersCategory, quickCategories } from './navigation.ts';
import { notFound } from './not-found.ts';
import { privacy } from './privacy.ts';
import { deliveryOptions, productPlaceholders } from './product.ts';
import { promos } from './promos.ts';
import { services, servicesCallToAction, servicesHero, servicesSection } from './services.ts';
import { aboutStats, serviceStats, teamStats } from './stats.ts';
import { technicalSupport } from './support.ts';
import { terms } from './terms.ts';

/** The widths and formats that an address ending in `-640.webp` stands for. */
function filesOf(imageSrc: string): string[] {
  const banner = imageSrc.includes('/scenes/banner_') ? [1280, 1600] : [];
  return [...pictureSetWidths, ...banner].flatMap((width) =>
    ['avif', 'webp'].map((format) => pictureSetFile(imageSrc, width, format) ?? imageSrc),
  );
}

describe('the texts quoted by the specification', () => {
  it.each<[object, string[]]>([
    [bannerSlides, ['S/.200.00', '10%']],
    [servicesSection, ['Nuestros Servicios Especializados']],
    [
      servicesSection,
      ['Soluciones completas para la industria de la construcción y metalmecánica'],
    ],
    [servicesCallToAction, ['24/7']],
    [technicalSupport, ['24/6']],
    [deliveryOptions, ['2-4 días hábiles']],
    [notFound, ['¡Oops! Página no encontrada']],
    [services, ['24 a 48 horas']],
    [faq, ['24 horas', '15 días calendario', '50%', '24 a 48 horas', '3 a 7 días hábiles']],
    [company, ['PERFILES - TUBOS - PLANCHAS', 'Lunes a sábado de 8:00 a 18:00', '2025']],
    [company.enquiry, ['precios', 'disponibilidad', 'especificaciones', 'condiciones de entrega']],
    [
      terms,
      [
        ...['18 años o más', '15 días calendario', 'plazo máximo de 24 horas', 'al menos el 50%'],
        ...['saldo contra entrega', 'Hasta 30 días', 'Transferencia o depósito', 'Efectivo'],
        ...['billeteras digitales', 'Cheques, solo para clientes corporativos', '24 a 48 horas'],
        ...['De 3 a 7 días hábiles', 'hasta 7 días después de la entrega', '15 días hábiles'],
        ...[
          '30 días de garantía',
          'de 3 meses a 2 años',
          'mayores a S/ 200.00',
          '10% de descuento',
        ],
        'Última actualización: septiembre de 2025 · Versión 2.0',
      ],
    ],
    [
      privacy,
      [
        ...['plazo máximo de 10 días hábiles', '48 horas', '10 años', '24 meses', '3 años'],
        'Hasta que usted retire su consentimiento',
        ...['Lunes a viernes de 8:00 a 18:00 y sábado de 8:00 a 13:00', '/politica-cookies'],
        ...['Esenciales', 'Funcionales', 'Analíticas', 'Publicitarias'],
        ...['Acceso', 'Rectificación', 'Supresión', 'Oposición', 'Portabilidad', 'Limitación'],
        'Última actualización: septiembre de 2025 · Versión 2.1',
      ],
    ],
  ])('contains them: %#', (content, quotes) => {
    const text = JSON.stringify(content);
    expect(quotes.filter((quote) => !text.includes(quote))).toEqual([]);
  });

  it('contains the figures', () => {
    expect(serviceStats.map(({ number }) => number)).toEqual(['6+', '1,500+', '30+', '24/6']);
    expect(aboutStats.map(({ number }) => number)).toEqual(['10+', '500+', '100%']);
    expect(teamStats.map(({ number }) => number)).toEqual(['45+', '100%']);
    expect(productPlaceholders).toMatchObject({ rating: 4.5, reviewCount: 1 });
    expect(bankAccounts.map(({ accountType }) => accountType)).toEqual(
      Array(3).fill('Cuenta de ahorros en soles'),
    );
  });

  it('contains three lines of products, four people and thirty brands', () => {
    expect(aboutCategories.cards.map(({ title }) => title)).toEqual([
      'Tubos y Perfiles',
      'Planchas Especializadas',
      'Herramientas Complementarias',
    ]);
    expect(team.members).toHaveLength(4);
    expect(brandRows.map((row) => new Set(row).size)).toEqual([15, 15]);
  });
});

describe('the content', () => {
  it('names only pictures that exist, in every width and format', () => {
    const responsive = [...bannerSlides, ...promos, ...servicesHero.pictures, ...categoryTiles]
      .flatMap(({ imageSrc }) => filesOf(imageSrc))
      .concat(services.flatMap(({ image }) => filesOf(image)));
    const others = [...brands.map(({ logo }) => logo), ...team.members.map(({ image }) => image)];
    const missing = [...responsive, ...others].filter((path) => !existsSync(`public${path}`));
    expect(missing).toEqual([]);
  });

  it('links only to categories of the catalogue, each of which is on one tile', () => {
    const onTiles = categoryTiles.flatMap(({ subcategories }) => subcategories);
    expect(onTiles.toSorted()).toEqual(catalogue.categories.toSorted());
    const links = [
      ...[...bannerSlides, ...promos].map(({ action }) => action),
      ...footerColumns.flatMap((column) => column.links),
    ].flatMap((link) => (typeof link === 'object' && 'category' in link ? [link.category] : []));
    const known = [...catalogue.categories, offersCategory, brandsCategory];
    expect([...links, ...quickCategories].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('shows every brand of the catalogue', () => {
    const names = brands.map(({ name }) => name);
    const sold = new Set(catalogue.products.flatMap(({ marca }) => marca ?? []));
    expect([...sold].filter((marca) => !names.includes(marca))).toEqual([]);
  });
});
