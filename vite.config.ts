import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` runs the reference backend; the site's dev server passes its paths on. */
const backend = `http://localhost:${process.env.BACKEND_PORT ?? '3001'}`;

export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: { '/graphql': backend, '/api': backend },
  },
});
