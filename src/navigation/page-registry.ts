import { type StaticPath, servicePaths, staticPaths } from '../lib/static-paths.ts';

export interface RegisteredPage {
  /** Route patterns without the leading slash. */
  patterns: readonly string[];
  /** The module, relative to `src/`, whose default export is the page. */
  module: `./pages/${string}Page.tsx`;
}

const pattern = (path: StaticPath) => path.slice(1);

/**
 * Every page but home, which is part of the entry script. Read by the router and the schema tools. A
 * splat matches names that contain a slash (`/buscar/1/2`).
 */
export const pageRegistry: readonly RegisteredPage[] = [
  { patterns: ['products/:id'], module: './pages/product/ProductPage.tsx' },
  { patterns: ['productos/*'], module: './pages/CategoryPage.tsx' },
  { patterns: ['buscar/*'], module: './pages/SearchPage.tsx' },
  { patterns: [pattern(staticPaths.favourites)], module: './pages/FavouritesPage.tsx' },
  { patterns: [pattern(staticPaths.cart)], module: './pages/cart/CartPage.tsx' },
  {
    patterns: [staticPaths.services, ...servicePaths].map(pattern),
    module: './pages/services/ServicesPage.tsx',
  },
  { patterns: [pattern(staticPaths.about)], module: './pages/about/AboutPage.tsx' },
  { patterns: [pattern(staticPaths.contact)], module: './pages/contact/ContactPage.tsx' },
  { patterns: [pattern(staticPaths.faq)], module: './pages/faq/FaqPage.tsx' },
  { patterns: [pattern(staticPaths.support)], module: './pages/support/SupportPage.tsx' },
  {
    patterns: [staticPaths.terms, staticPaths.privacy].map(pattern),
    module: './pages/legal/LegalPage.tsx',
  },
  // `/buscar` without a term is not found.
  { patterns: ['*', 'buscar'], module: './pages/NotFoundPage.tsx' },
];
