import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { createPictures, drawingOf } from './drawing.ts';
import { type PreviewPage, renderPage } from './markup.ts';
import { categoryPage, missingPage, productPage, productPath } from './pages.ts';
import { indexBySlug } from './slug.ts';

export interface PreviewFile {
  status: 200 | 404;
  type:
    | 'text/html; charset=utf-8'
    | 'application/xml; charset=utf-8'
    | 'text/plain; charset=utf-8'
    | 'image/png';
  body: string | Buffer;
}

/** Pages for link previews and search engines, which do not see the part of a URL after `#`. */
export interface PreviewPages {
  /** `/p/{id}`, `/c/{slug}`, the drawing `/p/{id}.png`, `/sitemap.xml` and `/robots.txt`; else null. */
  at(path: string): Promise<PreviewFile | null>;
  /** The paths of all pages. */
  paths(): Promise<string[]>;
}

/**
 * @param publicUrl origin of the site as visitors see it
 * @param hasFile whether the site has a file at a path
 */
export function createPreviewPages(
  catalogue: Pick<
    CatalogueStore,
    'allProducts' | 'productById' | 'categoryNames' | 'productsInCategory'
  >,
  publicUrl: string,
  hasFile: (path: string) => boolean,
): PreviewPages {
  const html = (page: PreviewPage, status: 200 | 404 = 200): PreviewFile => {
    return { status, type: 'text/html; charset=utf-8', body: renderPage(page) };
  };
  const missing = html(missingPage, 404);
  const picture = createPictures();

  const categories = async () => indexBySlug(await catalogue.categoryNames());
  const context = async () => {
    const paths = new Map([...(await categories())].map(([slug, name]) => [name, `/c/${slug}`]));
    return { publicUrl, hasFile, categoryPath: (name?: string | null) => paths.get(name ?? '') };
  };
  const paths = async () => [
    ...[...(await categories()).keys()].map((slug) => `/c/${slug}`),
    ...(await catalogue.allProducts()).map(({ id }) => productPath(id)),
  ];

  const product = async (id: number, isPicture: boolean): Promise<PreviewFile> => {
    const found = id < 2 ** 31 ? await catalogue.productById(id) : null;
    if (found && !isPicture) return html(productPage(found, await context()));
    const drawing = found && drawingOf(found.name);
    if (!drawing) return missing;
    return { status: 200, type: 'image/png', body: await picture(drawing) };
  };
  const category = async (slug: string) => {
    const name = (await categories()).get(slug);
    if (name === undefined) return missing;
    const products = await catalogue.productsInCategory(name);
    return html(categoryPage(name, `/c/${slug}`, products, await context()));
  };

  return {
    paths,
    async at(path) {
      if (path === '/robots.txt') return robots(publicUrl);
      if (path === '/sitemap.xml') return sitemap(publicUrl, await paths());
      const [, room, rest = ''] = /^\/([pc])\/(.*)$/.exec(path) ?? [];
      const [, id, png] = /^([1-9]\d{0,9})(\.png)?$/.exec(rest) ?? [];
      if (room === 'p') return id ? product(Number(id), png !== undefined) : missing;
      return room === 'c' ? category(rest) : null;
    },
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
