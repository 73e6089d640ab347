import { Worker } from 'node:worker_threads';
import Papa from 'papaparse';
import type { Table } from './columns.ts';

/** Larger files are no catalogue. Bytes, packed and unpacked. */
const MOST_BYTES = 10_000_000;
const MOST_UNPACKED = 100_000_000;
/** Of a sheet. */
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 200;

/** What reading an XLSX file may take; one of 10,000 products takes a second. */
const MOST_MS = 30_000;
const MOST_HEAP_MB = 256;

/** Whoever reads it took too much, or never answered. */
export const UNREADABLE_FILE = 'El archivo es demasiado grande o está dañado: no se puede leer.';

/** A file that is no sheet; the message is for who chose it, in Spanish. */
export class InvalidFileError extends Error {}

/**
 * Reads the first sheet of an XLSX file, or a CSV file with any separator, in UTF-8 or as Excel
 * writes it in Windows.
 *
 * @throws InvalidFileError
 */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (bytes.length === 0) throw new InvalidFileError('El archivo está vacío.');
  if (bytes.length > MOST_BYTES) throw new InvalidFileError('El archivo pasa de 10 MB.');
  const table = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes);
  if (table.length > MOST_ROWS) throw new InvalidFileError('La hoja pasa de 20 000 filas.');
  if (table.some(({ length }) => length > MOST_COLUMNS)) {
    throw new InvalidFileError(`La hoja pasa de ${MOST_COLUMNS} columnas.`);
  }
  return table;
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK';

/** In a thread of its own, which is ended where it takes too long; see `xlsx-worker.mjs`. */
function readXlsx(bytes: Buffer): Promise<Table> {
  const worker = new Worker(new URL('./xlsx-worker.mjs', import.meta.url), {
    workerData: { bytes, mostUnpacked: MOST_UNPACKED },
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    execArgv: [],
  });
  const timer = setTimeout(() => void worker.terminate(), MOST_MS);
  return new Promise<Table>((resolve, reject) => {
    const unread = () => reject(new InvalidFileError(UNREADABLE_FILE));
    worker.once('message', ({ table, problem }) => {
      if (table) resolve(table);
      else reject(new InvalidFileError(problem));
    });
    worker.once('error', unread);
    // Also where the reader never answers, as of a few damaged files: the thread has nothing left to do.
    worker.once('exit', unread);
  }).finally(() => clearTimeout(timer));
}

function readCsv(bytes: Buffer): Table {
  const text = decode(bytes);
  if (/(?![\t\n\v\f\r])\p{Cc}/u.test(text.slice(0, 10_000))) {
    throw new InvalidFileError('No es un archivo XLSX ni CSV.');
  }
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: MOST_ROWS + 1,
  });
  const [broken] = errors.filter(({ type }) => type === 'Quotes');
  if (broken) {
    throw new InvalidFileError(`Fila ${(broken.row ?? 0) + 1}: una comilla (") no está cerrada.`);
  }
  // What an export has made harmless for spreadsheets is itself again.
  return data.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')));
}

/** That of the heading, whose names hold none: the rows below are full of commas. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [';', '\t', ',', '|'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

function decode(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
