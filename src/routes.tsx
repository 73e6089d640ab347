import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { catalogueMeta } from './content/page-meta.ts';
import { Layout } from './layout/Layout.tsx';
import { lazyPage } from './layout/lazy-page.tsx';
import { serviceSlugs } from './lib/service-slug.ts';
import { pageAt, pageRegistry } from './page-registry.ts';
import HomePage, { productsSection } from './pages/home/HomePage.tsx';
import { paths, splitPath } from './paths.ts';

const modules = import.meta.glob<{ default: ComponentType }>([
  './pages/**/*Page.tsx',
  '!./pages/home/*',
]);

const pages = new Map(
  pageRegistry.map((page) => {
    const load = modules[page.module];
    if (!load) throw new Error(`The page registry names a module that is missing: ${page.module}`);
    return [page, lazyPage(load)];
  }),
);

/** Loads the code of the page at a path ahead of the visit. */
export function preloadPage(path: string): void {
  const page = pageAt(splitPath(path).page);
  if (page) pages.get(page)?.preload();
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout preloadPage={preloadPage} />}>
        <Route index element={<HomePage />} />
        <Route caseSensitive path="list" element={<HomePage meta={catalogueMeta.list} />} />
        {/* `#productos` typed by hand. */}
        <Route caseSensitive path="productos" element={<HomePage section={productsSection} />} />
        {[...pages].flatMap(([page, { Page }]) =>
          page.paths.map((path) => (
            <Route key={path} caseSensitive path={path} element={<Page />} />
          )),
        )}
        {serviceSlugs.map((slug) => (
          <Route
            key={slug}
            caseSensitive
            path={slug}
            element={<Navigate replace to={paths.service(slug)} />}
          />
        ))}
      </Route>
    </Routes>
  );
}
