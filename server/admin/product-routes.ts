import { formatSoles } from '../../src/lib/money.ts';
import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { selected } from '../catalogue/product-columns.ts';
import type { Database } from '../database/database.ts';
import { escapeHtml } from '../preview/markup.ts';
import { columns } from '../spreadsheet/columns.ts';
import { OwnerError } from '../spreadsheet/owner-error.ts';
import type { Preview } from './catalogue-routes.ts';
import { layout, searchForm, searchIn } from './layout.ts';
import type { Routes } from './route.ts';

const PATH = '/admin/productos';
const MAX_FOUND = 50;

/** The fields that the form edits. */
const edited = columns.filter(({ field }) =>
  ['name', 'price', 'discount', 'stock'].includes(field),
);

/** Finds a product and edits it, as an import of one row. */
export function productRoutes(database: Database, publicUrl: string, preview: Preview): Routes {
  /** @throws OwnerError */
  const productWith = async (code: unknown) => {
    const [product] = await database.query<ProductRow>(
      `SELECT ${selected} FROM products WHERE id::text = $1`,
      [String(code).replaceAll('\0', '')],
    );
    if (!product) throw new OwnerError(`No hay un producto con el código ${code}.`, 404);
    return product;
  };
  return {
    [`GET ${PATH}`]: async ({ query }) => {
      const code = query.get('codigo');
      if (code !== null) {
        const product = await productWith(code);
        return { page: productPage(product, {}, publicUrl, '') };
      }
      const search = searchIn(query);
      return { page: searchPage(search, search ? await findProducts(database, search) : []) };
    },
    [`POST ${PATH}`]: async ({ form }) => {
      const product = await productWith(form.get('codigo'));
      // A field that was left alone keeps what has been stored since the page was opened.
      const changed = edited.filter(({ field }) => form.get(field) !== form.get(`was-${field}`));
      const sent = Object.fromEntries(changed.map(({ field }) => [field, String(form.get(field))]));
      const products = [
        ['Código', ...changed.map(({ heading }) => heading)],
        [product.id, ...Object.values(sent)],
      ];
      const section = await preview({ name: `Producto ${product.id}`, file: { products } });
      return { page: productPage(product, sent, publicUrl, section) };
    },
  };
}

/** By code, or by every word of the name. */
function findProducts(database: Database, search: string) {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return database.query<Pick<ProductRow, 'id' | 'name' | 'price' | 'stock'>>(
    `SELECT id, name, price::float8 AS price, stock FROM products
      WHERE id::text = $1 OR NOT EXISTS (
              SELECT 1 FROM jsonb_array_elements_text($2::jsonb) AS entry (word)
               WHERE strpos(coalesce(name_folded, ''), word) = 0)
      ORDER BY id::text <> $1, position, id LIMIT ${MAX_FOUND + 1}`,
    [search.replace(/^0+/, ''), JSON.stringify(words)],
  );
}

function searchPage(search: string, found: Awaited<ReturnType<typeof findProducts>>): string {
  const items = found.slice(0, MAX_FOUND).map(({ id, name, price, stock }) => {
    const data = [`código ${id}`, price && formatSoles(price), stock !== null && `stock ${stock}`];
    return `<li><a href="${PATH}?codigo=${id}">${escapeHtml(name || 'Sin nombre')}</a> <span class="quiet">${data.filter(Boolean).join(' · ')}</span></li>`;
  });
  const more = found.length > MAX_FOUND ? '. Hay más: escriba otra palabra del nombre.' : '';
  return layout(
    'Productos',
    PATH,
    `<section class="card">
<h1>Cambiar un producto</h1>
${searchForm(PATH, 'Nombre o código', search)}
${search && `<p role="status">Productos: ${items.length}${more}</p>`}
<ul class="found">${items.join('')}</ul>
</section>`,
  );
}

/** @param sent what is shown in place of the stored values */
function productPage(
  product: ProductRow,
  sent: Readonly<Record<string, string>>,
  publicUrl: string,
  section: string,
): string {
  const inputs = edited.map(({ heading, field }) => {
    const mode = field === 'name' ? '' : ' inputmode="decimal"';
    const stored = String(product[field] ?? '');
    return `<label class="field">${heading} <input type="text" name="${field}" value="${escapeHtml(sent[field] ?? stored)}"${mode}></label>
<input type="hidden" name="was-${field}" value="${escapeHtml(stored)}">`;
  });
  const url = product.imageUrl?.trim();
  const src = url && URL.canParse(url, publicUrl) ? new URL(url, publicUrl).href : '';
  return layout(
    product.name ?? 'Producto',
    PATH,
    `${section}
<section class="card">
<h1>${escapeHtml(product.name ?? 'Sin nombre')}</h1>
<p>Código ${product.id} · <a href="${PATH}">Buscar otro producto</a></p>
<form method="post" action="${PATH}" enctype="multipart/form-data">
<input type="hidden" name="codigo" value="${product.id}">
${inputs.join('\n')}
${src ? `<img src="${escapeHtml(src)}" alt="Imagen del producto" width="320" height="320">` : ''}
<p>La imagen se cambia en <a href="/admin/imagenes">Imágenes</a>.</p>
<p><button class="go">Ver qué cambiaría</button></p>
</form>
</section>`,
  );
}
