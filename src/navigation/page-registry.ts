import { serviceSlugs } from '../lib/service-slug.ts';

export interface RegisteredPage {
  /** Route patterns without the leading slash. */
  patterns: readonly string[];
  /** The module, relative to `src/`, whose default export is the page. */
  module: `./pages/${string}Page.tsx`;
}

/**
 * Every page but home, which is part of the entry script. Read by the router and the schema tools. A
 * splat matches names that contain a slash (`/buscar/1/2`).
 */
export const pageRegistry: readonly RegisteredPage[] = [
  { patterns: ['products/:id'], module: './pages/product/ProductPage.tsx' },
  { patterns: ['productos/*'], module: './pages/CategoryPage.tsx' },
  { patterns: ['buscar/*'], module: './pages/SearchPage.tsx' },
  { patterns: ['favoritos'], module: './pages/FavouritesPage.tsx' },
  { patterns: ['cart'], module: './pages/cart/CartPage.tsx' },
  {
    patterns: ['servicios', ...serviceSlugs.map((slug) => `servicios/${slug}`)],
    module: './pages/services/ServicesPage.tsx',
  },
  { patterns: ['sobre-nosotros'], module: './pages/about/AboutPage.tsx' },
  { patterns: ['contacto'], module: './pages/contact/ContactPage.tsx' },
  { patterns: ['preguntas-frecuentes'], module: './pages/faq/FaqPage.tsx' },
  { patterns: ['soporte-ayuda'], module: './pages/support/SupportPage.tsx' },
  { patterns: ['terminos-condiciones', 'privacidad'], module: './pages/legal/LegalPage.tsx' },
  // `/buscar` without a term is not found.
  { patterns: ['*', 'buscar'], module: './pages/NotFoundPage.tsx' },
];
