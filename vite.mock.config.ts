import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig, type Plugin } from 'vite';
import site from './vite.config.ts';

/**
 * The site on a backend that runs in the browser, with the QA panel: `npm run dev:mock`. The only
 * configuration that knows of it; what `vite.config.ts` builds cannot contain any of it.
 */
export default defineConfig({
  ...site,
  mode: 'mock',
  cacheDir: 'node_modules/.vite-mock',
  // The site routes behind the `#`: an address without a file is a missing file, not the site.
  appType: 'mpa',
  plugins: [...(site.plugins ?? []), workbenchEntry(), mockWorker()],
  optimizeDeps: { entries: ['workbench/main.tsx'] },
  // The whole catalogue and the mock are in it: nobody downloads it from far away.
  build: { ...site.build, chunkSizeWarningLimit: 2000 },
  server: { port: 3000, strictPort: true },
});

/** Lets index.html begin with the workbench, which then starts the site, and settles where its backend is. */
function workbenchEntry(): Plugin {
  const entry = 'src="/src/main.tsx"';
  return {
    name: 'workbench-entry',
    config: ({ base = '/' }, { command }) => {
      // A relative base is good for a build only; the dev server stands at its root then.
      const backend = command === 'serve' && base === './' ? '/' : base;
      return {
        define: {
          'import.meta.env.VITE_BACKEND_URL': JSON.stringify(trimmed(backend)),
        },
      };
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        if (!html.includes(entry)) throw new Error(`index.html lacks ${entry}`);
        return html.replace(entry, 'src="/workbench/main.tsx"');
      },
    },
  };
}

/** The service worker of MSW under the site's own address. In `public/` it would reach every build. */
function mockWorker(): Plugin {
  const fileName = 'mockServiceWorker.js';
  const source = readFileSync(createRequire(import.meta.url).resolve(`msw/${fileName}`), 'utf8');
  return {
    name: 'mock-worker',
    configureServer: ({ middlewares, config }) => {
      middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${config.base}${fileName}`) return next();
        response.setHeader('content-type', 'text/javascript').end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function trimmed(base: string): string {
  return base.replace(/\/$/, '');
}
