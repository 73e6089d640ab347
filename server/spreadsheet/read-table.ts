import Papa from 'papaparse';
import { unescapeFormula } from '../../src/lib/csv-formula.ts';
import { decodeText } from '../../src/lib/decode-text.ts';
import { findHeader, HEADER_ROWS, type Spreadsheet, type Table } from './columns.ts';
import { OwnerError } from './owner-error.ts';
import { readXlsx } from './read-xlsx.ts';

/** In bytes. */
const MAX_BYTES = 10_000_000;
const MAX_ROWS = 20_000;
const MAX_COLUMNS = 200;

/**
 * Reads an XLSX file, or a CSV file with any separator, in UTF-8, UTF-16 or Windows-1252.
 * @throws OwnerError
 */
export async function readTable(bytes: Buffer): Promise<Spreadsheet> {
  if (bytes.length === 0) throw new OwnerError('El archivo está vacío.');
  if (bytes.length > MAX_BYTES) throw new OwnerError('El archivo pasa de 10 MB.');
  const file = isZip(bytes) ? await readXlsx(bytes) : { products: readCsv(bytes) };
  for (const table of [file.products, file.categories ?? []]) {
    if (table.length > MAX_ROWS) throw new OwnerError('La hoja pasa de 20 000 filas.');
    if (table.some(({ length }) => length > MAX_COLUMNS)) {
      throw new OwnerError(`La hoja pasa de ${MAX_COLUMNS} columnas.`);
    }
  }
  return file;
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK';

function readCsv(bytes: Buffer): Table {
  const text = decodeText(bytes);
  if (text.slice(0, 10_000).includes('\0')) {
    throw new OwnerError('No es un archivo XLSX ni CSV.');
  }
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: MAX_ROWS + 1,
  });
  const [broken] = errors.filter(({ type }) => type === 'Quotes');
  if (broken) {
    throw new OwnerError(`Fila ${(broken.row ?? 0) + 1}: una comilla (") no está cerrada.`);
  }
  return data.map((row) => row.map(unescapeFormula));
}

/** The one that splits the headings most: other rows contain commas in texts. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 50_000);
  const count = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(start, { delimiter, preview: HEADER_ROWS });
    const header = findHeader(data);
    return header === -1 ? 0 : (data[header]?.length ?? 0);
  };
  return [';', '\t', ',', '|'].reduce((best, next) => (count(next) > count(best) ? next : best));
}
