import { type Html, html } from '../html/html.ts';
import { columnHeadings } from '../spreadsheet/columns.ts';
import type { Questions } from '../spreadsheet/import-choices.ts';
import type { Plan } from '../spreadsheet/plan.ts';
import { table } from './layout.ts';

/** The forms by which the owner decides about a file; each shows its preview again. */
export function questionForms({ questions, problems }: Plan, key: string): Html {
  const { sheets, columns, dates, matches, hidden, faulty } = questions;
  const again = (content: Html) =>
    html`<form method="post" action="/admin/import/again"><input type="hidden" name="plan" value="${key}">
${content}</form>\n`;
  return html`${sheets && again(sheetFields(sheets))}
${columns && again(columnFields(columns))}
${dates.length > 0 && again(dateFields(dates))}
${matches.length > 0 && again(matchFields(matches))}
${hidden !== null && again(hiddenFields(hidden))}
${problems.length > 0 && faulty.length > 0 && again(faultyFields(faulty.length))}`;
}

/** A part that is open while it needs a decision. */
function part(title: string, isOpen: boolean, content: Html): Html {
  return isOpen
    ? html`<h3>${title}</h3>\n${content}`
    : html`<details><summary>${title}</summary>\n${content}</details>`;
}

function sheetFields({ offered, isChosen }: NonNullable<Questions['sheets']>): Html {
  const boxes = offered.map(
    ({ name, isRead }) =>
      html`<label><input type="checkbox" name="sheet" value="${name}"${isRead && html` checked`}> ${name}</label>\n`,
  );
  return part(
    'Hojas del archivo',
    !isChosen,
    html`<p>Marque las hojas con productos. Varias se leen como una sola lista.</p>
${boxes}<p><button class="${isChosen ? '' : 'go'}">Leer las hojas marcadas</button></p>`,
  );
}

function columnFields({ at, columns, isOpen }: NonNullable<Questions['columns']>): Html {
  const option = (value: string, text: string, chosen: string) =>
    html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`;
  const rows = columns.flatMap(({ title, examples, heading }, column) => {
    const options = columnHeadings().map((name) => option(name, name, heading));
    const field = html`<select name="column-${column}" aria-label="Qué es ${title}">
${option('', 'No se lee', heading)}
${options}</select>`;
    return title === '' ? [] : [[title, examples.join(' · '), field]];
  });
  return part(
    'Columnas del archivo',
    isOpen,
    html`<p>Diga qué es cada columna. Al escribir los cambios, la tienda lo recuerda para el próximo archivo con los mismos títulos.</p>
<input type="hidden" name="at" value="${at}"><input type="hidden" name="columns" value="${columns.length}">
${table(['Título', 'Primeros datos', 'Qué es'], rows)}
<p><button>Leer así las columnas</button></p>`,
  );
}

function dateFields(dates: Questions['dates']): Html {
  const rows = dates.map(({ written, size, place, names }) => [
    written,
    place,
    names.join(' · '),
    html`<input type="hidden" name="date" value="${written}">
<input type="text" name="size" value="${size ?? ''}" maxlength="60" autocomplete="off" aria-label="Medida por ${written}">`,
  ]);
  return html`<h3>Medidas que la hoja convirtió en fechas (${dates.length})</h3>
<p>Revise cada medida o escríbala. Las filas de una casilla vacía quedan fuera.</p>
${table(['En el archivo', 'Dónde', 'Productos', 'Medida'], rows)}
<p><button>Usar estas medidas</button></p>`;
}

function matchFields(matches: Questions['matches']): Html {
  const rows = matches.map(({ place, name, id, product }, at) => {
    const radio = (value: string, text: string) =>
      html`<label><input type="radio" name="match-${at}" value="${value}"> ${text}</label>`;
    return [
      place,
      name,
      `${id} ${product}`,
      html`<input type="hidden" name="match-name" value="${name}"><input type="hidden" name="match-id" value="${id}">
<div role="radiogroup" aria-label="${name}">${radio('same', 'Es ese')} ${radio('other', 'Es otro producto')}</div>`,
    ];
  });
  return html`<h3>Parecen productos de la tienda, con otro nombre (${matches.length})</h3>
<p>Los que no decida quedan fuera. La tienda conserva sus nombres y recuerda los del archivo.</p>
${table(['Dónde', 'En su archivo', 'En la tienda', 'Decisión'], rows)}
<p class="row"><button>Seguir con lo decidido</button>
<button name="match-all" value="same">Todos son esos</button></p>`;
}

const hiddenFields = (hidden: string) => html`<h3>Filas ocultas en la hoja</h3>
<p>Se leen como las demás: ${hidden}.</p>
<p><button name="hidden" value="1">Dejar fuera las filas ocultas</button></p>`;

const faultyFields = (count: number) => html`<h3>Filas con problemas (${count})</h3>
<p>Corríjalas en el archivo y envíelo otra vez, o siga sin ellas: sus productos quedan como están.</p>
<p><button name="faulty" value="1">Dejar fuera las filas con problemas</button></p>`;
