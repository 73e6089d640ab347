import { company } from './company.ts';

export interface SectionHeading {
  title: string;
  text: string;
}

/** Visually hidden heading of the document outline. */
export const homeTitle = company.headline;

export const homeSections = {
  promos: {
    title: 'Novedades y promociones',
    text: 'Lo que conviene mirar antes de armar su lista.',
  },
  categories: {
    title: 'Compre por categoría',
    text: 'Del perfil al disco de corte, todo para su taller en un solo pedido.',
  },
  banks: {
    title: 'Cuentas bancarias',
    text: 'Elija una tarjeta para ver el número de cuenta y el código interbancario (CCI).',
  },
  brands: {
    title: 'Marcas con las que trabajamos',
    text: 'Herramientas, soldadura, cerrajería y acabados con respaldo del fabricante.',
  },
  products: {
    title: 'Nuestros productos',
    text: 'Elija, agregue a su lista y pida su cotización.',
  },
  contact: {
    title: 'Escríbanos',
    text: 'Cuéntenos qué necesita. Respondemos su cotización en un plazo máximo de 24 horas.',
  },
  map: {
    title: 'Visítenos',
    text: 'Atención en mostrador y recojo de pedidos con estacionamiento para carga.',
  },
} as const satisfies Record<string, SectionHeading>;

/** Name of the strip below the banner. */
export const steelFamilies = 'Familias de acero';

/** For a catalogue whose categories are empty. */
export const allProducts = {
  title: 'Todos los productos',
  showAll: (count: number) => `Ver los ${count} productos`,
} as const;

export const mapTexts = {
  open: 'Abrir en Google Maps',
  frameTitle: `Mapa de ubicación de ${company.tradeName}`,
} as const;

export const shelfTexts = {
  empty: 'No hay productos disponibles',
  emptyHint: 'Escríbanos y le cotizamos lo que busca.',
  showAll: (count: number) => `Ver los ${count}`,
  /** Read behind {@link shelfTexts.showAll}. */
  ofCategory: (category: string) => ` productos de ${category}`,
} as const;

export const tileTexts = {
  isNew: 'NUEVO',
  isPopular: 'POPULAR',
  categories: (title: string) => `Categorías de ${title}`,
} as const;

export const bannerName = 'Promociones';
