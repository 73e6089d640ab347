import { randomUUID } from 'node:crypto';
import { pictureSetFile } from '../../src/lib/image-url.ts';
import { shownCode } from '../../src/lib/product-code.ts';
import { readCatalogue } from '../catalogue/stored-catalogue.ts';
import type { Database } from '../database/database.ts';
import { type Html, html } from '../html/html.ts';
import { log } from '../observability/log.ts';
import { OwnerError } from '../owner-error.ts';
import { thumbnailOf } from '../pictures/encode-picture.ts';
import { matchPictures } from '../pictures/match-pictures.ts';
import type { Upload, Uploads } from '../pictures/uploads.ts';
import { findOneProduct } from './find-products.ts';
import { notice } from './layout.ts';
import type { CatalogueTools } from './previews.ts';
import type { AdminPage, Routes } from './route.ts';

const PICTURES_PATH = '/admin/imagenes';
const PLACE_PATH = '/admin/imagenes/elegir';
/** In seconds. */
const REFRESH = { Refresh: '4' };

/** The last form, whose pictures are encoded in the background: each takes about a second. */
interface Batch {
  total: number;
  encoded: Upload[];
  /** The codes of the products, by id. */
  codes: ReadonlyMap<number, string>;
  /** Files whose name is not the code of a product. */
  unplaced: Unplaced[];
  /** Files that are not used, with the reason. */
  rest: string[];
  isBusy: boolean;
}

/** A picture whose product the owner chooses. */
interface Unplaced {
  key: string;
  file: File;
  thumbnail: string;
  /** By code or name, and why it was not used. */
  typed?: string;
  problem?: string;
}

/** Pictures of products, matched by the names of the files and applied as an import. */
export function pictureRoutes({ database, publicUrl, uploads, preview }: CatalogueTools): Routes {
  let batch: Batch = {
    ...{ total: 0, encoded: [], unplaced: [], rest: [], isBusy: false },
    codes: new Map(),
  };
  return {
    [`GET ${PICTURES_PATH}`]: async () => {
      const { total, encoded, isBusy } = batch;
      if (isBusy) {
        const text = `Preparando las imágenes: ${encoded.length} de ${total}. Esta página se actualiza sola.`;
        return { page: picturesPage(notice(text)), headers: REFRESH };
      }
      const products = [['Código', 'Imagen'], ...encoded.map(({ id, address }) => [id, address])];
      const name = `Imágenes (${encoded.length})`;
      const onApply = () => encoded.forEach(uploads.keep);
      const plan = encoded.length > 0 && (await preview({ name, file: { products }, onApply }));
      return {
        page: picturesPage(
          html`${unplacedSection(batch.unplaced)}${filesSection(batch, publicUrl)}${plan}`,
        ),
      };
    },
    [`POST ${PICTURES_PATH}`]: async ({ form }) => {
      const files = form.getAll('files').filter((file) => file instanceof File);
      if (!files[0]?.name) throw new OwnerError('Elija las imágenes.');
      const { products } = await database.transaction(readCatalogue);
      if (batch.isBusy) throw new OwnerError('Todavía se preparan las imágenes anteriores.');
      const { found, unplaced, rest } = matchPictures(files, products);
      const before = batch.encoded;
      const codes = new Map(products.map((product) => [product.id, shownCode(product)]));
      batch = { total: found.length, encoded: [], unplaced: [], rest, codes, isBusy: true };
      await Promise.all(before.map(uploads.discard));
      void prepare(batch, found, unplaced, uploads);
      return { next: PICTURES_PATH };
    },
    [`POST ${PLACE_PATH}`]: async ({ form }) => {
      if (batch.isBusy) throw new OwnerError('Todavía se preparan las imágenes anteriores.');
      const placed = batch;
      placed.isBusy = true;
      try {
        const found = await placeChosen(placed, form, database);
        placed.total = placed.encoded.length + found.length;
        void prepare(placed, found, [], uploads);
      } catch (error) {
        placed.isBusy = false;
        throw error;
      }
      return { next: PICTURES_PATH };
    },
  };
}

