import { Fragment } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { catalogueMeta } from './content/page-meta.ts';
import { Layout } from './layout/Layout.tsx';
import { serviceSlugs } from './lib/service-slug.ts';
import { type PageCode, pageCode } from './page-code.tsx';
import HomePage, { productsSection } from './pages/home/HomePage.tsx';
import { paths, splitPath } from './paths.ts';

const about = pageCode(() => import('./pages/about/AboutPage.tsx'));
const cart = pageCode(() => import('./pages/cart/CartPage.tsx'));
const category = pageCode(() => import('./pages/CategoryPage.tsx'));
const contact = pageCode(() => import('./pages/contact/ContactPage.tsx'));
const faq = pageCode(() => import('./pages/faq/FaqPage.tsx'));
const notFound = pageCode(() => import('./pages/NotFoundPage.tsx'));
const privacy = pageCode(() => import('./pages/legal/PrivacyPage.tsx'));
const product = pageCode(() => import('./pages/product/ProductPage.tsx'));
const search = pageCode(() => import('./pages/SearchPage.tsx'));
const services = pageCode(() => import('./pages/services/ServicesPage.tsx'));
const support = pageCode(() => import('./pages/support/SupportPage.tsx'));
const terms = pageCode(() => import('./pages/legal/TermsPage.tsx'));

/** The page at an address, by its first part. Home, which is at none, comes with the first download. */
const pages: Readonly<Record<string, Pick<PageCode<object>, 'preload' | 'isLoaded'>>> = {
  products: product,
  productos: category,
  buscar: search,
  cart,
  servicios: services,
  'sobre-nosotros': about,
  contacto: contact,
  'preguntas-frecuentes': faq,
  'soporte-ayuda': support,
  'terminos-condiciones': terms,
  privacidad: privacy,
};

/** Fetches the code of the page at a path ahead of the visit. */
export function preloadPage(path: string): void {
  codeOf(path)?.preload();
}

/** Whether the page at a path can be drawn without fetching its code. */
export function isPageLoaded(path: string): boolean {
  return splitPath(path).page === '' || codeOf(path)?.isLoaded() === true;
}

/** None for an address that is not ours, such as `/toString`, which every object has. */
function codeOf(path: string) {
  const { page } = splitPath(path);
  return Object.hasOwn(pages, page) ? pages[page] : undefined;
}

/**
 * Every address of the site. Home comes with the first download; each other
 * page is fetched when it is first opened.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout preloadPage={preloadPage} />}>
        <Route index element={<HomePage />} />
        <Route path="list" element={<HomePage meta={catalogueMeta.list} />} />
        {/* What `#productos` typed by hand arrives as. */}
        <Route path="productos" element={<HomePage section={productsSection} />} />
        {/* Splats, so that a name typed by hand with a slash in it (1/2) arrives whole. */}
        <Route path="productos/*" element={<category.Page />} />
        <Route path="buscar/*" element={<search.Page withoutTerm={<notFound.Page />} />} />
        <Route path="products/:id" element={<product.Page />} />
        <Route path="cart" element={<cart.Page />} />
        <Route path="servicios" element={<services.Page />} />
        {serviceSlugs.map((service) => (
          <Fragment key={service}>
            <Route path={`servicios/${service}`} element={<services.Page service={service} />} />
            <Route path={service} element={<Navigate replace to={paths.service(service)} />} />
          </Fragment>
        ))}
        <Route path="sobre-nosotros" element={<about.Page />} />
        <Route path="contacto" element={<contact.Page />} />
        <Route path="preguntas-frecuentes" element={<faq.Page />} />
        <Route path="soporte-ayuda" element={<support.Page />} />
        <Route path="terminos-condiciones" element={<terms.Page />} />
        <Route path="privacidad" element={<privacy.Page />} />
        <Route path="*" element={<notFound.Page />} />
      </Route>
    </Routes>
  );
}
