import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backendReady } from './tools/vite/backend-ready.ts';
import { compileAhead } from './tools/vite/compile-ahead.ts';
import { contractWatch } from './tools/vite/contract-watch.ts';
import { cspOrigins } from './tools/vite/csp-origins.ts';
import { earlyRequests } from './tools/vite/early-requests.ts';
import { firstPaint } from './tools/vite/first-paint.ts';

/** Where `npm run dev` runs the reference backend; the site's dev server passes its paths on. */
const backend = `http://localhost:${process.env.BACKEND_PORT ?? '3001'}`;

const proxied = { target: backend, bypass: backendReady(backend) };

export default defineConfig({
  base: './',
  plugins: [
    contractWatch(),
    earlyRequests(),
    firstPaint(),
    compileAhead('vendor'),
    cspOrigins(),
    react(),
  ],
  // Stands for what the reference backend puts in its place, anew in each answer.
  html: { cspNonce: 'set-by-the-server' },
  build: {
    target: 'es2022',
    // One style sheet for all pages: none can fail to come on the way to one.
    cssCodeSplit: false,
    sourcemap: false,
    reportCompressedSize: false,
    // Browsers that know no modulepreload fetch the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // Changes seldom, and so stays in a returning visitor's cache when the shop is deployed.
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|urql|@urql|wonka|zustand|@0no-co)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: { '/graphql': proxied, '/api': proxied },
  },
});
