import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import project from './package.json' with { type: 'json' };
import { catalogueLink } from './tools/vite/catalogue-link.ts';
import { compileAhead } from './tools/vite/compile-ahead.ts';
import { contractWatch } from './tools/vite/contract-watch.ts';
import { cspOrigins } from './tools/vite/csp-origins.ts';
import { earlyRequests } from './tools/vite/early-requests.ts';
import { firstPaint } from './tools/vite/first-paint.ts';
import { shopRecord } from './tools/vite/shop-record.ts';
import { waitForBackend } from './tools/vite/wait-for-backend.ts';

/** The reference backend of `npm run dev`, to which the dev server proxies. */
const backend = `http://localhost:${process.env.BACKEND_PORT ?? '3001'}`;

const proxied = { target: backend, bypass: waitForBackend(backend) };

/** The supported browsers; Samsung Internet is Chromium and unknown to Vite. */
const target = project.browserslist
  .filter((browser) => !browser.startsWith('samsung'))
  .map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));

/** Changes rarely, so that returning visitors keep it in their cache. */
export const vendorChunk = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|urql|@urql|wonka|zustand|@0no-co)[\\/]/,
  priority: 3,
};

export default defineConfig({
  base: './',
  plugins: [
    contractWatch(),
    shopRecord(),
    earlyRequests(),
    firstPaint(),
    catalogueLink(),
    compileAhead(),
    cspOrigins(),
    react(),
  ],
  css: {
    postcss: {
      plugins: [
        {
          // postcss-modules parses the files that `composes` names without their path, and Vite warns.
          postcssPlugin: 'composed-source',
          OnceExit(root) {
            root.walkDecls((declaration) => {
              if (root.source && !declaration.source?.input.file) declaration.source = root.source;
            });
          },
        },
      ],
    },
  },
  // A placeholder that the reference backend replaces in each response.
  html: { cspNonce: 'set-by-the-server' },
  build: {
    target,
    // One style sheet for all pages, so that navigation cannot fail to load one.
    cssCodeSplit: false,
    sourcemap: false,
    reportCompressedSize: false,
    // Browsers without modulepreload load the same files later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The modules behind the door of the reader only define values: each page takes those it uses.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]trade[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            vendorChunk,
            // Few files: a browser loads six at a time from a server without HTTP/2.
            { name: 'start', tags: ['$initial'], priority: 2 },
            {
              name: 'shared',
              test: /src[\\/](catalogue|drawings|hooks|layout|lib|navigation|ui|content[\\/]meta)\b|lucide/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    watch: { ignored: ['**/.cache/**'] },
    strictPort: true,
    proxy: { '/graphql': proxied, '/api': proxied },
  },
});
