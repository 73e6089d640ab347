import { sectionShape } from '../../src/drawings/section-shape.ts';
import { pictureSetFile } from '../../src/lib/image-url.ts';
import { formatSoles, priceTag } from '../../src/lib/money.ts';
import { shownCode } from '../../src/lib/product-code.ts';
import { readProductName } from '../../src/trade/index.ts';
import type { CatalogueStore } from '../catalogue/memory-store.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { html } from '../html/html.ts';
import { UPLOADED } from '../http/static-site.ts';
import { CURRENCY_CODE } from '../shop-facts.ts';
import type { PreviewPage } from './markup.ts';
import { pictureAddress, pictureOfCategory, pictureOfProduct } from './share-pictures.ts';

export interface PreviewContext {
  publicUrl: string;
  catalogue: CatalogueStore;
  /** Whether the site has a file at a path below its origin. */
  hasFile(path: string): boolean;
}

/** In characters; messengers cut longer ones. */
const DESCRIPTION_LENGTH = 200;
/** Keeps a page below 10 kB. */
const LISTED_PRODUCTS = 50;
const SHARED_PICTURE = '/images/icons/share.jpg';

/** @param categoryPath of the page of its category, if the catalogue lists that. */
export function productPreview(
  product: StoredProduct,
  categoryPath: string | undefined,
  context: PreviewContext,
): PreviewPage {
  const { publicUrl } = context;
  const name = product.name ?? 'Producto';
  const canonical = `${publicUrl}${productPath(product.id)}`;
  const photo = photoOf(product, context);
  const image = ownPhoto(photo, product)
    ? photo
    : pictureAddress(productPath(product.id), pictureOfProduct(product));
  const price = priceTag(product.price, product.discount)?.final || null;
  const priceText = price === null ? 'Consultar precio' : formatSoles(price);
  const text = (product.description ?? '').trim();
  const categoryLink = categoryPath && html` › ${textLink(categoryPath, product.category ?? '')}`;
  return {
    title: name,
    description: truncate(
      `${priceText}. ${text || 'Arme su lista y pida su cotización en línea.'}`,
    ),
    canonical,
    image: publicUrl + image,
    type: 'product',
    data: productData(product, { name, canonical, image: publicUrl + image, price, text }),
    body: html`<nav aria-label="Ruta">${HOME}${categoryLink}</nav>
<h1>${name}</h1>
<p class="price">${priceText}</p>
<p><a class="go" href="/#/products/${product.id}">Ver en la tienda y cotizar</a></p>
${photo && photoFigure(photo)}
<p class="text">${text}</p>`,
  };
}

interface ProductFacts {
  name: string;
  canonical: string;
  image: string;
  price: number | null;
  text: string;
}

/** Structured data, of schema.org. */
function productData(
  { id, uuid, marca, discount, discountUntil }: StoredProduct,
  { name, canonical: url, image, price, text }: ProductFacts,
): object {
  const brand = marca?.trim();
  const validity = discount && discountUntil ? { priceValidUntil: discountUntil } : {};
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: shownCode({ id, uuid }),
    url,
    image,
    ...(text && { description: text }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(price !== null && { offers: { ...offer, url, price: price.toFixed(2), ...validity } }),
  };
}

export function categoryPreview(
  name: string,
  path: string,
  { publicUrl, catalogue }: PreviewContext,
): PreviewPage {
  const products = catalogue.productsInCategory(name);
  const items = products
    .slice(0, LISTED_PRODUCTS)
    .map(
      ({ id, name: product }) =>
        html`<li>${textLink(productPath(id), product ?? 'Producto')}</li>\n`,
    );
  const count = products.length === 1 ? '1 producto' : `${products.length} productos`;
  return {
    title: name,
    description: `${name}: ${count}. Arme su lista y pida su cotización en línea.`,
    canonical: publicUrl + path,
    image: publicUrl + pictureAddress(path, pictureOfCategory(name, catalogue)),
    body: html`<nav aria-label="Ruta">${HOME}</nav>
<h1>${name}</h1>
<p><a class="go" href="/#/productos/${encodeURIComponent(name)}">Ver ${count} en la tienda</a></p>
<ul>
${items}</ul>`,
  };
}

/** @param paths names of categories by the path of their pages */
export function cataloguePreview(
  paths: ReadonlyMap<string, string>,
  { publicUrl }: PreviewContext,
): PreviewPage {
  const items = [...paths].map(([path, name]) => html`<li>${textLink(path, name)}</li>\n`);
  return {
    title: 'Catálogo',
    description: 'Todas las categorías de la tienda. Arme su lista y pida su cotización en línea.',
    canonical: publicUrl + CATALOGUE_PATH,
    image: publicUrl + SHARED_PICTURE,
    body: html`<nav aria-label="Ruta">${HOME}</nav>
<h1>Catálogo</h1>
<ul>
${items}</ul>`,
  };
}

export const missingPreview: PreviewPage = {
  title: 'No encontramos esta página',
  description: 'El producto o la categoría ya no está en el catálogo.',
  body: html`<h1>No encontramos esta página</h1>
<p>El producto o la categoría ya no está en el catálogo.</p>
<p><a class="go" href="/#/productos">Ver el catálogo</a></p>`,
};

/** Linked by index.html for browsers that cannot run the site. */
export const CATALOGUE_PATH = '/c/';

export const productPath = (id: number) => `/p/${id}`;

/** The JPEG that the build writes for each of the shop's own photos: messengers show no WebP. */
function photoOf({ imageUrl }: StoredProduct, { hasFile }: PreviewContext): string | null {
  const [, own = ''] = /^(?:origin:)?\/?([\w/-]+\.webp)$/.exec(imageUrl ?? '') ?? [];
  const photo = pictureSetFile(`/${own}`, 640, 'jpg');
  return photo !== null && hasFile(photo) ? photo : null;
}

/** Whether a photo tells a product from the others of its kind; those of sections are of a family. */
function ownPhoto(photo: string | null, { name }: StoredProduct): photo is string {
  if (photo === null) return false;
  return photo.startsWith(UPLOADED) || sectionShape(readProductName(name)) === null;
}

function truncate(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1)}…`;
}

const offer = { '@type': 'Offer', priceCurrency: CURRENCY_CODE };

const textLink = (path: string, text: string) => html`<a href="${path}">${text}</a>`;

const photoFigure = (photo: string) => html`<figure>
<img src="${photo}" alt="" width="640" height="640">
<figcaption>Imagen referencial</figcaption>
</figure>`;

const HOME = textLink('/', 'Inicio');
