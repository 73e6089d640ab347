import type { ImportRecord } from './import.ts';
import type { Plan, Remark } from './plan.ts';

/** Lines of a kind that are printed; the rest is counted. */
const SHOWN = 40;

/** What an import would do, or has done, in Spanish, for a shop assistant. */
export function reportOf(plan: Plan): string[] {
  const { added, changes, removed, unchanged, newCategories, problems, warnings } = plan;
  const products = new Set(changes.map(({ id }) => id)).size;
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
    `${added.length} agregados, ${products} cambiados (${changes.length} datos), ${removed.length} quitados, ${unchanged} iguales.`,
  ];
}

/** One line of the history. */
export function recordLine({ id, at, source, added, changed, removed, undoneAt }: ImportRecord) {
  const undone = undoneAt ? `  (deshecha ${undoneAt})` : '';
  return `${id}  ${at}  ${source}: ${added} agregados, ${changed} cambiados, ${removed} quitados${undone}`;
}

function listed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - SHOWN;
  return [
    `${title} (${lines.length}):`,
    ...lines.slice(0, SHOWN).map((line) => `  ${line}`),
    ...(more > 0 ? [`  … y ${more} más`] : []),
    '',
  ];
}

const place = ({ row, column, message }: Remark) =>
  `fila ${row}${column === null ? '' : `, ${column}`}: ${message}`;

const shown = (value: unknown) => (value === null ? '(vacío)' : String(value));
