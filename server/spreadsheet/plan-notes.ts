import type { StoredProduct } from '../catalogue/stored-product.ts';
import { type Spreadsheet, versionOf } from './columns.ts';
import type { Questions } from './import-choices.ts';
import type { Exported } from './merge-file.ts';
import { quotedCell } from './read-cell.ts';

export const NONE_REMOVED =
  'No se quita ningún producto, porque hay filas que quedan fuera y pueden ser las suyas.';

/** Confirmations that the file itself needs, whatever it changes in products. */
export function confirmationsOf(
  { products }: Spreadsheet,
  exported: Exported | null,
  newCategories: readonly string[],
): string[] {
  const isExport = versionOf(products) !== null || products.flat().some((cell) => cell === 'UUID');
  const { length: count } = newCategories;
  return [
    ...(count > 0 ? [`categorías nuevas (${count}): ${firstOf(newCategories)}`] : []),
    ...(isExport && !exported ? [UNKNOWN_VERSION] : []),
  ];
}

export function notesOnFile(file: Spreadsheet, exported: Exported | null): string[] {
  const which = file.places ? 'Se leen las hojas' : 'Se lee la hoja';
  const notes = file.sheet ? [`${which} «${file.sheet}».`] : [];
  if (file.others?.length) notes.push(`Hojas que no se leen: ${firstOf(file.others)}.`);
  if (exported?.nextImport) {
    const stale = `Exportado antes de la importación ${exported.nextImport} (el ${exported.exportedAt})`;
    notes.push(`${stale}: solo se propone lo que usted cambió desde entonces.`);
  }
  return notes;
}

export function staysNote(missing: readonly StoredProduct[]): string {
  const which = firstOf(missing.map(({ id, name }) => `${id} ${name}`));
  return `No están en el archivo, y quedan como están: ${missing.length} (${which}). Para quitarlos, súbalo otra vez con la casilla «Quitar los productos que no están en el archivo».`;
}

/** Confirmations for rows that are skipped until the owner has decided about them. */
export function openQuestions({ dates, matches, uncompared }: Questions): string[] {
  const rows = new Set(dates.flatMap((date) => date.rows)).size;
  const texts: [count: number, text: string][] = [
    [rows, 'por medidas que la hoja convirtió en fechas'],
    [matches.length, 'sin decir si ya están en la tienda'],
  ];
  const omitted = texts.flatMap(([count, text]) =>
    count > 0 ? `filas que quedan fuera, ${text}: ${count}` : [],
  );
  return uncompared > 0 ? [...omitted, `${UNCOMPARED}: ${uncompared}`] : omitted;
}

const UNCOMPARED =
  'productos nuevos cuyo nombre no se comparó con los de la tienda, y que quizá ya están con otro';

const UNKNOWN_VERSION =
  'el archivo es de una exportación que la tienda ya no guarda, o no tiene la columna Versión, y puede volver a valores antiguos';

/** Names in a message, which has their number. */
const firstOf = (names: readonly string[]) => names.slice(0, 10).map(quotedCell).join(', ');
