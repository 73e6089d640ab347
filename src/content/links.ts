import type { ServiceSlug } from '../lib/service-slug.ts';

/** A route without parameters. */
export type StaticPath =
  | '/'
  | '/list'
  | '/productos'
  | '/favoritos'
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

/** Target of a content link: a page, a category by its plain name, or an external address. */
export type LinkTarget = { path: StaticPath } | { category: string } | { href: string };

export type ContentLink = { label: string } & LinkTarget;
