import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** A file of the built site, under the path by which it is asked for. */
export interface SiteFile {
  path: string;
  contentType: string;
  cacheControl: string;
  /** Where the same file stands compressed beforehand, by content coding; the best first. */
  encoded: readonly { coding: string; path: string }[];
}

const CODINGS = [
  { coding: 'br', suffix: '.br' },
  { coding: 'gzip', suffix: '.gz' },
];

const CONTENT_TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.xml', 'application/xml'],
  ['.svg', 'image/svg+xml'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
]);

/**
 * Lists what there is to serve. Only what is listed here is ever read, so that
 * no path, however it is written, leads anywhere else. Dotfiles, links and
 * files of a kind that a site does not have (source maps among them) are left out.
 *
 * @returns the files by URL path, `/` for `index.html`; none where there is no such folder.
 */
export function listSiteFiles(directory: string): Map<string, SiteFile> {
  const paths = new Set(regularFiles(directory));
  const files = new Map<string, SiteFile>();
  for (const path of paths) {
    const contentType = CONTENT_TYPES.get(extname(path));
    if (!contentType) continue;
    const name = relative(directory, path).split(sep).join('/');
    const encoded = CODINGS.flatMap(({ coding, suffix }) =>
      paths.has(path + suffix) ? [{ coding, path: path + suffix }] : [],
    );
    files.set(`/${name}`, { path, contentType, cacheControl: cacheControl(name), encoded });
  }
  const index = files.get('/index.html');
  if (index) files.set('/', index);
  return files;
}

function regularFiles(directory: string): string[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.'))
      .flatMap((entry) => {
        const path = join(directory, entry.name);
        if (entry.isDirectory()) return regularFiles(path);
        return entry.isFile() ? [path] : [];
      });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function cacheControl(name: string): string {
  // The build puts a hash of the content into every name there.
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return 'public, max-age=86400';
}
