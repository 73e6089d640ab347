import { isDeepStrictEqual } from 'node:util';
import { escapeHtml } from '../preview/markup.ts';
import { columns, type Remark } from '../spreadsheet/columns.ts';
import { type Change, isApplicable, type Plan } from '../spreadsheet/plan.ts';
import { table } from './layout.ts';

const PLACE = ['Hoja', 'Fila', 'Columna', 'Qué hacer'];
const EDITED = ['Código', 'Producto', 'Dato'];
const CONFLICT =
  'En conflicto: la tienda también cambió el dato y queda el de ella; para cambiarlo, descargue otra vez el catálogo';

/**
 * The preview of an import, with the button that applies it.
 * @param key of the kept preview
 */
export function planSection(plan: Plan, source: string, key: string): string {
  const { added, changes, conflicts, removed, categories, problems, warnings } = plan;
  const filled = columns.filter(({ field }) => added.some((product) => product[field] !== null));
  const headings = filled.map(({ heading }) => heading);
  const addedRows = added.map((product) => filled.map(({ field }) => product[field]));
  const removedRows = removed.map(({ id, name }) => [id, name]);
  const parts = [
    part('Por corregir', PLACE, problems.map(placeOf)),
    part(CONFLICT, [...EDITED, 'En la tienda', 'En su archivo'], conflicts.map(changeRow)),
    part('Revise antes de escribir', PLACE, warnings.map(placeOf)),
    part('Cambian', [...EDITED, 'Antes', 'Después'], changes.map(changeRow)),
    part('Se agregan', headings, addedRows),
    part('Se quitan', ['Código', 'Producto'], removedRows),
    part('Categorías', ['Antes', 'Después'], categoryRows(categories)),
  ];
  return `<section class="card">
<h2>${escapeHtml(source)}</h2>
<p class="notice" role="status">${outcomeOf(plan)}</p>
${plan.notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}
${isApplicable(plan) ? applyForm(plan, key) : ''}
${parts.join('\n')}
</section>`;
}

function applyForm({ confirmations }: Plan, key: string): string {
  const tick = (text: string) =>
    `<label><input type="checkbox" name="confirmed" value="${text}" required> Confirmo: ${text}</label>`;
  return `<form method="post" action="/admin/apply"><input type="hidden" name="plan" value="${key}">
${confirmations.map(escapeHtml).map(tick).join('\n')}
<p><button class="go">Escribir estos cambios</button></p></form>`;
}

function part(title: string, headings: readonly string[], rows: readonly unknown[][]): string {
  return rows.length > 0 ? `<h3>${title} (${rows.length})</h3>${table(headings, rows)}` : '';
}

const placeOf = ({ sheet, row, column, message }: Remark) => [sheet, row, column, message];

function changeRow({ id, name, field, before, after }: Change): unknown[] {
  const heading = columns.find((column) => column.field === field)?.heading;
  return [id, name, heading, before ?? '(vacío)', after ?? '(vacío)'];
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
  return plan.problems.length > 0
    ? 'No se ha escrito nada. Corrija lo que sigue y envíelo otra vez.'
    : 'No cambia nada en el catálogo.';
}
