import { defineConfig, type Plugin } from 'vite';
import site, { vendorChunk } from './vite.config.ts';

/**
 * `npm run dev:mock`: the site on a backend in the page, with the QA panel. `vite.config.ts`
 * does not know the workbench, so the production build cannot contain it.
 */
export default defineConfig({
  ...site,
  mode: 'mock',
  cacheDir: 'node_modules/.vite-mock',
  // The site uses hash routes, so an unknown path is a 404 and not the site.
  appType: 'mpa',
  plugins: [...(site.plugins ?? []), workbenchEntry()],
  optimizeDeps: { entries: ['workbench/main.tsx'] },
  // The bundle contains the whole catalogue and is used locally.
  build: {
    ...site.build,
    chunkSizeWarningLimit: 2000,
    // The entry waits for the mock before it imports the site, so the site must not import the entry.
    rolldownOptions: { output: { codeSplitting: { groups: [vendorChunk] } } },
  },
  server: { ...site.server, port: Number(process.env.PORT || 3000), proxy: {} },
});

/** Replaces the entry script of index.html and sets the backend's URL to the site's base. */
function workbenchEntry(): Plugin {
  const entry = 'src="/src/main.tsx"';
  return {
    name: 'workbench-entry',
    config: ({ base = '/' }, { command }) => {
      // With a relative base, the dev server serves the root.
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

function trimmed(base: string): string {
  return base.replace(/\/$/, '');
}
