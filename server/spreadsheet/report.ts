import type { ProductRow } from '../catalogue/catalogue-store.ts';
import { columns } from './columns.ts';
import type { Imported, ImportRecord } from './import.ts';
import { timeOf } from './lima-time.ts';
import { isApplicable, type Plan } from './plan.ts';
import type { Remark } from './remarks.ts';

/** A part of a plan as a table. */
export interface Section {
  title: string;
  headings: readonly string[];
  rows: readonly (readonly unknown[])[];
}

/** The parts of a plan that are not empty. */
export function sectionsOf(plan: Plan): Section[] {
  const { added, changes, conflicts, removed, categories, problems, warnings } = plan;
  const filled = columns.filter(({ field }) => added.some((product) => product[field] !== null));
  const was = new Set(categories?.after.map((one) => one.was));
  const places = (remarks: readonly Remark[]) =>
    remarks.map(({ sheet, row, column, message }) => [sheet, row, column, message]);
  const place = ['Hoja', 'Fila', 'Columna', 'Qué hacer'];
  const change = ['Código', 'Producto', 'Dato'];
  const sections: Section[] = [
    { title: 'Corrija en el archivo', headings: place, rows: places(problems) },
    {
      title: 'En conflicto: usted y la tienda cambiaron el mismo dato',
      headings: [...change, 'Al exportar', 'En la tienda', 'En su archivo'],
      rows: conflicts.map(({ id, name, heading, exported, before, after }) => {
        return [id, name, heading, shown(exported), shown(before), shown(after)];
      }),
    },
    { title: 'Revise antes de escribir', headings: place, rows: places(warnings) },
    {
      title: 'Cambian',
      headings: [...change, 'Antes', 'Después'],
      rows: changes.map(({ id, name, heading, before, after }) => {
        return [id, name, heading, shown(before), shown(after)];
      }),
    },
    {
      title: 'Se agregan',
      headings: filled.map(({ heading }) => heading),
      rows: added.map((product: ProductRow) => filled.map(({ field }) => product[field])),
    },
    {
      title: 'Se quitan',
      headings: ['Código', 'Producto'],
      rows: removed.map(({ id, name }) => [id, name]),
    },
    {
      title: 'Categorías, en su orden',
      headings: ['Antes', 'Después'],
      rows: categories
        ? [
            ...categories.after.map(({ name, was }) => [was ?? '(nueva)', name]),
            ...categories.before
              .filter((name) => !was.has(name))
              .map((name) => [name, '(se quita)']),
          ]
        : [],
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** `Agregados: 1 · cambiados: 2 (3 datos) · quitados: 0 · iguales: 760` */
export function summaryOf({ added, changes, removed, unchanged }: Plan): string {
  const products = new Set(changes.map(({ id }) => id)).size;
  const data = changes.length === 1 ? '1 dato' : `${changes.length} datos`;
  return `Agregados: ${added.length} · cambiados: ${products} (${data}) · quitados: ${removed.length} · iguales: ${unchanged}`;
}

/** Whether an import was applied, or why not. */
export function outcomeOf({ plan, id, refusal }: Imported): string {
  if (id !== null) return `Escrito: importación ${id}. La tienda lo muestra en un segundo.`;
  if (plan.problems.length > 0) {
    return 'No se ha escrito nada. Corrija el archivo y vuelva a subirlo.';
  }
  if (!isApplicable(plan)) return 'El archivo no cambia nada: el catálogo ya está así.';
  if (refusal === 'changed') {
    return 'No se ha escrito nada: el catálogo cambió mientras usted leía. Esto es lo que cambiaría ahora.';
  }
  if (refusal === 'unconfirmed') return 'No se ha escrito nada: falta confirmar lo marcado abajo.';
  return 'No se ha escrito nada todavía.';
}

export function recordLine(record: ImportRecord): string {
  const { id, at, source, added, changed, removed, undoneAt } = record;
  const undone = undoneAt ? ` · deshecha el ${timeOf(undoneAt)}` : '';
  return `${id}  ${timeOf(at)}  ${source}  agregados: ${added} · cambiados: ${changed} · quitados: ${removed}${undone}`;
}

const shown = (value: unknown) => (value === null ? '(vacío)' : String(value));
