import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { pageMeta } from './content/meta.ts';
import { Layout } from './layout/Layout.tsx';
import HomePage, { productsSection } from './pages/home/HomePage.tsx';

const CartPage = lazy(() => import('./pages/cart/CartPage.tsx'));
const CategoryPage = lazy(() => import('./pages/CategoryPage.tsx'));
const NotFoundPage = lazy(() => import('./pages/NotFoundPage.tsx'));
const ProductPage = lazy(() => import('./pages/product/ProductPage.tsx'));
const SearchPage = lazy(() => import('./pages/SearchPage.tsx'));

/**
 * Every address of the site. Home comes with the first download; each other
 * page is fetched when it is first opened.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomePage />} />
        <Route path="list" element={<HomePage meta={pageMeta.list} />} />
        {/* What `#productos` typed by hand arrives as. */}
        <Route path="productos" element={<HomePage section={productsSection} />} />
        {/* Splats, so that a name typed by hand with a slash in it (1/2) arrives whole. */}
        <Route path="productos/*" element={<CategoryPage />} />
        <Route path="buscar/*" element={<SearchPage />} />
        <Route path="products/:id" element={<ProductPage />} />
        <Route path="cart" element={<CartPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
