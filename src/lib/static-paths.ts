import { type ServiceSlug, serviceSlugs } from './service-slug.ts';

/** The pages without parameters: the part of their address after the `#`. */
export const staticPaths = {
  home: '/',
  list: '/list',
  /** The product section of home. */
  products: '/productos',
  favourites: '/favoritos',
  cart: '/cart',
  services: '/servicios',
  about: '/sobre-nosotros',
  contact: '/contacto',
  faq: '/preguntas-frecuentes',
  support: '/soporte-ayuda',
  terms: '/terminos-condiciones',
  privacy: '/privacidad',
  /** Linked by the specification, without a page. */
  cookies: '/politica-cookies',
} as const;

export const servicePath = (slug: ServiceSlug) => `${staticPaths.services}/${slug}` as const;

export const servicePaths = serviceSlugs.map(servicePath);

export type StaticPath =
  | (typeof staticPaths)[keyof typeof staticPaths]
  | ReturnType<typeof servicePath>;
