import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { PAGE_TEMPLATE } from '../../src/shop/page-template.ts';
import { manifestOf, writeShop } from '../../src/shop/page-values.ts';
import { createShopPictures, logoMarkup, shopPicturePaths } from '../identity/current-pictures.ts';
import { currentShop } from '../shop-file.ts';
import { chooseCoding, sendContent } from './content-encoding.ts';
import { decodedPathOf, type Handler, sendText } from './handler.ts';
import { isSecure, setPageHeaders } from './headers.ts';
import { pagePolicy, readCspOrigins } from './page-policy.ts';

const PAGE = '/index.html';

/** `html.cspNonce` of vite.config.ts. */
const NONCE_PLACEHOLDER = 'set-by-the-server';

/** Of the pictures of the shop. */
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

const MANIFEST = '/manifest.webmanifest';

/** File types of the site. Source maps and precompressed variants are not served by name. */
const SERVED = /\.(html|js|css|json|webmanifest|txt|xml|svg|avif|webp|jpg|png|ico|woff2)$/;

/** Dotfiles. */
const HIDDEN = /\/\./;

/** Below it, uploaded pictures come before those of the build. */
export const UPLOADED = '/images/catalogue/';

/**
 * Serves the built site: its page (see `createPage`), and all other files by sirv, precompressed where
 * the build has done so. The site routes by hash, so a path without a file is 404.
 */
export function createStaticSite(
  directory: string,
  publicUrl: string,
  picturesDirectory: string,
  shopFile: string,
): Handler {
  const pageFile = join(directory, PAGE);
  const page = existsSync(pageFile)
    ? createPage(pageFile, directory, publicUrl, shopFile)
    : undefined;
  const shopPicture = createShopPictures(currentShop, shopFile);
  // `dev` looks files up per request: an upload adds pictures and a new build removes files.
  const options = { dev: true, etag: true, extensions: [] };
  const serveBuilt = sirv(directory, { ...options, brotli: true, gzip: true });
  const serveUploaded = sirv(picturesDirectory, options);

  return (request, response) => {
    const path = decodedPathOf(request);
    const isPage = path === '/' || path === PAGE;
    const isServed = isPage ? page : SERVED.test(path) && !HIDDEN.test(path);
    if (!isServed) return sendText(response, 404, 'Not found');
    if (isPage) return page?.(request, response);
    if (path === MANIFEST) return sendManifest(request, response);

    setFileHeaders(response, path);
    correctSirv(request, response);
    const picture = shopPicture(path);
    if (picture) return sendShopPicture(response, path, picture);
    const isUpload = isUploaded(path, picturesDirectory);
    // The path that was checked, and not another reading of it.
    const checked = isUpload ? `/${basename(path)}` : path;
    request.url = encodeURI(checked).replace(/[?#]/g, encodeURIComponent);
    const serve = isUpload ? serveUploaded : serveBuilt;
    serve(request, response, () => {
      response.removeHeader('Vary');
      sendText(response, 404, 'Not found');
    });
  };
}

async function sendShopPicture(response: ServerResponse, path: string, made: Promise<Buffer>) {
  const picture = await made;
  const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 12);
  response.writeHead(200, {
    'Content-Type': PICTURE_TYPES[path.slice(path.lastIndexOf('.'))] ?? '',
    'Content-Length': picture.length,
    ETag: `"${hash}"`,
  });
  response.end(picture);
}

function sendManifest(request: IncomingMessage, response: ServerResponse) {
  setFileHeaders(response, MANIFEST);
  response.setHeader('Cache-Control', 'public, max-age=3600');
  const headers = { 'Content-Type': 'application/manifest+json' };
  return sendContent(request, response, manifestOf(currentShop()), headers);
}

function setFileHeaders(response: ServerResponse, path: string): void {
  if (/\.(avif|webp|jpg|png|svg)$/.test(path))
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  // The build puts a content hash into every name there.
  const caching = path.startsWith('/assets/') ? '31536000, immutable' : '86400';
  // Its owner may change them at any time.
  const isOfShop = shopPicturePaths.has(path);
  response.setHeader('Cache-Control', isOfShop ? 'no-cache' : `public, max-age=${caching}`);
  response.setHeader('Vary', 'Accept-Encoding');
}

/** Handles encodings, ranges, conditions and read errors in place of sirv. */
function correctSirv(request: IncomingMessage, response: ServerResponse): void {
  request.headers['accept-encoding'] = chooseCoding(request.headers['accept-encoding']);
  // sirv throws on a range that begins after its end.
  delete request.headers.range;
  answerConditions(request, response);
  // sirv leaves the file open when the client disconnects, and does not handle read errors.
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

/**
 * Answers 304 as RFC 9110 says. sirv compares If-None-Match with its ETag as a whole, and its 304 has
 * no ETag.
 */
function answerConditions(request: IncomingMessage, response: ServerResponse): void {
  const { 'if-none-match': known = '' } = request.headers;
  delete request.headers['if-none-match'];
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = known.split(',').map(opaque);
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const [{ ETag: etag = '' }] = rest as [OutgoingHttpHeaders];
    const isKnown = tags.includes('*') || tags.includes(opaque(String(etag)));
    return etag && isKnown ? writeHead(304, { ETag: etag }) : writeHead(status, ...(rest as []));
  };
}

export function isUploaded(path: string, picturesDirectory: string): boolean {
  return path.startsWith(UPLOADED) && existsSync(join(picturesDirectory, basename(path)));
}

/**
 * The site's page. Each response has a new nonce, so it is not precompressed. The file is read again
 * after a build, which removes the scripts of the page before, and after a change of the shop.
 */
function createPage(file: string, directory: string, publicUrl: string, shopFile: string): Handler {
  const template = join(directory, PAGE_TEMPLATE);
  const read = (mtimeMs: number | undefined, shop = currentShop()) => ({
    mtimeMs,
    shop,
    // HTML requires `content`, which Vite omits.
    html: writeShop(
      readFileSync(existsSync(template) ? template : file, 'utf8'),
      shop,
      logoMarkup(shop, shopFile, directory),
    ).replace('<meta property="csp-nonce"', '$& content=""'),
    origins: readCspOrigins(directory),
  });
  const timeOf = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  let page = read(timeOf());
  const hasTls = isSecure(publicUrl);

  return (request, response) => {
    const time = timeOf();
    const isSame = time === page.mtimeMs && page.shop === currentShop();
    if (time !== undefined && !isSame) page = read(time);
    const { html, origins } = page;
    const nonce = randomBytes(18).toString('base64');
    const own = { scripts: `'nonce-${nonce}' 'strict-dynamic'`, styles: `'nonce-${nonce}'` };
    setPageHeaders(response, pagePolicy(own, origins, hasTls));
    // Not `no-store`, which would disable the back-forward cache.
    const caching = { 'Cache-Control': 'private, no-cache' };
    const headers = { 'Content-Type': 'text/html; charset=utf-8', ...caching };
    return sendContent(request, response, html.replaceAll(NONCE_PLACEHOLDER, nonce), headers);
  };
}
