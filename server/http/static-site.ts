import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { acceptsEncoding } from './accept-encoding.ts';
import { isKnown } from './entity-tag.ts';
import { type Handler, pathOf } from './handler.ts';
import { allowShowingElsewhere } from './headers.ts';
import { createPage } from './page.ts';
import { sendMethodNotAllowed, sendText } from './responses.ts';
import { listSiteFiles, type SiteFile } from './site-files.ts';

/**
 * Serves the built site: its page (see `createPage`), and each other file in
 * the best coding that was prepared and that the browser takes, with an ETag.
 * The site routes by hash, so a path without a file is 404.
 *
 * @param publicUrl where the world sees this server
 */
export function createStaticSite(directory: string, publicUrl: string): Handler {
  const files = listSiteFiles(directory);
  const entityTag = createEntityTags();
  const index = files.get('/');
  const page = index && createPage(index.path, publicUrl);

  return async (request, response) => {
    const file = files.get(decodedPath(request));
    if (!file) return sendText(response, 404, 'Not found');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendMethodNotAllowed(response, 'GET, HEAD');
    }
    if (file === index) return page?.(request, response);
    if (file.contentType.startsWith('image/')) allowShowingElsewhere(response);

    const { path, coding } = chooseVariant(file, request.headers['accept-encoding']);
    const handle = await openListed(path);
    if (!handle) return sendText(response, 404, 'Not found');
    try {
      const { size } = await handle.stat();
      const tag = await entityTag(path, handle);
      response.setHeader('Cache-Control', file.cacheControl);
      response.setHeader('ETag', tag);
      if (file.encoded.length > 0) response.setHeader('Vary', 'Accept-Encoding');
      if (isKnown(request, tag)) {
        response.writeHead(304).end();
        return;
      }

      response.setHeader('Content-Type', file.contentType);
      response.setHeader('Content-Length', size);
      if (coding) response.setHeader('Content-Encoding', coding);
      if (request.method === 'HEAD') response.end();
      else await pipeline(handle.createReadStream({ start: 0, autoClose: false }), response);
    } finally {
      await handle.close();
    }
  };
}

/** Opens a file of the list; null when the site was built anew under the server and it is gone. */
async function openListed(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function decodedPath(request: IncomingMessage): string {
  try {
    return decodeURIComponent(pathOf(request));
  } catch {
    return '';
  }
}

function chooseVariant(file: SiteFile, accepted: string | undefined) {
  const encoded = file.encoded.find(({ coding }) => acceptsEncoding(accepted, coding));
  return encoded ?? { path: file.path, coding: null };
}

/**
 * Makes entity tags from what is in a file, not from its date, so that all
 * machines behind a load balancer give the same. Each file is read for it once.
 */
function createEntityTags(): (path: string, handle: FileHandle) => Promise<string> {
  const tags = new Map<string, { version: string; tag: string }>();

  return async (path, handle) => {
    const { size, mtimeMs } = await handle.stat();
    const version = `${size}/${mtimeMs}`;
    const known = tags.get(path);
    if (known?.version === version) return known.tag;

    const hash = createHash('sha256').update(await handle.readFile());
    const tag = `"${hash.digest('base64url').slice(0, 22)}"`;
    tags.set(path, { version, tag });
    return tag;
  };
}
