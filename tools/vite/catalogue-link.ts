import type { Plugin } from 'vite';

const catalogueHref = 'href="/c/"';

/** Points the catalogue link of index.html, for older browsers, to the backend, which renders it. */
export function catalogueLink(): Plugin {
  let backendUrl = '';
  return {
    name: 'catalogue-link',
    configResolved({ env }) {
      backendUrl = String(env.VITE_BACKEND_URL ?? '').replace(/\/+$/, '');
    },
    transformIndexHtml(html) {
      if (!html.includes(catalogueHref)) throw new Error(`index.html lacks ${catalogueHref}`);
      return html.replace(catalogueHref, `href="${backendUrl}/c/"`);
    },
  };
}
