import { company } from './company.ts';

/** What a page tells the browser tab and the search engines. */
export interface PageMeta {
  /** What a screen reader says when the page opens. */
  name: string;
  title: string;
  description: string;
}

/** A page's own title, with the company's name behind it. */
export function page(title: string, description: string): PageMeta {
  return { name: title, title: `${title} | ${company.tradeName}`, description };
}

/** The two addresses of the home page, apart from the others' so that it comes without their texts. */
export const catalogueMeta = {
  home: {
    name: 'Inicio',
    title: `${company.tradeName} | Perfiles, tubos y planchas de acero en Lima`,
    description:
      'Tubos, perfiles, planchas, aceros especiales y herramientas para talleres y obras. Arme su lista y pida su cotización en línea.',
  },
  list: page(
    'Catálogo de productos',
    'Catálogo completo de tubos, ángulos, canales, vigas, planchas, mallas, aceros especiales y ferretería para metalmecánica.',
  ),
} as const satisfies Record<string, PageMeta>;
