import type { Plugin } from 'vite';
import { bannerPicture, bannerSlides } from '../../src/content/banners.ts';
import { endpoint, requestHeaders } from '../../src/graphql/transport.ts';
import { responsiveSources } from '../../src/lib/image-url.ts';
import { requestBody } from '../lib/request-body.ts';

/** Needed by every page. */
const operations = ['ProductosResumen', 'Category'] as const;

/**
 * Requests data before the scripts have loaded: an inline script of index.html posts what the client
 * would post first, and the client takes the responses over. On home it also preloads the first
 * picture; a server cannot, since it does not receive the route. See docs/decisions/006.
 */
export function earlyRequests(): Plugin {
  let backendUrl = '';
  return {
    name: 'early-requests',
    // The workbench's mock backend starts after the page.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'mock',
    configResolved({ env }) {
      backendUrl = String(env.VITE_BACKEND_URL ?? '').replace(/\/+$/, '');
    },
    // At the end of the head, since the charset must be within the first 1,024 bytes.
    transformIndexHtml: () => [
      { tag: 'script', injectTo: 'head', children: earlyRequestScript(backendUrl) },
      { tag: 'script', injectTo: 'head', children: firstPictureScript() },
    ],
  };
}

/** @param backendUrl origin of the backend without a trailing slash; empty for the page's own */
export function earlyRequestScript(backendUrl: string): string {
  const bodies = operations.map((name) => requestBody(name));
  const product = requestBody('Producto', { id: 0 });
  const url = JSON.stringify(endpoint(backendUrl));
  const options = `method:'POST',headers:${JSON.stringify(requestHeaders)}`;
  return (
    `preloadedResponses=Object.fromEntries(${JSON.stringify(bodies)}.concat(` +
    // The same ids as `parseProductId`, up to nine digits: GraphQL integers have 32 bits.
    `(/^#\\/products\\/([1-9]\\d{0,8})$/.exec(location.hash)??[]).slice(1)` +
    `.map(id=>${JSON.stringify(product)}.replace('"id":0','"id":'+id))).map(body=>{` +
    `const answer=fetch(${url},{${options},body});answer.catch(()=>{});return[body,answer]}))`
  );
}

/** Preloads home's first picture as AVIF, which nearly all browsers support. */
export function firstPictureScript(): string {
  const [slide] = bannerSlides;
  const sources = slide && responsiveSources(`.${slide.imageSrc}`, bannerPicture.widths);
  if (!sources) throw new Error('The first banner has no responsive picture.');
  const link = {
    ...{ rel: 'preload', as: 'image', type: 'image/avif' },
    ...{ imageSrcset: sources.avif, imageSizes: bannerPicture.sizes },
  };
  return (
    `location.hash.split('/')[1]||` +
    `document.head.append(Object.assign(document.createElement('link'),${JSON.stringify(link)}))`
  );
}
