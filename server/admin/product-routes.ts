import { selected } from '../catalogue/product-columns.ts';
import { readCategoryNames } from '../catalogue/stored-catalogue.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { OwnerError } from '../owner-error.ts';
import type { Upload, Uploads } from '../pictures/uploads.ts';
import { REMOVE } from '../spreadsheet/columns.ts';
import { findProducts, MAX_FOUND } from './find-products.ts';
import { searchIn } from './layout.ts';
import type { CatalogueTools } from './previews.ts';
import { tableOf, typedIn } from './product-form.ts';
import {
  NEW_PRODUCT,
  newProductPage,
  PRODUCTS,
  photoRefusal,
  productFormPage,
  REMOVE_PRODUCT,
  searchPage,
} from './product-pages.ts';
import type { AdminAnswer, Routes } from './route.ts';

/** Finds, adds, edits and removes one product, each as an import of one row. */
export function productRoutes(tools: CatalogueTools): Routes {
  const { database, preview } = tools;
  return {
    [`GET ${PRODUCTS}`]: async ({ query }) => {
      const code = query.get('codigo');
      if (code !== null)
        return { page: productFormPage({ ...(await productWith(code, tools)), typed: {} }) };
      const search = searchIn(query);
      const found = search ? await findProducts(database, search) : [];
      return { page: searchPage(search, found, MAX_FOUND) };
    },
    [`POST ${PRODUCTS}`]: ({ form }) => previewChange(form, tools),
    [`POST ${REMOVE_PRODUCT}`]: ({ form }) => previewRemoval(form, tools),
    [`GET ${NEW_PRODUCT}`]: async () => ({
      page: newProductPage({}, await readCategoryNames(database)),
    }),
    [`POST ${NEW_PRODUCT}`]: async ({ form }) => {
      const typed = typedIn(form);
      const section = await preview({ name: 'Producto nuevo', file: tableOf(null, null, typed) });
      return { page: newProductPage(typed, await readCategoryNames(database), section) };
    },
  };
}

async function previewChange(form: FormData, tools: CatalogueTools): Promise<AdminAnswer> {
  const { uploads, preview } = tools;
  const shown = { ...(await productWith(form.get('codigo'), tools)), typed: typedIn(form) };
  const { id, name } = shown.product;
  const photo = await photoIn(form, id, uploads).catch(refusalOf);
  if (photo instanceof OwnerError) {
    const section = photoRefusal(photo.message);
    return { page: productFormPage({ ...shown, section }), status: photo.status };
  }
  const values = { ...shown.typed, ...(photo && { imageUrl: photo.address }) };
  const section = await preview({
    name: `Producto ${id}`,
    file: tableOf(id, name, values),
    choices: { hasTypedNames: true },
    onApply: photo && (() => uploads.keep(photo)),
  });
  return { page: productFormPage({ ...shown, photo, section }) };
}

async function previewRemoval(form: FormData, tools: CatalogueTools): Promise<AdminAnswer> {
  const shown = { ...(await productWith(form.get('codigo'), tools)), typed: typedIn(form) };
  const { id } = shown.product;
  const file = {
    products: [
      ['Código', REMOVE],
      [id, 'sí'],
    ],
  };
  const section = await tools.preview({ name: `Producto ${id}`, file });
  return { page: productFormPage({ ...shown, section }) };
}

/** What the page of a product shows. @throws OwnerError */
async function productWith(code: unknown, { database, publicUrl }: CatalogueTools) {
  const [product] = await database.query<StoredProduct>(
    `SELECT ${selected} FROM products WHERE id::text = $1`,
    [String(code).replaceAll('\0', '')],
  );
  if (!product) throw new OwnerError(`No hay un producto con el código ${code}.`, 404);
  return { product, categories: await readCategoryNames(database), publicUrl };
}

/** The photo that a form has or names. @throws OwnerError */
async function photoIn(form: FormData, id: number, uploads: Uploads): Promise<Upload | undefined> {
  const isPhoto = (sent: unknown): sent is File => sent instanceof File && sent.name !== '';
  const [photo, other] = form.getAll('foto').filter(isPhoto);
  if (other) throw new OwnerError('hay dos, y un producto tiene una: elija una sola');
  return photo ? uploads.add(photo, id) : uploads.find(id, form.get('imagen'));
}

function refusalOf(error: unknown): OwnerError {
  if (error instanceof OwnerError) return error;
  throw error;
}
