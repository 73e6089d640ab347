import type { Plugin } from 'vite';
import { bannerPicture, bannerSlides } from '../../src/content/banners.ts';
import { endpoint, requestHeaders } from '../../src/graphql/transport.ts';
import { responsiveSources } from '../../src/lib/image-url.ts';
import { requestBody } from '../lib/request-body.ts';

/** What every page needs, whichever it is: the catalogue in brief and its categories. */
const documents = ['ProductosResumen', 'Category'] as const;

/**
 * Lets the page ask for the catalogue, and for the product that it is to show, before its scripts
 * are there: a line in index.html sends the very requests that the client would send, and keeps
 * their answers until it does (`early-responses.ts`).
 * Home's first picture is requested likewise, where home is what is opened: no server knows.
 * In the built site alone; a development server has the scripts at once.
 */
export function earlyRequests(): Plugin {
  let backendUrl = '';
  return {
    name: 'early-requests',
    // The workbench's backend is not there before its script is.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'mock',
    configResolved({ env }) {
      backendUrl = String(env.VITE_BACKEND_URL ?? '').replace(/\/+$/, '');
    },
    // At its head's end: the line on the charset has to stand within the first 1,024 bytes.
    transformIndexHtml: () => [
      { tag: 'script', injectTo: 'head', children: earlyRequestScript(backendUrl) },
      { tag: 'script', injectTo: 'head', children: earlyPictureScript() },
    ],
  };
}

/**
 * The line itself.
 *
 * @param backendUrl origin of the backend, without a trailing slash; empty for the page's own
 */
export function earlyRequestScript(backendUrl: string): string {
  const bodies = documents.map((name) => requestBody(name));
  const product = requestBody('Producto', { id: 0 });
  const url = JSON.stringify(endpoint(backendUrl));
  const options = `method:'POST',headers:${JSON.stringify(requestHeaders)}`;
  return (
    `earlyResponses=Object.fromEntries(${JSON.stringify(bodies)}.concat(` +
    // As `parseProductId` reads it, but for numbers past GraphQL's.
    `(/^#\\/products\\/([1-9]\\d{0,8})$/.exec(location.hash)??[]).slice(1)` +
    `.map(id=>${JSON.stringify(product)}.replace('"id":0','"id":'+id))).map(body=>{` +
    `const answer=fetch(${url},{${options},body});answer.catch(()=>{});return[body,answer]}))`
  );
}

/** The line that requests home's first picture, in the format that nearly every browser takes. */
export function earlyPictureScript(): string {
  const [slide] = bannerSlides;
  const sources = slide && responsiveSources(`.${slide.imageSrc}`, bannerPicture.widths);
  if (!sources) throw new Error('The first banner has no picture in several widths.');
  const link = {
    ...{ rel: 'preload', as: 'image', type: 'image/avif' },
    ...{ imageSrcset: sources.avif, imageSizes: bannerPicture.sizes },
  };
  return (
    `location.hash.split('/')[1]||` +
    `document.head.append(Object.assign(document.createElement('link'),${JSON.stringify(link)}))`
  );
}
