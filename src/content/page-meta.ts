import { company } from './company.ts';

/** Document title and meta description. */
export interface PageMeta {
  /** Announced when the page opens. */
  name: string;
  title: string;
  description: string;
}

/** Appends the company name to a title. */
export function metaOf(title: string, description: string): PageMeta {
  return { name: title, title: `${title} | ${company.tradeName}`, description };
}

/** The home page, in a separate file so that it loads without the other texts. */
export const catalogueMeta = {
  home: {
    name: 'Inicio',
    title: `${company.tradeName} | ${company.headline}`,
    description: company.description,
  },
  list: metaOf(
    'Catálogo de productos',
    'Catálogo completo de tubos, ángulos, canales, vigas, planchas, mallas, aceros especiales y ferretería para metalmecánica.',
  ),
} as const satisfies Record<string, PageMeta>;
