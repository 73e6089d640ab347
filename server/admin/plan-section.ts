import { isDeepStrictEqual } from 'node:util';
import { taxRate } from '../../src/lib/limits.ts';
import { formatSoles } from '../../src/lib/money.ts';
import { shownCode } from '../../src/lib/product-code.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { type Html, html } from '../html/html.ts';
import {
  type CellRemark,
  headingOfField,
  sheetColumns,
  shownValue,
} from '../spreadsheet/columns.ts';
import type { CellChange } from '../spreadsheet/merge-rows.ts';
import { isApplicable, type Plan } from '../spreadsheet/plan.ts';
import { decidedPart } from '../spreadsheet/plan-choices.ts';
import { questionForms } from './import-questions.ts';
import { table } from './layout.ts';

const PLACE = ['Hoja', 'Fila', 'Producto', 'Columna', 'Qué hacer'];
const EDITED = ['Código', 'Producto', 'Dato'];
const CONFLICT =
  'En conflicto: la tienda también cambió el dato y queda el de ella; para cambiarlo, descargue otra vez el catálogo';

/**
 * The preview of an import, with the button that applies it.
 * @param key of the kept preview
 */
export function planSection(plan: Plan, source: string, key: string): Html {
  const { added, changes, conflicts, removed, categories, problems, warnings } = decidedPart(plan);
  const filled = sheetColumns.filter(({ field }) =>
    added.some((product) => product[field] !== null),
  );
  const headings = filled.map(({ heading }) => heading);
  const addedRows = added.map((product) => filled.map(({ field }) => shown(field, product[field])));
  const removedRows = removed.map((product) => [shownCode(product), product.name]);
  const parts = [
    tablePart('Por corregir', PLACE, problems.map(remarkRow)),
    tablePart(CONFLICT, [...EDITED, 'En la tienda', 'En su archivo'], conflicts.map(changeRow)),
    tablePart('Revise antes de escribir', PLACE, warnings.map(remarkRow)),
    tablePart('Cambian', [...EDITED, 'Antes', 'Después', 'Cambio'], changes.map(movedRow)),
    tablePart('Se agregan', headings, addedRows),
    tablePart('Se quitan', ['Código', 'Producto'], removedRows),
    tablePart('Categorías', ['Antes', 'Después'], categoryRows(categories)),
  ];
  return html`<section class="card">
<h2>${source}</h2>
<p class="notice" role="status">${outcomeOf(plan)}</p>
${plan.notes.map((note) => html`<p>${note}</p>\n`)}
${plan.asksTax && taxForm(key)}
${questionForms(plan, key)}
${plan.doubtful.length > 0 && doubtfulForm(plan, key)}
${isApplicable(plan) && applyForm(plan, key)}
${parts}
</section>`;
}

function applyForm(plan: Plan, key: string): Html {
  const tick = (text: string) =>
    html`<label><input type="checkbox" name="confirmed" value="${text}" required> Confirmo: ${text}</label>\n`;
  return html`<form method="post" action="/admin/apply"><input type="hidden" name="plan" value="${key}">
${plan.confirmations.map(tick)}
${plan.emptied.length > 0 && emptiedField(plan)}
<p><button class="go">Escribir estos cambios</button></p></form>`;
}

function emptiedField({ emptied }: Plan): Html {
  return html`<label><input type="checkbox" name="emptied" value="1" checked> Quitar también las categorías que quedan sin productos (${emptied.length}): ${emptied.join(', ')}</label>`;
}

/** Asks whether prices that are without the tax by their heading get it. */
function taxForm(key: string): Html {
  return html`<form method="post" action="/admin/import/again"><input type="hidden" name="plan" value="${key}">
<p>Los precios del archivo están sin IGV por su título, y los de la tienda lo incluyen.</p>
<p><button class="go" name="tax" value="add">Sumar el IGV (× ${1 + taxRate})</button>
<button name="tax" value="keep">Ya lo incluyen</button></p></form>`;
}

/** Lists rows that are probably no product, which may be added nevertheless. */
function doubtfulForm({ doubtful, questions }: Plan, key: string): Html {
  const { sections } = questions;
  const sectionsButton = html`<button name="sections" value="1">Son secciones: usarlas como categorías (${sections.join(', ')})</button>`;
  return html`<form method="post" action="/admin/import/again"><input type="hidden" name="plan" value="${key}">
<h3>No parecen productos, y no se agregan (${doubtful.length})</h3>
<ul>${doubtful.map((row) => html`<li>${row}</li>`)}</ul>
<p class="row">${sections.length > 0 && sectionsButton}
<button name="doubtful" value="1">Son productos: agregarlos también</button></p></form>`;
}

export function tablePart(title: string, headings: readonly string[], rows: readonly unknown[][]) {
  return rows.length > 0 && html`<h3>${title} (${rows.length})</h3>\n${table(headings, rows)}\n`;
}

const remarkRow = ({ sheet, row, product, column, message }: CellRemark) => [
  sheet,
  row,
  product,
  column,
  message,
];

const isMoney = (field: keyof StoredProduct) => field === 'price' || field === 'priceBuy';

/** A value as the owner knows it; amounts in soles, as the shop shows them. */
export function shown(field: keyof StoredProduct, value: StoredProduct[keyof StoredProduct]) {
  if (!isMoney(field) || typeof value !== 'number') return shownValue(field, value);
  return formatSoles(value);
}

function changeRow(change: CellChange): unknown[] {
  const { name, field, before, after } = change;
  const heading = headingOfField(field);
  const values = [shown(field, before) ?? '(vacío)', shown(field, after) ?? '(vacío)'];
  return [shownCode(change), name, heading, ...values];
}

/** With the relative change of a price: `+35.0 %`. */
function movedRow(change: CellChange): unknown[] {
  const { field, before, after } = change;
  const move = isMoney(field) && before && after ? Number(after) / Number(before) - 1 : null;
  if (move === null) return [...changeRow(change), ''];
  const sign = move < 0 ? '−' : '+';
  return [...changeRow(change), `${sign}${(Math.abs(move) * 100).toFixed(1)} %`];
}

/** The changed categories, or all in their new order; then the removed ones. */
function categoryRows(categories: Plan['categories']): string[][] {
  const { before = [], after = [] } = categories ?? {};
  const order = after.flatMap(({ was }) => was ?? []);
  const removed = before.filter((name) => !order.includes(name));
  const present = before.filter((name) => order.includes(name));
  const isSorted = isDeepStrictEqual(order, present);
  const shown = after.filter(({ name, was }) => !isSorted || was !== name);
  const rows = shown.map(({ name, was }) => [was ?? '(nueva)', name]);
  return [...rows, ...removed.map((name) => [name, '(se quita)'])];
}

/** Whether a plan can be applied, or why not. */
function outcomeOf(plan: Plan): string {
  if (isApplicable(plan)) return 'No se ha escrito nada todavía.';
  if (plan.asksTax && plan.problems.length === 0)
    return 'No se ha escrito nada. Diga si los precios incluyen el IGV.';
  if (plan.questions.sheets?.isChosen === false)
    return 'No se ha escrito nada. Elija las hojas que se leen.';
  const { columns, faulty } = plan.questions;
  if (plan.problems.length > 0 && columns?.isOpen && faulty.length === 0)
    return 'No se ha escrito nada. Diga qué es cada columna.';
  return plan.problems.length > 0
    ? 'No se ha escrito nada. Corrija lo que sigue y envíelo otra vez.'
    : 'No cambia nada en el catálogo.';
}
