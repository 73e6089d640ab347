import { Fragment, lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { catalogueMeta } from './content/page-meta.ts';
import { Layout } from './layout/Layout.tsx';
import { serviceSlugs } from './lib/service-slug.ts';
import HomePage, { productsSection } from './pages/home/HomePage.tsx';
import { paths, splitPath } from './paths.ts';

const aboutPage = () => import('./pages/about/AboutPage.tsx');
const cartPage = () => import('./pages/cart/CartPage.tsx');
const categoryPage = () => import('./pages/CategoryPage.tsx');
const contactPage = () => import('./pages/contact/ContactPage.tsx');
const faqPage = () => import('./pages/faq/FaqPage.tsx');
const notFoundPage = () => import('./pages/NotFoundPage.tsx');
const privacyPage = () => import('./pages/legal/PrivacyPage.tsx');
const productPage = () => import('./pages/product/ProductPage.tsx');
const searchPage = () => import('./pages/SearchPage.tsx');
const servicesPage = () => import('./pages/services/ServicesPage.tsx');
const supportPage = () => import('./pages/support/SupportPage.tsx');
const termsPage = () => import('./pages/legal/TermsPage.tsx');

const AboutPage = lazy(aboutPage);
const CartPage = lazy(cartPage);
const CategoryPage = lazy(categoryPage);
const ContactPage = lazy(contactPage);
const FaqPage = lazy(faqPage);
const NotFoundPage = lazy(notFoundPage);
const PrivacyPage = lazy(privacyPage);
const ProductPage = lazy(productPage);
const SearchPage = lazy(searchPage);
const ServicesPage = lazy(servicesPage);
const SupportPage = lazy(supportPage);
const TermsPage = lazy(termsPage);

/** The code behind an address, by its first part. Home's comes with the first download. */
const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  products: productPage,
  productos: categoryPage,
  buscar: searchPage,
  cart: cartPage,
  servicios: servicesPage,
  'sobre-nosotros': aboutPage,
  contacto: contactPage,
  'preguntas-frecuentes': faqPage,
  'soporte-ayuda': supportPage,
  'terminos-condiciones': termsPage,
  privacidad: privacyPage,
};

/** Fetches a page's code ahead of the visit. Whether it can be had shows when it is opened. */
function preloadPage(path: string): void {
  pages[splitPath(path).page]?.().catch(() => {});
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
        <Route path="productos/*" element={<CategoryPage />} />
        <Route path="buscar/*" element={<SearchPage />} />
        <Route path="products/:id" element={<ProductPage />} />
        <Route path="cart" element={<CartPage />} />
        <Route path="servicios" element={<ServicesPage />} />
        {serviceSlugs.map((service) => (
          <Fragment key={service}>
            <Route path={`servicios/${service}`} element={<ServicesPage service={service} />} />
            <Route path={service} element={<Navigate replace to={paths.service(service)} />} />
          </Fragment>
        ))}
        <Route path="sobre-nosotros" element={<AboutPage />} />
        <Route path="contacto" element={<ContactPage />} />
        <Route path="preguntas-frecuentes" element={<FaqPage />} />
        <Route path="soporte-ayuda" element={<SupportPage />} />
        <Route path="terminos-condiciones" element={<TermsPage />} />
        <Route path="privacidad" element={<PrivacyPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
