import { type CellRemark, headingOfField, shownValue } from '../spreadsheet/columns.ts';
import type { CellChange } from '../spreadsheet/merge-rows.ts';
import type { Plan } from '../spreadsheet/plan.ts';
import { decidedPart } from '../spreadsheet/plan-choices.ts';

/** Lines of each part of a preview. */
const LISTED_LINES = 50;

/** The preview of an import as text, for the log of a cron job. */
export function planSummary(plan: Plan): string {
  const {
    notes,
    problems,
    conflicts,
    warnings,
    changes,
    added,
    removed,
    confirmations,
    questions,
  } = decidedPart(plan);
  const choices = [
    plan.questions.sheets?.isChosen === false &&
      `hojas que se leen: ${plan.questions.sheets.offered.map(({ name }) => name).join(', ')}`,
    plan.asksTax &&
      'precios sin IGV: sume el IGV (--tax add) o diga que ya lo incluyen (--tax keep)',
  ].filter((text) => typeof text === 'string');
  return [
    ...notes,
    ...listPart('Por corregir', problems.map(remarkText)),
    ...listPart('En conflicto, queda lo de la tienda', conflicts.map(changeText)),
    ...listPart('Revise antes de escribir', warnings.map(remarkText)),
    ...listPart('Cambian', changes.map(changeText)),
    ...listPart(
      'Se agregan',
      added.map(({ id, name }) => `${id} ${name}`),
    ),
    ...listPart(
      'Se quitan',
      removed.map(({ id, name }) => `${id} ${name}`),
    ),
    ...listPart('No parecen productos, y no se agregan', plan.doubtful),
    ...listPart(
      'Medidas que la hoja convirtió en fechas',
      questions.dates.map(
        ({ place, written, size }) => `${place}: ${written}${size ? `, quizá ${size}` : ''}`,
      ),
    ),
    ...listPart(
      'Parecen productos de la tienda, con otro nombre',
      questions.matches.map(
        ({ place, name, id, product }) => `${place}: ${name} = ${id} ${product}`,
      ),
    ),
    ...listPart('Filas ocultas, que se leen', questions.hidden ? [questions.hidden] : []),
    ...listPart('Falta confirmar', [...confirmations, ...choices]),
  ].join('\n');
}

function listPart(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - LISTED_LINES;
  const shown = lines.slice(0, LISTED_LINES).map((line) => `  ${line}`);
  return [`${title} (${lines.length}):`, ...shown, ...(more > 0 ? [`  … y ${more} más`] : [])];
}

function remarkText({ sheet, row, product, column, message }: CellRemark): string {
  const place = [sheet, `fila ${row}`, product, column].filter(Boolean).join(', ');
  return `${place}: ${message}`;
}

function changeText({ id, name, field, before, after }: CellChange): string {
  const heading = headingOfField(field);
  const shown = (value: CellChange['before']) => shownValue(field, value) ?? '(vacío)';
  return `${id} ${name}, ${heading}: ${shown(before)} → ${shown(after)}`;
}
