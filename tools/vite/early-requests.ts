import type { Plugin, Rolldown } from 'vite';
import { bannerPicture, bannerSlides } from '../../src/content/banners.ts';
import { promoPictureSizes, promos } from '../../src/content/promos.ts';
import type { Product, ProductSummary } from '../../src/graphql/queries.ts';
import { endpoint, requestHeaders } from '../../src/graphql/transport.ts';
import { pictureSetEnd, productPictureSizes, responsiveSources } from '../../src/lib/image-url.ts';
import { pageRegistry } from '../../src/navigation/page-registry.ts';
import { requestBody } from '../lib/request-body.ts';

/** Stands for a variable in a request body, as a number or as text. */
const placeholder = '987654321';

/** The picture of a product in the response for a category or a product. */
const pictureField: keyof ProductSummary & keyof Product = 'imageUrl';

/** Pictures of a category requested before its cards are rendered. */
const categoryPictures = 4;

/** Needed by every page. */
const earlyOperations = ['ProductosResumen', 'Category'] as const;

/**
 * Requests what the first page needs before the scripts have loaded: inline scripts of index.html post
 * what the client would post first, and the client takes the responses over; they preload the page's
 * chunks and first pictures. A server cannot, since it does not receive the route. See
 * docs/decisions/006.
 */
export function earlyRequests(): Plugin {
  let backendUrl = '';
  return {
    name: 'early-requests',
    // The workbench's mock backend starts after the page.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'mock',
    configResolved({ env }) {
      backendUrl = String(env.VITE_BACKEND_URL ?? '').replace(/\/+$/, '');
    },
    transformIndexHtml: {
      // After the build, when the chunks have their names.
      order: 'post',
      // At the end of the head, since the charset must be within the first 1,024 bytes.
      handler: (_, { bundle }) => [
        { tag: 'script', injectTo: 'head', children: earlyRequestScript(backendUrl) },
        {
          tag: 'script',
          injectTo: 'head',
          children: pageChunksScript(chunksOfPages(bundle ?? {})),
        },
        { tag: 'script', injectTo: 'head', children: firstPicturesScript() },
      ],
    },
  };
}

/** @param backendUrl origin of the backend without a trailing slash; empty for the page's own */
export function earlyRequestScript(backendUrl: string): string {
  const bodies = JSON.stringify(earlyOperations.map((name) => requestBody(name)));
  const product = bodyParts(requestBody('Producto', { id: Number(placeholder) }));
  const category = bodyParts(requestBody('ProductosPorCategoria', { category: placeholder }));
  const url = JSON.stringify(endpoint(backendUrl));
  const options = `method:'POST',headers:${JSON.stringify(requestHeaders)}`;
  const { avif } = responsiveSources(`${backendUrl}/images/*${pictureSetEnd}`) ?? {};
  const setEndPattern = pictureSetEnd.replace('.', '\\.');
  return `{
    const preloadPictures = ({ data }) => {
      const [found] = Object.values(data);
      const sizes = Array.isArray(found) ? '${productPictureSizes.card}' : '${productPictureSizes.page}';
      const names = [found].flat().flatMap(
        (product) => /^\\/?images\\/(.+)${setEndPattern}$/.exec(product?.${pictureField})?.[1] ?? [],
      );
      for (const name of [...new Set(names)].slice(0, ${categoryPictures}))
        Object.assign(new Image(), { sizes, srcset: '${avif}'.replaceAll('*', () => name) });
    };
    const bodies = ${bodies};
    // The same ids as \`parseProductId\`, up to nine digits: GraphQL integers have 32 bits.
    const [, id] = /^#\\/products\\/([1-9]\\d{0,8})$/.exec(location.hash) ?? [];
    if (id) bodies.push(${product}.join(id));
    const [, name] = /^#\\/productos\\/([^/?#]+)/.exec(location.hash) ?? [];
    try {
      if (name) bodies.push(${category}.join(JSON.stringify(decodeURIComponent(name)).slice(1, -1)));
    } catch {
      // An invalid escape: the page requests its products itself.
    }
    preloadedResponses = Object.fromEntries(bodies.map((body, index) => {
      const isOfPage = index >= ${earlyOperations.length};
      const response = fetch(${url}, { ${options}, body });
      response
        .then((received) => isOfPage && received.clone().json().then(preloadPictures))
        .catch(() => {});
      return [body, response];
    }));
  }`;
}

/** The text of a request body before and after its placeholder, as a JavaScript array. */
function bodyParts(body: string): string {
  return JSON.stringify(body.split(placeholder));
}

/** Preloads the chunks of the page in the hash. */
export function pageChunksScript(chunks: ReadonlyMap<string, readonly string[]>): string {
  return `for (const href of new Map(${JSON.stringify([...chunks])}).get(location.hash.split(/[/?]/)[1]) ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );`;
}

/** The chunks of each page beyond those of the entry, by the first segment of its paths. */
function chunksOfPages(bundle: Rolldown.OutputBundle): Map<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withImports = (fileName: string, found = new Set<string>()) => {
    if (found.has(fileName)) return found;
    found.add(fileName);
    const chunk = chunks.find((output) => output.fileName === fileName);
    for (const imported of chunk?.imports ?? []) withImports(imported, found);
    return found;
  };
  const entry = withImports(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
  return new Map(
    // The first page of a segment comes last and is kept.
    pageRegistry.toReversed().flatMap(({ module, patterns }) => {
      const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module.slice(1)));
      const files = [...withImports(page?.fileName ?? '')].filter((file) => !entry.has(file));
      const segments = new Set(patterns.map((path) => path.split('/')[0] ?? ''));
      return [...segments].map((segment) => [segment, files.map((file) => `./${file}`)] as const);
    }),
  );
}

/** Preloads the pictures in home's first view as AVIF, which nearly all browsers support. */
function firstPicturesScript(): string {
  const [slide] = bannerSlides;
  const [promo] = promos;
  const links = [
    slide && pictureLink(slide.imageSrc, bannerPicture.sizes, bannerPicture.widths),
    promo && pictureLink(promo.imageSrc, promoPictureSizes),
  ];
  return `location.hash.split('/')[1]||${JSON.stringify(links)}.forEach(
    (link) => document.head.append(Object.assign(document.createElement('link'), link)),
  )`;
}

/** @throws Error when the picture has no responsive set */
function pictureLink(picture: string, imageSizes: string, widths?: readonly number[]) {
  const sources = responsiveSources(`.${picture}`, widths);
  if (!sources) throw new Error(`${picture} is no responsive picture.`);
  const link = { rel: 'preload', as: 'image', type: 'image/avif' };
  return { ...link, imageSrcset: sources.avif, imageSizes };
}
