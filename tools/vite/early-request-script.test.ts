import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EarlyRequestsConfig } from '../../src/early-requests-config.ts';
import { createShopClient } from '../../src/graphql/client.ts';
import {
  CategoryDocument,
  ProductoDocument,
  ProductosPorCategoriaDocument,
  ProductosResumenDocument,
} from '../../src/graphql/generated/documents.ts';
import { paths } from '../../src/navigation/paths.ts';
import { earlyQueries, earlyRequestScript } from './early-request-script.ts';

afterEach(() => {
  globalThis.preloadedResponses = undefined;
});

interface PageSettings extends Partial<EarlyRequestsConfig> {
  hash: string;
  env?: Record<string, string>;
  /** The data of the backend's response to each operation. */
  data?: Record<string, object>;
  /** Of the shop, in the page. */
  record?: object;
}

/** Runs the inline script as a page does. */
async function runScript({ hash, env = {}, data = {}, record = {}, ...config }: PageSettings) {
  const images: Partial<HTMLImageElement>[] = [];
  const links: Partial<HTMLLinkElement>[] = [];
  class FakeImage {
    constructor() {
      images.push(this);
    }
  }
  const network = vi.fn(async (_url: string, { body }: RequestInit) =>
    Response.json({ data: data[JSON.parse(String(body)).operationName] }),
  );
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('Image', FakeImage);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    getElementById: () => ({ textContent: JSON.stringify(record) }),
    head: { append: (link: Partial<HTMLLinkElement>) => links.push(link) },
  });
  vi.stubGlobal('fetch', network);
  const complete = { queries: earlyQueries(), chunks: [], pictures: [], ...config };
  const script = await earlyRequestScript(complete, env, 'es2022');
  // biome-ignore lint/security/noGlobalEval: as the page does
  globalThis.eval(script);
  return { images, links, network };
}

describe('the inline script', () => {
  it('posts the first requests of the client, which are then not sent again', async () => {
    const { network } = await runScript({
      hash: `#${paths.product(101)}`,
      data: {
        ProductosResumen: { productosResumen: [] },
        Category: { category: ['TUBOS'] },
        Producto: { producto: null },
      },
    });

    const client = createShopClient({ backendUrl: '' });
    const list = await client.query(ProductosResumenDocument, {}).toPromise();
    const categories = await client.query(CategoryDocument, {}).toPromise();
    const product = await client.query(ProductoDocument, { id: 101 }).toPromise();

    expect(list.data?.productosResumen).toEqual([]);
    expect(categories.data?.category).toEqual(['TUBOS']);
    expect(product.data?.producto).toBeNull();
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('posts to the path of the backend', async () => {
    const env = { VITE_BACKEND_URL: 'https://api.example/', VITE_GRAPHQL_PATH: '/v2/graphql/' };
    const { network } = await runScript({ hash: '#/', env });
    expect(network.mock.calls.map(([url]) => url)).toContain('https://api.example/v2/graphql/');
  });

  it.each(['1/2" "Á"', "$& $'", '%E0%A4%A'])(
    'posts the request for category «%s»',
    async (category) => {
      const { network } = await runScript({
        hash: `#${paths.category(category)}`,
        data: { ProductosPorCategoria: { productosPorCategoria: [] } },
      });

      const client = createShopClient({ backendUrl: '' });
      await client.query(ProductosPorCategoriaDocument, { category }).toPromise();

      expect(network).toHaveBeenCalledTimes(3);
    },
  );

  it('requests the first four pictures of a category once its products have arrived', async () => {
    const names = ['/images/a', 'images/a', null, '/photos/b', '/images/c', '/images/$&'];
    const addresses = [...names, 'https://cdn.example/images/d', '/images/e'];
    const productosPorCategoria = addresses.map((name) => ({
      imageUrl: name && `${name}-640.webp`,
    }));
    const { images } = await runScript({
      hash: `#${paths.category('TUBOS')}`,
      env: { VITE_BACKEND_URL: 'https://api.example/' },
      data: { ProductosPorCategoria: { productosPorCategoria } },
    });

    await expect
      .poll(() => images.map(({ srcset }) => srcset?.split(' ')[0]))
      .toEqual([
        'https://api.example/images/a-320.avif',
        'https://api.example/images/c-320.avif',
        'https://api.example/images/$&-320.avif',
        'https://cdn.example/images/d-320.avif',
      ]);
  });

  it.each(['#/', '#/products/0', '#/products/2147483648'])(
    'requests only what every page needs at «%s»',
    async (hash) => {
      const { network } = await runScript({ hash });
      expect(network).toHaveBeenCalledTimes(2);
    },
  );

  it.each([
    ['#/products/101', ['./product.js', './shared.js']],
    ['#/cart?l=101', ['./cart.js']],
    ['#/constructor', []],
    ['#/', []],
  ])('preloads the chunks of the page at «%s»: %j', async (hash, files) => {
    const { links } = await runScript({
      hash,
      chunks: [
        ['products', ['./product.js', './shared.js']],
        ['cart', ['./cart.js']],
      ],
    });
    expect(links.map(({ href }) => href)).toEqual(files);
  });

  it.each([
    ['#/', 1],
    ['', 1],
    ['#/cart', 0],
  ])('preloads the pictures of home at «%s»: %d', async (hash, count) => {
    const { links } = await runScript({
      hash,
      pictures: [{ list: 'banners', sizes: '100vw', widths: [320, 1600] }],
      record: { banners: [{ image: '/images/scenes/banner_tubos-640.webp' }, { image: 'no' }] },
    });
    expect(links.map(({ imageSrcset }) => imageSrcset)).toEqual(
      Array(count).fill(
        './images/scenes/banner_tubos-320.avif 320w, ./images/scenes/banner_tubos-1600.avif 1600w',
      ),
    );
  });
});
