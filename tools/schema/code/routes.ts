import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Declaration, DependencyGraph } from './declarations.ts';

/** The cart is part of every page, so the search for routes ends at its folder. */
const cartFolder = 'src/cart/';
const theCart = 'the cart';
const registryFile = 'src/navigation/page-registry.ts';

/** What src/routes.tsx mounts itself; every other page is in the page registry. */
const mounted: readonly [file: string, routes: string[]][] = [
  ['src/layout/Layout.tsx', ['every page']],
  ['src/pages/home/HomePage.tsx', ['/', '/list', '/productos']],
];

/** Names the routes that declarations affect, `every page` and `the cart` among them. */
export type RoutesOf = (declarations: Iterable<Declaration>) => string[];

/** Follows dependencies from a declaration up to the pages. */
export async function readRoutes(root: string, graph: DependencyGraph): Promise<RoutesOf> {
  const { pageRegistry }: { pageRegistry: readonly { patterns: string[]; module: string }[] } =
    await import(pathToFileURL(join(root, registryFile)).href);
  const pages = new Map(mounted);
  for (const { patterns, module } of pageRegistry) {
    const file = posix.join('src', module);
    pages.set(
      file,
      patterns.map((path) => `/${path}`),
    );
  }
  for (const file of pages.keys()) {
    if (graph.inFile(file).length === 0) throw new Error(`Page module missing: ${file}`);
  }
  const order = [...pages.values(), theCart].flat();
  return (declarations) => {
    const found = new Set(declarations);
    const routes = new Set<string>();
    // The loop also visits what is added to the set during the iteration.
    for (const declaration of found) {
      if (declaration.file.startsWith(cartFolder)) {
        routes.add(theCart);
        continue;
      }
      for (const route of pages.get(declaration.file) ?? []) routes.add(route);
      for (const user of graph.usersOf(declaration)) found.add(user);
    }
    return order.filter((route) => routes.has(route));
  };
}
