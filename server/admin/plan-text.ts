import { columns, type Remark } from '../spreadsheet/columns.ts';
import type { Change, Plan } from '../spreadsheet/plan.ts';

/** Lines of each part of a preview. */
const LISTED = 50;

/** The preview of an import as text, for the log of a cron job. */
export function planText(plan: Plan): string {
  const { notes, problems, conflicts, warnings, changes, added, removed, confirmations } = plan;
  const choices = [
    plan.asksTax && 'precios sin IGV: diga si se suma',
    plan.units.length > 0 && `productos que no se venden por unidad: ${plan.units.length}`,
  ].filter((text) => typeof text === 'string');
  return [
    ...notes,
    ...part('Por corregir', problems.map(remarkText)),
    ...part('En conflicto, queda lo de la tienda', conflicts.map(changeText)),
    ...part('Revise antes de escribir', warnings.map(remarkText)),
    ...part('Cambian', changes.map(changeText)),
    ...part(
      'Se agregan',
      added.map(({ id, name }) => `${id} ${name}`),
    ),
    ...part(
      'Se quitan',
      removed.map(({ id, name }) => `${id} ${name}`),
    ),
    ...part('No parecen productos, y no se agregan', plan.doubtful),
    ...part('Falta confirmar', [...confirmations, ...choices]),
  ].join('\n');
}

function part(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - LISTED;
  const shown = lines.slice(0, LISTED).map((line) => `  ${line}`);
  return [`${title} (${lines.length}):`, ...shown, ...(more > 0 ? [`  … y ${more} más`] : [])];
}

function remarkText({ sheet, row, product, column, message }: Remark): string {
  const place = [sheet, `fila ${row}`, product, column].filter(Boolean).join(', ');
  return `${place}: ${message}`;
}

function changeText({ id, name, field, before, after }: Change): string {
  const heading = columns.find((column) => column.field === field)?.heading;
  return `${id} ${name}, ${heading}: ${before ?? '(vacío)'} → ${after ?? '(vacío)'}`;
}
