import { type ServiceSlug, serviceSlugs } from '../lib/service-slug.ts';
import { shop } from '../shop/shop.ts';
import { company } from './company.ts';
import type { ContentLink } from './links.ts';

const serviceNames: Readonly<Record<ServiceSlug, string>> = {
  'corte-doblez': 'Corte y doblez',
  soldadura: 'Soldadura',
  galvanizado: 'Galvanizado',
  asesoria: 'Asesoría técnica',
  entregas: 'Entregas a domicilio',
};

/** The quick buttons of the category bar: exact category names. */
export const quickCategories: readonly string[] = shop.quickCategories;

/** Before the quick buttons in a wide window: families of the home page by their ids, in short words. */
export const quickFamilies = [
  { label: 'Tubos', id: 'tubos' },
  { label: 'Planchas', id: 'planchas' },
  { label: 'Ángulos', id: 'perfiles' },
  { label: 'Vigas', id: 'vigas-canales' },
  { label: 'Fierro', id: 'barras' },
] as const;

/** Title of the categories that belong to no family of the home page. */
export const otherCategories = 'Más categorías';

/** Pseudo-categories of the backend: discounted products, products with a brand. */
export const offersCategory = 'Promociones';
export const brandsCategory = 'Marcas';

/** A column of the footer; collapsible below 768 px. */
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
      { label: 'Favoritos y vistos', path: '/favoritos' },
      { label: 'Su cotización', path: '/cart' },
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

export const legalLinks: readonly ContentLink[] = [
  { label: 'Términos y condiciones', path: '/terminos-condiciones' },
  { label: 'Política de privacidad', path: '/privacidad' },
  ...(company.complaintsBook
    ? [{ label: 'Libro de Reclamaciones', href: company.complaintsBook }]
    : []),
];
