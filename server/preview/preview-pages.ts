import type { IncomingMessage, ServerResponse } from 'node:http';
import { removeInvisible } from '../../src/lib/clean-text.ts';
import { secondsLeft } from '../catalogue/discount-dates.ts';
import { foldText } from '../catalogue/fold-text.ts';
import type { CatalogueStore } from '../catalogue/memory-store.ts';
import { sendContent } from '../http/content-encoding.ts';
import { decodedPathOf, type Handler, sendText } from '../http/handler.ts';
import { setPageHeaders } from '../http/headers.ts';
import { RETRY_AFTER } from '../service-unavailable.ts';
import { type PreviewPage, previewPolicy, renderPage } from './markup.ts';
import {
  CATALOGUE_PATH,
  cataloguePreview,
  categoryPreview,
  missingPreview,
  type PreviewContext,
  productPath,
  productPreview,
} from './pages.ts';
import {
  createSharePictures,
  pageOfPicture,
  pictureOfCategory,
  pictureOfProduct,
  type SharePicture,
} from './share-pictures.ts';

/**
 * Pages for link previews and search engines, which do not see the part of a URL after `#`: `/p/{id}`,
 * `/c/`, `/c/{slug}`, `/sitemap.xml` and `/robots.txt`.
 */
export function createPreview(context: PreviewContext): Handler {
  const makePicture = createSharePictures();
  return async (request, response) => {
    const path = decodedPathOf(request);
    const picture = pictureAt(path, context);
    if (picture) return sendPicture(request, response, makePicture(picture));
    const { body, status, type } = fileAt(path, context);
    if (type.startsWith('text/html')) setPageHeaders(response, previewPolicy());
    // A changed price is shown within five minutes, a discount no longer than its last day.
    const seconds = Math.min(300, secondsLeft(new Date()));
    const caching = status === 200 ? `public, max-age=${seconds}` : 'no-store';
    const headers = { 'Content-Type': type, 'Cache-Control': caching };
    await sendContent(request, response, body, headers, status);
  };
}

/** The picture of a product or a category in the catalogue: no other address makes one. */
function pictureAt(path: string, { catalogue }: PreviewContext): SharePicture | null {
  const page = pageOfPicture(path);
  if (page === undefined) return null;
  const product = productAt(page, catalogue);
  if (product) return pictureOfProduct(product);
  const category = categoriesByPath(catalogue.categoryNames()).get(page);
  return category === undefined ? null : pictureOfCategory(category, catalogue);
}

async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  made: Promise<Buffer> | null,
): Promise<void> {
  if (!made) {
    response.setHeader('Retry-After', RETRY_AFTER);
    return sendText(response, 503, 'Too many pictures at once');
  }
  const picture = await made;
  response.writeHead(200, {
    'Content-Type': 'image/png',
    'Content-Length': picture.length,
    'Cache-Control': 'public, max-age=86400',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  response.end(request.method === 'HEAD' ? undefined : picture);
}

function productAt(path: string, catalogue: CatalogueStore) {
  const [, id] = /^\/p\/([1-9]\d*)$/.exec(path) ?? [];
  return id === undefined ? undefined : catalogue.productById(Number(id));
}

function fileAt(path: string, context: PreviewContext) {
  const { catalogue, publicUrl } = context;
  if (path === '/robots.txt') return robots(publicUrl);
  const categories = categoriesByPath(catalogue.categoryNames());
  if (path === '/sitemap.xml') {
    const products = catalogue.allProducts().map(({ id }) => productPath(id));
    return sitemap(publicUrl, [CATALOGUE_PATH, ...categories.keys(), ...products]);
  }
  if (path === CATALOGUE_PATH) return pageContent(cataloguePreview(categories, context));
  const category = categories.get(path);
  if (category !== undefined) return pageContent(categoryPreview(category, path, context));
  const product = productAt(path, catalogue);
  if (!product) return pageContent(missingPreview, 404);
  const [listed] = [...categories].find(([, name]) => name === product.category) ?? [];
  return pageContent(productPreview(product, listed, context));
}

/** `PLANCHAS LAF / LAC` is at `/c/planchas-laf-lac`, another category with the same words at `…-2`. */
function categoriesByPath(names: readonly string[]): Map<string, string> {
  const wordsOf = (name: string) =>
    foldText(removeInvisible(name)).match(/[\p{L}\p{N}]+/gu) ?? ['categoria'];
  const categories = new Map<string, string>();
  for (const name of names) {
    const path = `/c/${wordsOf(name).join('-')}`;
    let free = path;
    for (let next = 2; categories.has(free); next++) free = `${path}-${next}`;
    categories.set(free, name);
  }
  return categories;
}

function pageContent(content: PreviewPage, status = 200) {
  return { status, type: 'text/html; charset=utf-8', body: renderPage(content) };
}

function robots(publicUrl: string) {
  const body = `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
  return { status: 200, type: 'text/plain; charset=utf-8', body };
}

function sitemap(publicUrl: string, paths: readonly string[]) {
  const urls = ['/', ...paths].map(
    (path) => `<url><loc>${publicUrl}${encodeURI(path)}</loc></url>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
  return { status: 200, type: 'application/xml; charset=utf-8', body };
}
