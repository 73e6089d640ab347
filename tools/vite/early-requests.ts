import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { operations } from '../../server/generated/operations.ts';
import { bannerPicture } from '../../src/content/banners.ts';
import { promoPictureSizes } from '../../src/content/promos.ts';
import type { EarlyRequestsConfig } from '../../src/early-requests-config.ts';
import {
  ProductoDocument,
  ProductosPorCategoriaDocument,
} from '../../src/graphql/generated/documents.ts';
import type { EarlyQueries } from '../../src/graphql/preload-responses.ts';
import { namedType, operationOf, writeVariables } from '../../src/graphql/write-variables.ts';
import { pageRegistry } from '../../src/navigation/page-registry.ts';
import { inProject } from '../lib/project.mjs';

/**
 * Requests what the first page needs before the scripts have loaded: inlines `src/early-requests.ts`
 * into index.html. A server cannot, since it does not receive the route. See docs/decisions/006.
 */
export function earlyRequests(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'early-requests',
    // The workbench's mock backend starts after the page.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'mock',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      // After the build, when the chunks have their names.
      order: 'post',
      handler: async (_, { bundle }) => {
        const children = await earlyRequestScript(
          {
            queries: earlyQueries(),
            chunks: chunksOfPages(bundle ?? {}),
            pictures: [
              { list: 'banners', ...bannerPicture },
              { list: 'promos', sizes: promoPictureSizes },
            ],
          },
          config.env,
          config.build.target,
        );
        // At the end of the head, since the charset must be within the first 1,024 bytes.
        return [{ tag: 'script', injectTo: 'head', children }];
      },
    },
  };
}

/** Bundles `src/early-requests.ts`. */
export async function earlyRequestScript(
  config: EarlyRequestsConfig,
  env: Readonly<Record<string, string>>,
  target: ResolvedConfig['build']['target'],
): Promise<string> {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      earlyRequestsConfig: JSON.stringify(config),
      'import.meta.env.VITE_BACKEND_URL': JSON.stringify(env.VITE_BACKEND_URL ?? ''),
      'import.meta.env.VITE_GRAPHQL_PATH': JSON.stringify(env.VITE_GRAPHQL_PATH ?? ''),
    },
    build: {
      write: false,
      target,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: inProject('src', 'early-requests.ts'),
        output: { format: 'iife' },
      },
    },
  });
  if (!('output' in built)) throw new Error('The early requests were not built as one file.');
  return built.output[0].code.trim();
}

export function earlyQueries(): EarlyQueries {
  const { id } = writeVariables(ProductoDocument, { id: 1 });
  const { ProductosResumen, Category, Producto, ProductosPorCategoria } = operations;
  const texts = { ProductosResumen, Category, Producto, ProductosPorCategoria };
  const [category] = operationOf(ProductosPorCategoriaDocument)?.variableDefinitions ?? [];
  const categoryType = category ? namedType(category.type) : '';
  return { texts, areIdsText: typeof id === 'string', categoryType };
}

/** The chunks of each page beyond those of the entry, by the first segment of its paths. */
function chunksOfPages(bundle: Rolldown.OutputBundle): EarlyRequestsConfig['chunks'] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withImports = (fileName: string, found = new Set<string>()) => {
    if (found.has(fileName)) return found;
    found.add(fileName);
    const chunk = chunks.find((output) => output.fileName === fileName);
    for (const imported of chunk?.imports ?? []) withImports(imported, found);
    return found;
  };
  const entry = withImports(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
  // The first page of a segment comes last and is kept.
  return pageRegistry.toReversed().flatMap(({ module, patterns }) => {
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module.slice(1)));
    const files = [...withImports(page?.fileName ?? '')].filter((file) => !entry.has(file));
    const segments = new Set(patterns.map((path) => path.split('/')[0] ?? ''));
    return [...segments].map((segment) => [segment, files.map((file) => `./${file}`)] as const);
  });
}
