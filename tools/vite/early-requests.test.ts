import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShopClient } from '../../src/graphql/client.ts';
import {
  CategoryDocument,
  ProductoDocument,
  ProductosPorCategoriaDocument,
  ProductosResumenDocument,
} from '../../src/graphql/generated/documents.ts';
import { paths } from '../../src/navigation/paths.ts';
import { earlyRequestScript, pageChunksScript } from './early-requests.ts';

afterEach(() => {
  globalThis.preloadedResponses = undefined;
});

/** Runs an inline script of the page. */
// biome-ignore lint/security/noGlobalEval: as the page does
const run = (script: string): unknown => globalThis.eval(script);

describe('the inline script for data', () => {
  it('posts the first requests of the client, which are then not sent again', async () => {
    const answers: Record<string, object> = {
      ProductosResumen: { productosResumen: [] },
      Category: { category: ['TUBOS'] },
      Producto: { producto: null },
    };
    vi.stubGlobal('location', { hash: '#/products/101' });
    const network = vi.fn(async (_url: string, { body }: RequestInit) =>
      Response.json({ data: answers[JSON.parse(String(body)).operationName] }),
    );
    vi.stubGlobal('fetch', network);

    run(earlyRequestScript(''));
    const client = createShopClient({ backendUrl: '' });
    const list = await client.query(ProductosResumenDocument, {}).toPromise();
    const categories = await client.query(CategoryDocument, {}).toPromise();
    const product = await client.query(ProductoDocument, { id: 101 }).toPromise();

    expect(list.data?.productosResumen).toEqual([]);
    expect(categories.data?.category).toEqual(['TUBOS']);
    expect(product.data?.producto).toBeNull();
    expect(network).toHaveBeenCalledTimes(3);
  });

  it.each(['1/2" "Á"', "$& $'"])('posts the products of category «%s»', async (category) => {
    vi.stubGlobal('location', { hash: `#${paths.category(category)}` });
    const network = vi.fn(async () => Response.json({ data: { productosPorCategoria: [] } }));
    vi.stubGlobal('fetch', network);

    run(earlyRequestScript(''));
    const client = createShopClient({ backendUrl: '' });
    await client.query(ProductosPorCategoriaDocument, { category }).toPromise();

    expect(network).toHaveBeenCalledTimes(3);
  });

  it('requests the first four pictures of a category once its products have arrived', async () => {
    const images: Partial<HTMLImageElement>[] = [];
    class FakeImage {
      constructor() {
        images.push(this);
      }
    }
    vi.stubGlobal('Image', FakeImage);
    vi.stubGlobal('location', { hash: `#${paths.category('TUBOS')}` });
    const names = ['a', 'a', 'https://cdn.example/images/b', null, 'c', '$&', 'd', 'e'];
    const productosPorCategoria = names.map((name) => {
      return {
        imageUrl: name?.includes(':') ? `${name}-640.webp` : name && `/images/${name}-640.webp`,
      };
    });
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) =>
      Response.json({ data: String(body).includes('TUBOS') ? { productosPorCategoria } : {} }),
    );

    run(earlyRequestScript('https://api.example'));

    await expect
      .poll(() => images.map(({ srcset }) => srcset?.split(' ')[0]))
      .toEqual(['a', 'c', '$&', 'd'].map((name) => `https://api.example/images/${name}-320.avif`));
  });

  it.each(['#/', '#/productos/%E0%A4%A', '#/products/0', '#/products/2147483648'])(
    'requests only what every page needs at «%s»',
    (hash) => {
      vi.stubGlobal('location', { hash });
      const network = vi.fn(async () => Response.json({}));
      vi.stubGlobal('fetch', network);

      run(earlyRequestScript(''));

      expect(network).toHaveBeenCalledTimes(2);
    },
  );
});

describe('the inline script for the chunks of the first page', () => {
  it.each([
    ['#/products/101', ['./product.js', './shared.js']],
    ['#/cart?l=101', ['./cart.js']],
    ['#/constructor', []],
    ['', []],
  ])('preloads at «%s»: %j', (hash, files) => {
    const append = vi.fn();
    vi.stubGlobal('location', { hash });
    vi.stubGlobal('document', { createElement: () => ({}), head: { append } });
    const chunks = new Map([
      ['products', ['./product.js', './shared.js']],
      ['cart', ['./cart.js']],
    ]);

    run(pageChunksScript(chunks));

    expect(append.mock.calls.map(([{ href }]) => href)).toEqual(files);
  });
});
