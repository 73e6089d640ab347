import { type ComponentType, memo } from 'react';
import {
  type Location,
  matchRoutes,
  Navigate,
  type RouteObject,
  useRoutes,
} from 'react-router-dom';
import { catalogueMeta } from './content/page-meta.ts';
import { publicFile } from './env.ts';
import { Layout } from './layout/Layout.tsx';
import { LoadingBar } from './layout/LoadingBar.tsx';
import { serviceSlugs } from './lib/service-slug.ts';
import { pageRegistry } from './navigation/page-registry.ts';
import { paths } from './navigation/paths.ts';
import { ShownNavigationTypeProvider } from './navigation/shown-navigation-type.ts';
import { useLoadedLocation } from './navigation/use-loaded-location.ts';
import HomePage, { productsSection } from './pages/home/HomePage.tsx';
import { LazyPasteListDialog } from './quote-list/PasteList.tsx';
import { type LazyComponent, lazyComponent, reloadIfOutdated } from './ui/lazy-component.tsx';

const modules = import.meta.glob<{ default: ComponentType }>([
  './pages/**/*Page.tsx',
  '!./pages/home/*',
]);

const pages = pageRegistry.map(({ module, patterns }) => {
  const load = modules[module];
  if (!load) throw new Error(`The page registry names a module that is missing: ${module}`);
  return { patterns, Page: lazyComponent(load, reloadIfOutdated) };
});

/** Undefined for home, which is part of the entry script. */
function lazyPageAt(path: string): LazyComponent<object> | undefined {
  return matchRoutes(routes, path)?.at(-1)?.route.handle;
}

const loader = {
  isLoaded: (path: string) => lazyPageAt(path)?.isLoaded() ?? true,
  load: async (path: string) => lazyPageAt(path)?.preload(),
};

export const preloadPage = loader.load;

/** What a visitor who begins at a path is likely to open next, the most likely first. */
function nextCode(path: string) {
  const product = paths.product(0);
  const category = paths.category('-');
  const isHome = lazyPageAt(path) === undefined;
  const first = isHome ? [category, product] : [product, category];
  const pages = [...first, paths.cart(), paths.search('-'), paths.services()];
  return [
    ...pages.map((page) => () => loader.load(page)),
    LazyPasteListDialog.preload,
    // The drawings of the error messages that are shown offline.
    async () => {
      for (const name of ['offline', 'error'])
        new Image().src = publicFile(`/images/drawings/${name}.svg`);
    },
  ];
}

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
      { caseSensitive: true, path: 'productos', element: <HomePage section={productsSection} /> },
      ...pages.flatMap(({ patterns, Page }) =>
        patterns.map((path) => ({ caseSensitive: true, path, element: <Page />, handle: Page })),
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
