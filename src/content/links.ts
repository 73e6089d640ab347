import type { ServiceSlug } from '../lib/service-slug.ts';

/** A route without parameters, as it stands after the `#` of the address. */
export type StaticPath =
  | '/'
  | '/list'
  | '/productos'
  | '/cart'
  | '/servicios'
  | `/servicios/${ServiceSlug}`
  | '/terminos-condiciones'
  | '/privacidad'
  | '/politica-cookies'
  | '/sobre-nosotros'
  | '/contacto'
  | '/preguntas-frecuentes'
  | '/soporte-ayuda';

/**
 * Where a link of the content leads: a page of the site, the listing of a category (its plain
 * name, not yet encoded) or an address outside the router (`mailto:`, `tel:`, `https:`).
 */
export type LinkTarget = { path: StaticPath } | { category: string } | { href: string };

/** A visible link: its text and where it leads. */
export type ContentLink = { label: string } & LinkTarget;