/** Encodes the pictures of products, and shows those without one small. */
async function prepare(
  batch: Batch,
  found: readonly { file: File; id: number }[],
  unplaced: readonly File[],
  uploads: Uploads,
): Promise<void> {
  const attempt = async (file: File, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const isRefused = error instanceof OwnerError;
      if (!isRefused) log.error({ err: error, name: file.name }, 'A picture cannot be encoded');
      batch.rest.push(`${file.name}: ${isRefused ? error.message : 'no se pudo leer'}`);
    }
  };
  for (const { file, id } of found) {
    await attempt(file, async () => void batch.encoded.push(await uploads.add(file, id)));
  }
  for (const file of unplaced) {
    await attempt(file, async () => {
      const thumbnail = await thumbnailOf(file);
      batch.unplaced.push({ key: randomUUID(), file, thumbnail });
    });
  }
  batch.isBusy = false;
}

/** The pictures for which the owner has named one product; they leave `unplaced`. */
async function placeChosen(
  { encoded, unplaced, codes }: Batch,
  form: FormData,
  database: Database,
) {
  const found: { file: File; id: number }[] = [];
  for (const picture of [...unplaced]) {
    const written = String(form.get(picture.key) ?? '');
    const typed = written.replaceAll('\0', '').trim().slice(0, 200);
    delete picture.problem;
    picture.typed = typed;
    if (typed === '') continue;
    try {
      const id = await findOneProduct(database, typed);
      if ([...encoded, ...found].some((other) => other.id === id)) {
        throw new OwnerError(`el producto ${codes.get(id) ?? id} ya tiene otra en esta subida`);
      }
      found.push({ file: picture.file, id });
    } catch (error) {
      if (!(error instanceof OwnerError)) throw error;
      picture.problem = error.message;
    }
  }
  const files = new Set(found.map(({ file }) => file));
  unplaced.splice(0, unplaced.length, ...unplaced.filter(({ file }) => !files.has(file)));
  return found;
}

/** The pictures without a product, each with a field for it. */
function unplacedSection(unplaced: readonly Unplaced[]): Html | null {
  if (unplaced.length === 0) return null;
  const items = unplaced.map(({ key, file, thumbnail, typed = '', problem }) => {
    const about = problem && html`<strong id="${key}">${problem}</strong>`;
    const described = problem && html` aria-invalid="true" aria-describedby="${key}"`;
    return html`<li><img src="${thumbnail}" alt="" width="240" height="240">
<label class="field">${file.name} <input type="text" name="${key}" value="${typed}" maxlength="200" placeholder="Código o nombre"${described}></label>${about}</li>`;
  });
  return html`<section class="card"><h2>¿De qué producto son? (${unplaced.length})</h2>
<form method="post" action="${PLACE_PATH}">
<ul class="pictures">${items}</ul>
<p><button class="go">Usar estas fotos</button></p></form></section>`;
}

/** The result of a batch: what is not used, and the encoded pictures. */
function filesSection({ encoded, rest, codes }: Batch, publicUrl: string): Html | null {
  if (encoded.length + rest.length === 0) return null;
  const unused = html`<h2>Quedan fuera (${rest.length})</h2>
<ul>${rest.map((line) => html`<li>${line}</li>`)}</ul>`;
  const pictures = encoded.map(({ id, address }) => {
    const src = publicUrl + (pictureSetFile(address, 320, 'webp') ?? address);
    return html`<li><img src="${src}" alt="" width="320" height="320" loading="lazy">Código ${codes.get(id) ?? id}</li>`;
  });
  return html`<section class="card">
${rest.length > 0 && unused}
<h2>Imágenes preparadas (${encoded.length})</h2>
<ul class="pictures">${pictures}</ul>
</section>`;
}

const picturesPage = (section: Html): AdminPage => ({
  title: 'Imágenes',
  path: PICTURES_PATH,
  main: html`${section}
<section class="card">
<h1>Imágenes de los productos</h1>
<ol>
<li>Dé a cada foto el código de su producto, el de la tienda o el suyo: <strong>101.jpg</strong> es la del producto 101, <strong>FC-017.jpg</strong> o <strong>fc017.jpg</strong> la del FC-017; para las demás, la página pregunta de qué producto son. JPG, PNG, WebP o AVIF.</li>
<li>Elija aquí todas las fotos, cada una hasta 25 MB y todas juntas hasta 100 MB. Primero verá qué cambiaría; la tienda no cambia hasta que usted lo confirme.</li>
</ol>
<form method="post" action="${PICTURES_PATH}" enctype="multipart/form-data">
<label class="pick">Fotos <input type="file" name="files" accept="image/jpeg,image/png,image/webp,image/avif" multiple required></label>
<p><button class="go">Ver qué cambiaría</button></p>
</form>
</section>`,
});
