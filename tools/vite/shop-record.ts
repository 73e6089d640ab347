import type { Plugin } from 'vite';
import { logoMarkup, ownPictures } from '../../server/identity/current-pictures.ts';
import { dataSettings, readShopRecord, shopFileOf } from '../../server/shop-file.ts';
import { PAGE_TEMPLATE } from '../../src/shop/page-template.ts';
import { manifestOf, writeShop } from '../../src/shop/page-values.ts';
import { inProject } from '../lib/project.mjs';

const manifest = 'manifest.webmanifest';

/**
 * Writes the record of the shop into index.html and the manifest. A build keeps the page with its
 * placeholders too, for a server whose owner changes the record later; the scripts have no record.
 */
export function shopRecord(): Plugin {
  const file = shopFileOf(dataSettings(process.env));
  const read = () => readShopRecord(file).shop;
  let isBuild = false;
  return {
    name: 'shop-record',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    load: (id) => (isBuild && id.endsWith('/default-shop.json') ? 'null' : null),
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (isBuild ? html : writeShop(html, read(), '')),
    },
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${config.base}${manifest}`) return next();
        response.setHeader('content-type', 'application/manifest+json').end(manifestOf(read()));
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        const template = String(page.source);
        const shop = read();
        this.emitFile({ type: 'asset', fileName: PAGE_TEMPLATE, source: template });
        this.emitFile({ type: 'asset', fileName: manifest, source: manifestOf(shop) });
        page.source = writeShop(template, shop, logoMarkup(shop, file, inProject('public')));
        // Written over the files of `public/`.
        for (const [path, draw] of ownPictures(shop, file)) {
          this.emitFile({ type: 'asset', fileName: path.slice(1), source: await draw() });
        }
      },
    },
  };
}
