import { serviceSlugs } from './lib/service-slug.ts';

export interface RegisteredPage {
  /** Route patterns without the leading slash. */
  paths: readonly string[];
  /** The module, relative to `src/`, whose default export is the page. */
  module: `./pages/${string}Page.tsx`;
}

/**
 * Every page but home, which is part of the entry script. Read by the router and the schema tools. A
 * splat matches names that contain a slash (`/buscar/1/2`).
 */
export const pageRegistry: readonly RegisteredPage[] = [
  { paths: ['products/:id'], module: './pages/product/ProductPage.tsx' },
  { paths: ['productos/*'], module: './pages/CategoryPage.tsx' },
  { paths: ['buscar/*'], module: './pages/SearchPage.tsx' },
  { paths: ['favoritos'], module: './pages/FavouritesPage.tsx' },
  { paths: ['cart'], module: './pages/cart/CartPage.tsx' },
  {
    paths: ['servicios', ...serviceSlugs.map((slug) => `servicios/${slug}`)],
    module: './pages/services/ServicesPage.tsx',
  },
  { paths: ['sobre-nosotros'], module: './pages/about/AboutPage.tsx' },
  { paths: ['contacto'], module: './pages/contact/ContactPage.tsx' },
  { paths: ['preguntas-frecuentes'], module: './pages/faq/FaqPage.tsx' },
  { paths: ['soporte-ayuda'], module: './pages/support/SupportPage.tsx' },
  { paths: ['terminos-condiciones', 'privacidad'], module: './pages/legal/LegalPage.tsx' },
  // `/buscar` without a term is not found.
  { paths: ['*', 'buscar'], module: './pages/NotFoundPage.tsx' },
];
