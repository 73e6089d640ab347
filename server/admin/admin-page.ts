import { type Html, html } from '../html/html.ts';
import type { ImportRecord } from '../spreadsheet/import.ts';
import { IMPORT } from './import-page.ts';
import { table, timeOf } from './layout.ts';
import type { AdminPage } from './route.ts';

/** @param section the result of the last action */
export function adminPage(
  history: readonly ImportRecord[],
  canBackUp: boolean,
  section?: Html,
): AdminPage {
  return {
    title: 'Catálogo',
    path: '/admin',
    main: html`${section}
<section class="card">
<h1>Actualizar el catálogo</h1>
<ol>
<li>Descargue el catálogo: <a href="/admin/catalogo.xlsx">para Excel</a> o <a href="/admin/catalogo.csv">en CSV</a>.</li>
<li>Cambie lo que haga falta y guarde el archivo. No cambie la columna Código. Para quitar un producto, escriba «sí» en la columna Quitar. Las categorías se nombran, ordenan y quitan en la segunda hoja.</li>
<li>Súbalo aquí. Primero verá qué cambiaría; nada se escribe hasta que usted lo confirme.</li>
</ol>
<form method="post" action="/admin/import" enctype="multipart/form-data">
<label class="pick">Archivo <input type="file" name="file" accept=".xlsx,.xlsm,.csv" required></label>
<label><input type="checkbox" name="complete" value="1"> Quitar los productos que no están en el archivo</label>
<p><button class="go">Ver qué cambiaría</button></p>
</form>
</section>
<section class="card">
<h2>Historial</h2>
${historySection(history)}
</section>
${canBackUp && backupSection}`,
  };
}

const backupSection = html`<section class="card">
<h2>Copia de seguridad</h2>
<p>Guarde el catálogo, las imágenes subidas y los mensajes de contacto en un archivo.</p>
<form method="post" action="/admin/backup"><p><button>Descargar la copia</button></p></form>
</section>`;

function historySection(history: readonly ImportRecord[]): Html {
  if (history.length === 0) return html`<p>Todavía no hay importaciones.</p>`;
  const rows = history.map(({ id, at, source, added, changed, removed, undoneAt, kept }) => [
    html`<a href="${IMPORT}?id=${id}">${id}</a>`,
    timeOf(at),
    source,
    added || '',
    changed || '',
    removed || '',
    undoneAt
      ? `deshecha el ${timeOf(undoneAt)}${kept ? `, menos ${kept} ${kept === 1 ? 'dato' : 'datos'}` : ''}`
      : 'escrita',
  ]);
  const counts = ['Agregados', 'Cambiados', 'Quitados'];
  return html`<p>Cada número lleva a los valores de la importación, y a deshacerla.</p>
${table(['N.º', 'Fecha', 'Archivo', ...counts, 'Estado'], rows)}`;
}
