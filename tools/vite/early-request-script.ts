import { build, type ResolvedConfig, type Rolldown } from 'vite';
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

/** The inline script of the built site. */
export function scriptOfSite(
  bundle: Rolldown.OutputBundle,
  { env, build: { target } }: ResolvedConfig,
): Promise<string> {
  const pictures = [
    { list: 'banners', ...bannerPicture },
    { list: 'promos', sizes: promoPictureSizes },
  ] as const;
  const config = { queries: earlyQueries(), chunks: chunksOfPages(bundle), pictures };
  return earlyRequestScript(config, env, target);
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
