import { type ComponentType, memo } from 'react';
import { type Location, Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { publicFile } from './config.ts';
import { catalogueMeta } from './content/page-meta.ts';
import { ShownNavigationTypeProvider } from './hooks/shown-navigation-type.ts';
import { Layout } from './layout/Layout.tsx';
import { LoadingBar } from './layout/LoadingBar.tsx';
import { useLoadedLocation } from './layout/use-loaded-location.ts';
import { serviceSlugs } from './lib/service-slug.ts';
import { pageAt, pageRegistry } from './page-registry.ts';
import HomePage, { productsSection } from './pages/home/HomePage.tsx';
import { paths, splitPath } from './paths.ts';
import { PasteListDialog } from './quote-list/PasteList.tsx';
import { lazyComponent, reloadIfOutdated } from './ui/lazy-component.tsx';

const modules = import.meta.glob<{ default: ComponentType }>([
  './pages/**/*Page.tsx',
  '!./pages/home/*',
]);

const pages = new Map(
  pageRegistry.map((page) => {
    const load = modules[page.module];
    if (!load) throw new Error(`The page registry names a module that is missing: ${page.module}`);
    return [page, lazyComponent(load, reloadIfOutdated)];
  }),
);

/** Undefined for a path of home. */
function lazyPageAt(path: string) {
  const page = pageAt(splitPath(path).page);
  return page && pages.get(page);
}

const loader = {
  isLoaded: (path: string) => lazyPageAt(path)?.isLoaded() ?? true,
  load: async (path: string) => lazyPageAt(path)?.preload(),
};

export const preloadPage = loader.load;

/** What a visitor is likely to open next, the most likely first. */
const nextCode = [
  ...[paths.product(0), paths.category('-'), paths.cart(), paths.search('-'), paths.services()].map(
    (path) => () => loader.load(path),
  ),
  PasteListDialog.preload,
  // Of the error messages that are shown offline.
  async () => {
    for (const name of ['offline', 'error'])
      new Image().src = publicFile(`/images/drawings/${name}.svg`);
  },
];

export function AppRoutes() {
  const { location, type, isLoading } = useLoadedLocation(loader);
  return (
    <ShownNavigationTypeProvider value={type}>
      <LoadingBar isLoading={isLoading} />
      <AllRoutes location={location} />
    </ShownNavigationTypeProvider>
  );
}

const routes: RouteObject[] = [
  {
    element: <Layout preloadPage={preloadPage} nextCode={nextCode} />,
    children: [
      { index: true, element: <HomePage /> },
      { caseSensitive: true, path: 'list', element: <HomePage meta={catalogueMeta.list} /> },
      // `#productos` typed by hand.
      { caseSensitive: true, path: 'productos', element: <HomePage section={productsSection} /> },
      ...[...pages].flatMap(([page, Page]) =>
        page.paths.map((path) => ({ caseSensitive: true, path, element: <Page /> })),
      ),
      ...serviceSlugs.map((slug) => ({
        caseSensitive: true,
        path: slug,
        element: <Navigate replace to={paths.service(slug)} />,
      })),
    ],
  },
];

/** Memoized, so that the loading bar does not render the page again. */
const AllRoutes = memo(function AllRoutes({ location }: { location: Location }) {
  return useRoutes(routes, location);
});
