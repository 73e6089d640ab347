import { shownCode } from '../../src/lib/product-code.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { type Html, html } from '../html/html.ts';
import { headingOfField, sheetColumns } from '../spreadsheet/columns.ts';
import type { ImportDetails } from '../spreadsheet/undo.ts';
import type { UndoneValue, UndoPlan } from '../spreadsheet/undo-plan.ts';
import { table, timeOf } from './layout.ts';
import { shown, tablePart } from './plan-section.ts';
import type { AdminPage } from './route.ts';

export const IMPORT = '/admin/importacion';
const VALUE = ['Código', 'Producto', 'Dato', 'Antes', 'Se escribió'];
const PRODUCT = ['Código', 'Producto'];

/** An import of the history: its values, and what undoing it would do. */
export function importPage(details: ImportDetails): AdminPage {
  const { id, at, source, undoneAt } = details;
  return {
    title: `Importación ${id}`,
    path: '/admin',
    main: html`<section class="card">
<h1>Importación ${id}</h1>
<p>${source} · ${timeOf(at)} · ${undoneAt ? `deshecha el ${timeOf(undoneAt)}` : 'escrita'} · <a href="/admin">Volver al historial</a></p>
${undoneAt ? writtenPart(details) : undoPart(details)}
</section>`,
  };
}

function undoPart({ id, plan, version }: ImportDetails): Html {
  const { restored, returned, removed, kept, categories } = plan;
  const isEmpty = [restored, returned, removed].every(({ length }) => length === 0) && !categories;
  const form = html`<form method="post" action="/admin/undo">
<input type="hidden" name="id" value="${id}"><input type="hidden" name="version" value="${version}">
<p>Deshacerla vuelve a lo de antes solo en lo que nadie ha cambiado después.</p>
<p><button class="go">Deshacer la importación ${id}</button></p></form>`;
  const nothing = html`<p class="notice">No queda nada que deshacer: todo ha cambiado después.</p>`;
  const named = categories?.map(({ name, was }) => [was ?? '(vuelve)', name]) ?? [];
  const renamed = named.filter(([was, name]) => was !== name);
  return html`${isEmpty ? nothing : form}
${keptPart(kept)}
${tablePart('Vuelven a lo de antes', VALUE, restored.map(writtenRow))}
${tablePart('Vuelven a la tienda', PRODUCT, returned.map(productRow))}
${tablePart('Se quitan de la tienda', PRODUCT, removed.map(productRow))}
${tablePart('Categorías que vuelven a lo de antes', ['Ahora', 'Después'], renamed)}`;
}

/** The values of an import that is undone. */
function writtenPart({ record }: ImportDetails): Html {
  const written = new Map(record.written?.map((product) => [product.id, product]));
  const rows = record.changed.flatMap((before) => {
    const after = written.get(before.id);
    const { name } = before;
    const code = shownCode(before);
    const fields = sheetColumns.filter(
      ({ field }) => before[field] !== undefined && after && after[field] !== before[field],
    );
    return fields.map(({ field, heading }) => {
      return [code, name, heading, valueOf(field, before[field]), valueOf(field, after?.[field])];
    });
  });
  const added = record.added.map((id) => {
    const product = written.get(id);
    return product ? productRow(product) : [id];
  });
  return html`${tablePart('Cambió', VALUE, rows)}
${tablePart('Agregó', PRODUCT, added)}
${tablePart('Quitó', PRODUCT, record.removed.map(productRow))}`;
}

/** What an undo leaves as it is. */
export function keptPart(kept: UndoPlan['kept']): Html | null {
  if (kept.length === 0) return null;
  const rows = kept.map((value) => [...writtenRow(value), valueOf(value.field, value.now)]);
  return html`<h3>Quedan como están, porque cambiaron después (${kept.length})</h3>
${table([...VALUE, 'Ahora'], rows)}`;
}

const productRow = (product: StoredProduct) => [shownCode(product), product.name];

function writtenRow(value: UndoneValue): unknown[] {
  const { name, field, before, written } = value;
  const heading = headingOfField(field);
  return [shownCode(value), name, heading, valueOf(field, before), valueOf(field, written)];
}

function valueOf(field: keyof StoredProduct, value: UndoneValue['now']): unknown {
  return value === undefined ? '(no está)' : (shown(field, value) ?? '(vacío)');
}
