import { serviceSlugs } from '../src/lib/service-slug.ts';
import { paths } from '../src/navigation/paths.ts';

/** A route in one of its states. */
export interface Screen {
  name: string;
  address: string;
  /** From `workbench/scenarios/`; the real server answers without one. */
  scenario?: string;
  /** Whether the cart has lines. */
  cart?: boolean;
  /** Whether only the first view is checked, because another screen has the same content below. */
  firstView?: boolean;
  /** Whether the page is checked while it loads, with its clock paused. */
  loading?: boolean;
}

const categoryAddress = paths.category('ÁNGULOS');
const search = paths.search('2 1/2');
const product = paths.product(101);

/** Every route with the real server. */
export const fullScreens: readonly Screen[] = [
  { name: 'home-full', address: '/' },
  { name: 'list', address: '/list', firstView: true },
  { name: 'category-full', address: categoryAddress },
  { name: 'category-table', address: `${categoryAddress}?espesor=1%2F4%22&vista=lista` },
  { name: 'offers', address: paths.category('Promociones') },
  { name: 'search-full', address: search },
  { name: 'product-full', address: product },
  { name: 'favourites', address: '/favoritos' },
  { name: 'cart', address: '/cart', cart: true },
  { name: 'cart-empty', address: '/cart' },
  { name: 'services', address: '/servicios' },
  ...serviceSlugs.map((slug) => ({ name: `service-${slug}`, address: paths.service(slug) })),
  { name: 'terms', address: '/terminos-condiciones' },
  { name: 'privacy', address: '/privacidad' },
  { name: 'about', address: '/sobre-nosotros' },
  { name: 'contact', address: '/contacto' },
  { name: 'faq', address: '/preguntas-frecuentes' },
  { name: 'support', address: '/soporte-ayuda' },
  { name: 'not-found', address: '/politica-cookies' },
];

/** Routes with data while loading, empty and failed. */
export const stateScreens = {
  'home-loading': {
    address: '/',
    scenario: 'tiempo-agotado:productosResumen,tiempo-agotado:category',
    loading: true,
  },
  'category-loading': {
    address: categoryAddress,
    scenario: 'tiempo-agotado:productosPorCategoria',
    loading: true,
  },
  'search-loading': {
    address: search,
    scenario: 'tiempo-agotado:buscarProductosPorNombre,tiempo-agotado:productosResumen',
    loading: true,
  },
  'product-loading': { address: product, scenario: 'tiempo-agotado', loading: true },
  'home-empty': { address: '/', scenario: 'vacio:productosResumen,vacio:category' },
  'category-empty': { address: categoryAddress, scenario: 'vacio:productosPorCategoria' },
  'search-empty': {
    address: search,
    scenario: 'vacio:buscarProductosPorNombre,vacio:productosResumen',
  },
  'product-empty': { address: product, scenario: 'vacio' },
  'home-error': { address: '/', scenario: '500:productosResumen,500:category' },
  'category-error': { address: categoryAddress, scenario: '500:productosPorCategoria' },
  'search-error': {
    address: search,
    scenario: '500:buscarProductosPorNombre,500:productosResumen',
  },
  'product-error': { address: product, scenario: '500' },
} as const satisfies Readonly<Record<string, Omit<Screen, 'name'>>>;

/** Every route in every state. */
export const allScreens: readonly Screen[] = [
  ...fullScreens,
  ...Object.entries(stateScreens).map(([name, screen]) => ({ name, ...screen })),
];
