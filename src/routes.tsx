import { Fragment, lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { catalogueMeta } from './content/page-meta.ts';
import { Layout } from './layout/Layout.tsx';
import { serviceSlugs } from './lib/service-slug.ts';
import HomePage, { productsSection } from './pages/home/HomePage.tsx';
import { paths } from './paths.ts';

const AboutPage = lazy(() => import('./pages/about/AboutPage.tsx'));
const CartPage = lazy(() => import('./pages/cart/CartPage.tsx'));
const CategoryPage = lazy(() => import('./pages/CategoryPage.tsx'));
const ContactPage = lazy(() => import('./pages/contact/ContactPage.tsx'));
const FaqPage = lazy(() => import('./pages/faq/FaqPage.tsx'));
const NotFoundPage = lazy(() => import('./pages/NotFoundPage.tsx'));
const PrivacyPage = lazy(() => import('./pages/legal/PrivacyPage.tsx'));
const ProductPage = lazy(() => import('./pages/product/ProductPage.tsx'));
const SearchPage = lazy(() => import('./pages/SearchPage.tsx'));
const ServicesPage = lazy(() => import('./pages/services/ServicesPage.tsx'));
const SupportPage = lazy(() => import('./pages/support/SupportPage.tsx'));
const TermsPage = lazy(() => import('./pages/legal/TermsPage.tsx'));

/**
 * Every address of the site. Home comes with the first download; each other
 * page is fetched when it is first opened.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
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
