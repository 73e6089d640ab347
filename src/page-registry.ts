import { serviceSlugs } from './lib/service-slug.ts';

export interface RegisteredPage {
  title: string;
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
  { title: 'Producto', paths: ['products/:id'], module: './pages/product/ProductPage.tsx' },
  { title: 'Categoría', paths: ['productos/*'], module: './pages/CategoryPage.tsx' },
  { title: 'Búsqueda', paths: ['buscar/*'], module: './pages/SearchPage.tsx' },
  { title: 'Favoritos', paths: ['favoritos'], module: './pages/FavouritesPage.tsx' },
  { title: 'Carrito', paths: ['cart'], module: './pages/cart/CartPage.tsx' },
  {
    title: 'Servicios',
    paths: ['servicios', ...serviceSlugs.map((slug) => `servicios/${slug}`)],
    module: './pages/services/ServicesPage.tsx',
  },
  { title: 'Sobre nosotros', paths: ['sobre-nosotros'], module: './pages/about/AboutPage.tsx' },
  { title: 'Contacto', paths: ['contacto'], module: './pages/contact/ContactPage.tsx' },
  {
    title: 'Preguntas frecuentes',
    paths: ['preguntas-frecuentes'],
    module: './pages/faq/FaqPage.tsx',
  },
  { title: 'Soporte', paths: ['soporte-ayuda'], module: './pages/support/SupportPage.tsx' },
  { title: 'Términos', paths: ['terminos-condiciones'], module: './pages/legal/TermsPage.tsx' },
  { title: 'Privacidad', paths: ['privacidad'], module: './pages/legal/PrivacyPage.tsx' },
  // `/buscar` without a term is not found.
  {
    title: 'Página no encontrada',
    paths: ['*', 'buscar'],
    module: './pages/NotFoundPage.tsx',
  },
];

/** The page whose routes begin with a segment, such as `products`. */
export function pageAt(firstPart: string): RegisteredPage | undefined {
  return pageRegistry.find(({ paths }) => paths.some((path) => path.split('/')[0] === firstPart));
}
