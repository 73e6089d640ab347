import { nameWithBrand } from '../../src/lib/brand.ts';
import { formatSoles } from '../../src/lib/money.ts';
import { ownCode } from '../../src/lib/product-code.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { type Html, html } from '../html/html.ts';
import type { Upload } from '../pictures/uploads.ts';
import type { MatchedProduct } from './find-products.ts';
import { notice, searchForm } from './layout.ts';
import { productControls, type Typed } from './product-form.ts';
import type { AdminPage } from './route.ts';

export const PRODUCTS = '/admin/productos';
export const NEW_PRODUCT = `${PRODUCTS}/nuevo`;
export const REMOVE_PRODUCT = `${PRODUCTS}/quitar`;

/** Without HEIC: an iPhone then sends JPEG. */
const PHOTOS = 'image/jpeg,image/png,image/webp,image/avif';

/** @param found one more than is listed shows that there are more */
export function searchPage(
  search: string,
  found: readonly MatchedProduct[],
  most: number,
): AdminPage {
  const items = found.slice(0, most).map((product) => {
    const { id, price, stock } = product;
    const data = [
      `código ${codesOf(product)}`,
      price && formatSoles(price),
      stock !== null && `stock ${stock}`,
    ];
    return html`<li><a href="${PRODUCTS}?codigo=${id}">${nameWithBrand(product) || 'Sin nombre'}</a> <span class="quiet">${data.filter(Boolean).join(' · ')}</span></li>`;
  });
  const more = found.length > most ? '. Hay más: escriba otra palabra del nombre.' : '';
  return {
    title: 'Productos',
    path: PRODUCTS,
    main: html`<section class="card">
<h1>Productos</h1>
<p><a class="button" href="${NEW_PRODUCT}">Producto nuevo</a></p>
${searchForm(PRODUCTS, 'Nombre, marca o código', search)}
${search && html`<p role="status">Productos: ${items.length}${more}</p>`}
<ul class="found">${items}</ul>
</section>`,
  };
}

/** Ours, and the owner's: `101 · FC-017`. */
function codesOf({ id, uuid }: Pick<StoredProduct, 'id' | 'uuid'>): string {
  return [String(id), ownCode(uuid)].filter(Boolean).join(' · ');
}

interface ProductFormPage {
  product: StoredProduct;
  typed: Typed;
  categories: readonly string[];
  publicUrl: string;
  /** A photo that the product does not have yet. */
  photo?: Upload | undefined;
  /** The result of the last action. */
  section?: Html;
}

export function productFormPage({
  product,
  typed,
  categories,
  publicUrl,
  photo,
  section,
}: ProductFormPage): AdminPage {
  const title = product.name ?? 'Sin nombre';
  const newPhoto =
    photo &&
    html`<section class="card"><h2>Foto nueva</h2>${productPicture(photo.address, publicUrl)}</section>`;
  return {
    title,
    path: PRODUCTS,
    main: html`${newPhoto}${section}
<form class="card" method="post" action="${PRODUCTS}" enctype="multipart/form-data">
<h1>${title}</h1>
<p>Código ${codesOf(product)} · <a href="${PRODUCTS}">Buscar otro producto</a></p>
<input type="hidden" name="codigo" value="${product.id}">
${photo && html`<input type="hidden" name="imagen" value="${photo.address}">`}
<fieldset><legend>Foto</legend>
${productPicture(product.imageUrl, publicUrl)}
<label class="field">Tomar una foto <input type="file" name="foto" accept="${PHOTOS}" capture="environment"></label>
<label class="field">o elegir una del teléfono <input type="file" name="foto" accept="${PHOTOS}"></label>
<p><button class="go">Ver cómo quedaría</button></p>
</fieldset>
${productControls(product, typed, categories)}
<p class="row"><button class="go">Ver qué cambiaría</button>
<button formaction="${REMOVE_PRODUCT}" formnovalidate>Quitar el producto</button></p>
</form>`,
  };
}

export function newProductPage(
  typed: Typed,
  categories: readonly string[],
  section?: Html,
): AdminPage {
  return {
    title: 'Producto nuevo',
    path: PRODUCTS,
    main: html`${section}
<form class="card" method="post" action="${NEW_PRODUCT}" enctype="multipart/form-data">
<h1>Producto nuevo</h1>
<p>La tienda le da el código. La foto se agrega después, en la página del producto.</p>
${productControls({}, typed, categories)}
<p><button class="go">Ver qué cambiaría</button></p>
</form>`,
  };
}

export const photoRefusal = (reason: string) =>
  notice(`La foto no se usó: ${reason}. Lo demás que escribió sigue en el formulario.`);

function productPicture(address: string | null, publicUrl: string): Html | null {
  const url = address?.trim();
  if (!url || !URL.canParse(url, publicUrl)) return null;
  const { href } = new URL(url, publicUrl);
  return html`<img src="${href}" alt="Imagen del producto" width="320" height="320">`;
}
