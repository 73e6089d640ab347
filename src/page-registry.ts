import { serviceSlugs } from './lib/service-slug.ts';

/** A page whose code is fetched when it is first opened. */
export interface RegisteredPage {
  /** What people call it. */
  title: string;
  /** Its addresses, as the router's patterns have them, without the leading slash. */
  paths: readonly string[];
  /** The module whose default export renders it, relative to `src/`. */
  module: `./pages/${string}Page.tsx`;
}

/**
 * Every page but home, which comes with the first download. Data alone: the router, the build and
 * the schema tools read it. A splat stands where a name may hold a slash that somebody typed by
 * hand (`/buscar/1/2`).
 */
export const pageRegistry: readonly RegisteredPage[] = [
  { title: 'Producto', paths: ['products/:id'], module: './pages/product/ProductPage.tsx' },
  { title: 'Categoría', paths: ['productos/*'], module: './pages/CategoryPage.tsx' },
  { title: 'Búsqueda', paths: ['buscar/*'], module: './pages/SearchPage.tsx' },
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
  // Search needs a term.
  {
    title: 'Página no encontrada',
    paths: ['*', 'buscar'],
    module: './pages/NotFoundPage.tsx',
  },
];

/** The registered page whose addresses begin with a part, as `products`; undefined where none does. */
export function pageAt(firstPart: string): RegisteredPage | undefined {
  return pageRegistry.find(({ paths }) => paths.some((path) => path.split('/')[0] === firstPart));
}
