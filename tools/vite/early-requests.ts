import type { Plugin, ResolvedConfig } from 'vite';
import { importTypeScript } from './import-typescript.ts';

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
        const file = new URL('./early-request-script.ts', import.meta.url);
        const { scriptOfSite }: typeof import('./early-request-script.ts') =
          await importTypeScript(file);
        const children = await scriptOfSite(bundle ?? {}, config);
        // At the end of the head, since the charset must be within the first 1,024 bytes.
        return [{ tag: 'script', injectTo: 'head', children }];
      },
    },
  };
}
