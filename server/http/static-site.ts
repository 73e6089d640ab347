import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { acceptsEncoding } from './content-coding.ts';
import { decodedPathOf, type Handler } from './handler.ts';
import { allowCrossOriginUse } from './headers.ts';
import { createPage } from './page.ts';
import { sendMethodNotAllowed, sendText } from './responses.ts';

const PAGE = '/index.html';

/** How often a picture that is not there has the folder looked at anew, in milliseconds. */
const LOOK_MS = 2_000;

/** Kinds of files that a site has. Not among them: source maps, and what is compressed beforehand. */
const SERVED = /\.(html|js|css|json|webmanifest|txt|xml|svg|avif|webp|jpg|png|ico|woff2)$/;

/**
 * Serves the built site: its page (see `createPage`), and each other file by sirv, in the best
 * coding that was prepared and that the browser accepts. The site routes by hash, so a path without
 * a file is 404.
 *
 * @param publicUrl where the world sees this server
 */
export function createStaticSite(directory: string, publicUrl: string): Handler {
  let paths = listPaths(directory);
  let listedAt = performance.now();
  /** Pictures of products come while the shop is running. */
  const isThere = (path: string) => {
    const isPicture = path.startsWith('/images/') && SERVED.test(path);
    if (!paths.has(path) && isPicture && performance.now() - listedAt > LOOK_MS) {
      paths = listPaths(directory);
      listedAt = performance.now();
    }
    return paths.has(path);
  };
  const page = paths.has(PAGE) && createPage(join(directory, PAGE), publicUrl);
  // `dev`: files are looked up when they are asked for, so that a new build may take them away.
  const serve = sirv(directory, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
  });

  return (request, response) => {
    const path = decodedPathOf(request);
    const isPage = path === '/' || path === PAGE;
    if (isPage ? !page : !isThere(path)) return sendText(response, 404, 'Not found');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendMethodNotAllowed(response, 'GET, HEAD');
    }
    if (isPage && page) return page(request, response);

    if (/\.(avif|webp|jpg|png|svg)$/.test(path)) allowCrossOriginUse(response);
    response.setHeader('Cache-Control', cacheControl(path));
    response.setHeader('Vary', 'Accept-Encoding');
    // sirv knows no weights, and fails where a range begins behind its end.
    const accepted = request.headers['accept-encoding'];
    const codings = ['br', 'gzip'].filter((coding) => acceptsEncoding(accepted, coding));
    request.headers['accept-encoding'] = codings.join();
    delete request.headers.range;
    // What sirv pipes stays open when the client hangs up, and ends the process when the file is gone.
    response.once('pipe', (file: Readable) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    serve(request, response, () => {
      response.removeHeader('Vary');
      sendText(response, 404, 'Not found');
    });
  };
}

/**
 * Lists what there is to serve. Only what is listed is ever read, so that no path, however it is
 * written, leads anywhere else. Dotfiles and links are left out.
 *
 * @returns paths below the site's origin, decoded; none where there is no such folder.
 */
function listPaths(directory: string): Set<string> {
  try {
    const files = readdirSync(directory, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && SERVED.test(entry.name))
      .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name))}`)
      .map((path) => path.split(sep).join('/'));
    return new Set(files.filter((path) => !path.includes('/.')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set();
    throw error;
  }
}

function cacheControl(path: string): string {
  // The build puts a hash of the content into every name there.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return 'public, max-age=86400';
}
