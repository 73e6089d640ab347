import type { Imported, ImportRecord } from './import.ts';
import type { Plan } from './plan.ts';
import type { Remark } from './remarks.ts';

export function reportOf(plan: Plan): string[] {
  const { added, changes, removed, newCategories, problems, warnings } = plan;
  return [
    ...listed(
      'Se agregan',
      added.map(({ id, name }) => `${id}  ${name}`),
    ),
    ...listed(
      'Cambian',
      changes.map(
        ({ id, name, heading, before, after }) =>
          `${id}  ${name}: ${heading} ${shown(before)} → ${shown(after)}`,
      ),
    ),
    ...listed(
      'Se quitan',
      removed.map(({ id, name }) => `${id}  ${name}`),
    ),
    ...listed('Categorías nuevas', newCategories),
    ...listed('Revise', warnings.map(place)),
    ...listed('Corrija', problems.map(place)),
    summaryOf(plan),
  ];
}

/** `Agregados: 1 · cambiados: 2 (3 datos) · quitados: 0 · iguales: 760` */
export function summaryOf({ added, changes, removed, unchanged }: Plan): string {
  const products = new Set(changes.map(({ id }) => id)).size;
  const data = changes.length === 1 ? '1 dato' : `${changes.length} datos`;
  return `Agregados: ${added.length} · cambiados: ${products} (${data}) · quitados: ${removed.length} · iguales: ${unchanged}`;
}

export const NOT_YET = 'No se ha escrito nada todavía.';

/** Whether an import was applied, or why not. */
export function outcomeOf({ plan, id, isStale }: Imported): string {
  if (id !== null) return `Escrito: importación ${id}. La tienda lo muestra en un segundo.`;
  if (plan.problems.length > 0) {
    return 'No se ha escrito nada. Corrija el archivo y vuelva a subirlo.';
  }
  if (plan.added.length + plan.changes.length + plan.removed.length === 0) {
    return 'El archivo no cambia nada: el catálogo ya está así.';
  }
  return isStale
    ? 'No se ha escrito nada: el catálogo cambió mientras usted leía. Esto es lo que cambiaría ahora.'
    : NOT_YET;
}

export function recordLine(record: ImportRecord): string {
  const { id, at, source, added, changed, removed, undoneAt } = record;
  const undone = undoneAt ? ` · deshecha el ${timeOf(undoneAt)}` : '';
  return `${id}  ${timeOf(at)}  ${source}  agregados: ${added} · cambiados: ${changed} · quitados: ${removed}${undone}`;
}

const time = new Intl.DateTimeFormat('es-PE', {
  timeZone: 'America/Lima',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** A time in Lima. @param iso ISO 8601 */
export const timeOf = (iso: string) => time.format(new Date(iso)).replace(',', '');

export const shown = (value: unknown) => (value === null ? '(vacío)' : String(value));

function listed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`), ''];
}

const place = ({ row, column, message }: Remark) =>
  `fila ${row}${column === null ? '' : `, ${column}`}: ${message}`;
