import { type ServiceSlug, serviceSlugs } from '../lib/service-slug.ts';
import type { ContentLink } from './links.ts';

/** What the services are called in links. */
export const serviceNames: Readonly<Record<ServiceSlug, string>> = {
  'corte-doblez': 'Corte y doblez',
  soldadura: 'Soldadura',
  galvanizado: 'Galvanizado',
  asesoria: 'Asesoría técnica',
  entregas: 'Entregas a domicilio',
};

/** The seven quick buttons of the category bar, in order; each one is a category's exact name. */
export const quickCategories = [
  'CHAPA',
  'ESMERIL',
  'MAQUINA DE SOLDAR',
  'SILICONA',
  'ALICATE',
  'LLAVE',
  'PRENSA',
] as const;

/** Two lists that the backend answers as if they were categories: what has a discount, and what names a brand. */
export const offersCategory = 'Promociones';
export const brandsCategory = 'Marcas';

/** A column of the footer; below 768 px its title opens and closes it. */
export interface FooterColumn {
  id: string;
  title: string;
  links: readonly ContentLink[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    id: 'productos',
    title: 'Productos',
    links: [
      { label: 'Catálogo completo', path: '/list' },
      { label: 'Promociones', category: offersCategory },
      { label: 'Marcas', category: brandsCategory },
      { label: 'Mi cotización', path: '/cart' },
    ],
  },
  {
    id: 'servicios',
    title: 'Servicios',
    links: serviceSlugs.map((slug) => ({
      label: serviceNames[slug],
      path: `/servicios/${slug}`,
    })),
  },
  {
    id: 'empresa',
    title: 'Empresa',
    links: [
      { label: 'Sobre nosotros', path: '/sobre-nosotros' },
      { label: 'Contacto', path: '/contacto' },
      { label: 'Preguntas frecuentes', path: '/preguntas-frecuentes' },
      { label: 'Soporte y ayuda', path: '/soporte-ayuda' },
    ],
  },
];

/** The line of links beside the copyright. */
export const legalLinks: readonly ContentLink[] = [
  { label: 'Términos y condiciones', path: '/terminos-condiciones' },
  { label: 'Política de privacidad', path: '/privacidad' },
];
