import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { chooseCoding, compress } from '../http/content-coding.ts';
import { decodedPathOf, type Handler, isRead } from '../http/handler.ts';
import { setPageHeaders } from '../http/headers.ts';
import { sendMethodNotAllowed } from '../http/responses.ts';
import { PREVIEW_POLICY, type PreviewPage, renderPage } from './markup.ts';
import { categoryPage, missingPage, productPage, productPath } from './pages.ts';
import { indexBySlug } from './slug.ts';

interface PreviewFile {
  status: 200 | 404;
  type: string;
  body: string;
}

/**
 * Pages for link previews and search engines, which do not see the part of a URL after `#`: `/p/{id}`,
 * `/c/{slug}`, `/sitemap.xml` and `/robots.txt`.
 * @param hasFile whether the site has a file at a path
 */
export function createPreview(
  catalogue: Pick<
    CatalogueStore,
    'allProducts' | 'productById' | 'categoryNames' | 'productsInCategory'
  >,
  publicUrl: string,
  hasFile: (path: string) => boolean,
): Handler {
  const html = (page: PreviewPage, status: 200 | 404 = 200): PreviewFile => {
    return { status, type: 'text/html; charset=utf-8', body: renderPage(page) };
  };
  const missing = html(missingPage, 404);

  const categories = async () => indexBySlug(await catalogue.categoryNames());
  const context = async () => {
    const paths = new Map([...(await categories())].map(([slug, name]) => [name, `/c/${slug}`]));
    return { publicUrl, hasFile, categoryPath: (name?: string | null) => paths.get(name ?? '') };
  };
  const paths = async () => [
    ...[...(await categories()).keys()].map((slug) => `/c/${slug}`),
    ...(await catalogue.allProducts()).map(({ id }) => productPath(id)),
  ];

  const product = async (id: number): Promise<PreviewFile> => {
    const found = id < 2 ** 31 ? await catalogue.productById(id) : null;
    return found ? html(productPage(found, await context())) : missing;
  };
  const category = async (slug: string) => {
    const name = (await categories()).get(slug);
    if (name === undefined) return missing;
    const products = await catalogue.productsInCategory(name);
    return html(categoryPage(name, `/c/${slug}`, products, await context()));
  };

  const at = async (path: string): Promise<PreviewFile> => {
    if (path === '/robots.txt') return robots(publicUrl);
    if (path === '/sitemap.xml') return sitemap(publicUrl, await paths());
    if (path.startsWith('/c/')) return category(path.slice(3));
    const [, id] = /^\/p\/([1-9]\d{0,9})$/.exec(path) ?? [];
    return id ? product(Number(id)) : missing;
  };

  return async (request, response) => {
    if (!isRead(request)) return sendMethodNotAllowed(response, 'GET, HEAD');
    const { body, status, type } = await at(decodedPathOf(request));
    const wanted = chooseCoding(request.headers['accept-encoding']);
    const compressed = await compress(Buffer.from(body), wanted);
    if (type.startsWith('text/html')) setPageHeaders(response, PREVIEW_POLICY);
    response.writeHead(status, {
      ...compressed.headers,
      'Content-Type': type,
      // A changed price is shown within five minutes.
      'Cache-Control': status === 200 ? 'public, max-age=300' : 'no-store',
      Vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : compressed.body);
  };
}

function robots(publicUrl: string): PreviewFile {
  const body = `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
  return { status: 200, type: 'text/plain; charset=utf-8', body };
}

function sitemap(publicUrl: string, paths: readonly string[]): PreviewFile {
  const urls = ['/', ...paths].map(
    (path) => `<url><loc>${publicUrl}${encodeURI(path)}</loc></url>`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return { status: 200, type: 'application/xml; charset=utf-8', body: text };
}
