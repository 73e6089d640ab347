import { pictureSetFile } from '../../src/lib/image-url.ts';
import { readCatalogue } from '../catalogue/stored-catalogue.ts';
import { type Html, html } from '../html/html.ts';
import { log } from '../observability/log.ts';
import { matchPictures } from '../pictures/match-pictures.ts';
import type { Upload, Uploads } from '../pictures/uploads.ts';
import { OwnerError } from '../spreadsheet/owner-error.ts';
import { notice } from './layout.ts';
import type { CatalogueTools } from './previews.ts';
import type { AdminPage, Routes } from './route.ts';

const PICTURES_PATH = '/admin/imagenes';
const REFRESH_SECONDS = 4;

/** The last form, whose pictures are encoded in the background: each takes about a second. */
interface Batch {
  total: number;
  encoded: Upload[];
  /** Files that are not used, with the reason. */
  rest: string[];
  isBusy: boolean;
}

/** Pictures of products, matched by the names of the files and applied as an import. */
export function pictureRoutes({ database, publicUrl, uploads, preview }: CatalogueTools): Routes {
  let batch: Batch = { total: 0, encoded: [], rest: [], isBusy: false };
  return {
    [`GET ${PICTURES_PATH}`]: async () => {
      const { total, encoded, isBusy } = batch;
      if (isBusy) {
        const text = `Preparando las imágenes: ${encoded.length} de ${total}. Esta página se actualiza sola.`;
        return { page: picturesPage(notice(text)), refresh: REFRESH_SECONDS };
      }
      const products = [['Código', 'Imagen'], ...encoded.map(({ id, address }) => [id, address])];
      const name = `Imágenes (${encoded.length})`;
      const onApply = () => encoded.forEach(uploads.keep);
      const plan = encoded.length > 0 && (await preview({ name, file: { products }, onApply }));
      return { page: picturesPage(html`${filesSection(batch, publicUrl)}${plan}`) };
    },
    [`POST ${PICTURES_PATH}`]: async ({ form }) => {
      const files = form.getAll('files').filter((file) => file instanceof File);
      if (!files[0]?.name) throw new OwnerError('Elija las imágenes.');
      const { products } = await database.transaction(readCatalogue);
      if (batch.isBusy) throw new OwnerError('Todavía se preparan las imágenes anteriores.');
      const { found, rest } = matchPictures(files, products);
      const before = batch.encoded;
      batch = { total: found.length, encoded: [], rest, isBusy: true };
      await Promise.all(before.map(uploads.discard));
      void encodeAll(batch, found, uploads);
      return { next: PICTURES_PATH };
    },
  };
}

async function encodeAll(
  batch: Batch,
  found: readonly { file: File; id: number }[],
  uploads: Uploads,
): Promise<void> {
  for (const { file, id } of found) {
    try {
      batch.encoded.push(await uploads.add(file, id));
    } catch (error) {
      const isRefused = error instanceof OwnerError;
      if (!isRefused) log.error({ err: error, id }, 'A picture cannot be encoded');
      batch.rest.push(`${file.name}: ${isRefused ? error.message : 'no se pudo leer'}`);
    }
  }
  batch.isBusy = false;
}

/** The result of a batch: what is not used, and the encoded pictures. */
function filesSection({ encoded, rest }: Batch, publicUrl: string): Html | null {
  if (encoded.length + rest.length === 0) return null;
  const unused = html`<h2>Quedan fuera (${rest.length})</h2>
<ul>${rest.map((line) => html`<li>${line}</li>`)}</ul>`;
  const pictures = encoded.map(({ id, address }) => {
    const src = publicUrl + (pictureSetFile(address, 320, 'webp') ?? address);
    return html`<li><img src="${src}" alt="" width="320" height="320" loading="lazy">Código ${id}</li>`;
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
<li>Dé a cada foto el código de su producto: <strong>101.jpg</strong> es la del producto 101. JPG, PNG, WebP o AVIF.</li>
<li>Elija aquí todas las fotos, cada una hasta 25 MB y todas juntas hasta 100 MB. Primero verá qué cambiaría; la tienda no cambia hasta que usted lo confirme.</li>
</ol>
<form method="post" action="${PICTURES_PATH}" enctype="multipart/form-data">
<label class="pick">Fotos <input type="file" name="files" accept="image/jpeg,image/png,image/webp,image/avif" multiple required></label>
<p><button class="go">Ver qué cambiaría</button></p>
</form>
</section>`,
});
