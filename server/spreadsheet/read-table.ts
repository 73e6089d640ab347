import Papa from 'papaparse';
import { unescapeFormula } from '../../src/lib/csv-formula.ts';
import { decodeText } from '../../src/lib/decode-text.ts';
import { OwnerError } from '../owner-error.ts';
import { findHeader, type SheetTable, type Spreadsheet } from './columns.ts';
import { foreignFormat } from './foreign-format.ts';
import { readXlsx } from './read-xlsx.ts';

/** In bytes. */
const MAX_FILE_BYTES = 25_000_000;
const MAX_SHEET_ROWS = 100_000;
/** A part of a file lacks the products of the others: with the checkbox, they would be removed. */
const DIVIDE =
  'divídalo en varios con los mismos títulos, y súbalos uno por uno sin marcar «Quitar los productos que no están en el archivo».';

/**
 * Reads an XLSX file, or a CSV file with any separator, in UTF-8, UTF-16 or Windows-1252.
 * @param wanted names of the sheets of products, if the owner has chosen
 * @throws OwnerError
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  wanted?: readonly string[],
): Promise<Spreadsheet> {
  if (bytes.length > MAX_FILE_BYTES) throw new OwnerError(`El archivo pasa de 25 MB: ${DIVIDE}`);
  const foreign = foreignFormat(bytes);
  if (foreign !== null) throw new OwnerError(foreign);
  const isZip = String.fromCharCode(...bytes.slice(0, 2)) === 'PK';
  const file = isZip ? await readXlsx(bytes, wanted) : { products: parseCsv(bytes) };
  const isLong = [file.products, file.categories ?? []].some(
    ({ length }) => length > MAX_SHEET_ROWS,
  );
  if (isLong) throw new OwnerError(`La hoja pasa de 100 000 filas: ${DIVIDE}`);
  return file;
}

function parseCsv(bytes: Uint8Array): SheetTable {
  const text = decodeText(bytes);
  if (text.slice(0, 10_000).includes('\0')) {
    throw new OwnerError('No es un archivo XLSX ni CSV.');
  }
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text.slice(0, 50_000)),
    preview: MAX_SHEET_ROWS + 1,
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    throw new OwnerError(`Fila ${(broken.row ?? 0) + 1}: una comilla (") no está cerrada.`);
  }
  return data.map((row) => row.map(unescapeFormula));
}

/** The first one that separates the heading Código from others: texts may contain any. */
function delimiterOf(start: string): string {
  const separates = (delimiter: string) =>
    findHeader(Papa.parse<string[]>(start, { delimiter }).data) !== -1;
  return [';', '\t', ','].find(separates) ?? ';';
}
