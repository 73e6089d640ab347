import { readCatalogue } from '../catalogue/sql-catalogue.ts';
import type { Database } from '../database/database.ts';
import { log } from '../observability/log.ts';
import { encodePicture } from '../pictures/encode-picture.ts';
import { matchPictures, readUpload, type UploadedFile } from '../pictures/read-upload.ts';
import { escapeHtml } from '../preview/markup.ts';
import { OwnerError } from '../spreadsheet/owner-error.ts';
import type { Preview } from './catalogue-routes.ts';
import { layout } from './layout.ts';
import type { Routes } from './route.ts';

const PATH = '/admin/imagenes';
const REFRESH_SECONDS = 4;

/** The last upload, which is encoded in the background: a picture takes about a second. */
interface Upload {
  total: number;
  done: number;
  encoded: { id: number; address: string }[];
  /** Files that are left out, with the reason. */
  rest: string[];
}

/** Pictures of products, matched by the names of the files and applied as an import. */
export function pictureRoutes(
  database: Database,
  { picturesDirectory, publicUrl }: { picturesDirectory: string; publicUrl: string },
  preview: Preview,
): Routes {
  let upload: Upload = { total: 0, done: 0, encoded: [], rest: [] };
  const isBusy = () => upload.done < upload.total;

  const encodeAll = async (found: readonly { file: UploadedFile; id: number }[]) => {
    for (const { file, id } of found) {
      try {
        const address = await encodePicture(file.bytes, id, picturesDirectory);
        upload.encoded.push({ id, address });
      } catch (error) {
        const isDisk = error instanceof Error && 'syscall' in error;
        if (isDisk) log.error({ err: error }, 'A picture cannot be stored');
        const reason = isDisk ? 'no se puede guardar en el disco' : 'no es una imagen legible';
        upload.rest.push(`${file.name}: ${reason}`);
      }
      upload.done++;
    }
  };
  return {
    [`GET ${PATH}`]: async () => {
      if (isBusy()) {
        const text = `Preparando las imágenes: ${upload.done} de ${upload.total}. Esta página se actualiza sola.`;
        const notice = `<p class="notice" role="status">${text}</p>`;
        return { page: picturesPage(notice), refresh: REFRESH_SECONDS };
      }
      const { encoded, rest } = upload;
      const products = [['Código', 'Imagen'], ...encoded.map(({ id, address }) => [id, address])];
      const plan =
        encoded.length > 0
          ? await preview({ name: 'Imágenes', file: { products }, options: {} })
          : '';
      return {
        page: picturesPage(`${restSection(rest)}${shownPictures(encoded, publicUrl)}${plan}`),
      };
    },
    [`POST ${PATH}`]: async ({ form }) => {
      if (isBusy()) throw new OwnerError('Todavía se preparan las imágenes anteriores.', 409);
      const sent = form.getAll('files').filter((file) => file instanceof File && file.name !== '');
      if (sent.length === 0) throw new OwnerError('Elija las imágenes.');
      const files = await readUpload(sent as File[]);
      const { products } = await database.transaction(readCatalogue);
      const { found, rest } = matchPictures(files, products);
      upload = { total: found.length, done: 0, encoded: [], rest };
      void encodeAll(found);
      return { next: PATH };
    },
  };
}

function restSection(rest: readonly string[]): string {
  if (rest.length === 0) return '';
  const items = rest.map((line) => `<li>${escapeHtml(line)}</li>`);
  return `<section class="card"><h2>Quedan fuera (${rest.length})</h2><ul>${items.join('')}</ul></section>`;
}

function shownPictures(encoded: Upload['encoded'], publicUrl: string): string {
  if (encoded.length === 0) return '';
  const items = encoded.map(({ id, address }) => {
    const src = escapeHtml(publicUrl + address.replace('-640.', '-320.'));
    return `<li><img src="${src}" alt="" width="320" height="320" loading="lazy">Código ${id}</li>`;
  });
  return `<section class="card"><h2>Imágenes preparadas (${encoded.length})</h2><ul class="pictures">${items.join('')}</ul></section>`;
}

function picturesPage(section: string): string {
  return layout(
    'Imágenes',
    PATH,
    `${section}
<section class="card">
<h1>Imágenes de los productos</h1>
<ol>
<li>Dé a cada foto el código de su producto: <strong>101.jpg</strong> es la del producto 101. JPG, PNG, WebP o AVIF.</li>
<li>Elija aquí las fotos, o un zip con todas, de hasta 100 MB. Primero verá qué cambiaría; la tienda no cambia hasta que usted lo confirme.</li>
</ol>
<form method="post" action="${PATH}" enctype="multipart/form-data">
<label class="pick">Fotos o zip <input type="file" name="files" accept=".zip,image/jpeg,image/png,image/webp,image/avif" multiple required></label>
<p><button class="go">Ver qué cambiaría</button></p>
</form>
</section>`,
  );
}
