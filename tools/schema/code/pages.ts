import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Declaration, Graph } from './graph.ts';
import { type Node, nodesIn, nodesOf, tags } from './syntax.ts';

const routesFile = 'src/routes.tsx';
const registryFile = 'src/page-registry.ts';

/** What stands around every page. */
export const everyPage = 'every page';

/** The components that addresses lead to, each with its addresses; redirects left out. */
export async function readPages(root: string, graph: Graph): Promise<Map<Declaration, string[]>> {
  const { pageRegistry }: { pageRegistry: readonly { paths: string[]; module: string }[] } =
    await import(pathToFileURL(join(root, registryFile)).href);
  const registered = pageRegistry.flatMap(({ paths, module }) =>
    graph
      .named(posix.join('src', module), 'default')
      .map((page): [Declaration, string[]] => [page, paths.map((path) => `/${path}`)]),
  );
  return new Map([...readRoutes(graph), ...registered]);
}

/** What the route table itself mounts: the layout, and what comes with the first download. */
function readRoutes(graph: Graph): Map<Declaration, string[]> {
  const pages = new Map<Declaration, string[]>();
  const routes = graph.inFile(routesFile).flatMap(({ node }) => [...nodesOf(node)]);
  for (const route of routes.filter(({ type }) => type === 'JSXElement')) {
    if (tags(route)[0] !== 'Route') continue;
    const [opening] = nodesIn(route.openingElement);
    const attribute = (name: string) =>
      nodesIn(opening?.attributes).find((one) => nodesIn(one.name)[0]?.name === name);
    const path = attribute('path');
    const area = path ? `/${nodesIn(path.value)[0]?.value}` : attribute('index') ? '/' : everyPage;
    for (const page of mounted(attribute('element'), graph)) {
      pages.set(page, [...(pages.get(page) ?? []), area]);
    }
  }
  return pages;
}

function mounted(element: Node | undefined, graph: Graph): Declaration[] {
  const [tag = ''] = element ? tags(element) : [];
  return graph.named(routesFile, tag).filter(({ file }) => file !== routesFile);
}
