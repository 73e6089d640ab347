import { Worker } from 'node:worker_threads';
import Papa from 'papaparse';
import { decodeText } from '../../src/lib/decode-text.ts';
import type { Table } from './columns.ts';

/** In bytes, compressed and uncompressed. */
const MAX_BYTES = 10_000_000;
const MAX_UNPACKED = 100_000_000;
const MAX_ROWS = 20_000;
const MAX_COLUMNS = 200;

/** Limits for reading an XLSX file; 10,000 products take a second. */
const MAX_MS = 30_000;
const MAX_HEAP_MB = 256;

/** The reader exceeded its limits or never answered. */
const UNREADABLE_FILE = 'El archivo es demasiado grande o está dañado: no se puede leer.';

/** The message is Spanish, for the user who chose the file. */
export class InvalidFileError extends Error {}

/**
 * Reads the first sheet of an XLSX file, or a CSV file with any separator, in UTF-8, UTF-16 or
 * Windows-1252.
 *
 * @throws InvalidFileError
 */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (bytes.length === 0) throw new InvalidFileError('El archivo está vacío.');
  if (bytes.length > MAX_BYTES) throw new InvalidFileError('El archivo pasa de 10 MB.');
  const table = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes);
  if (table.length > MAX_ROWS) throw new InvalidFileError('La hoja pasa de 20 000 filas.');
  if (table.some(({ length }) => length > MAX_COLUMNS)) {
    throw new InvalidFileError(`La hoja pasa de ${MAX_COLUMNS} columnas.`);
  }
  return table;
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK';

/** In a worker, which is terminated when it takes too long. */
function readXlsx(bytes: Buffer): Promise<Table> {
  const worker = new Worker(new URL('./xlsx-worker.mjs', import.meta.url), {
    workerData: { bytes, maxUnpacked: MAX_UNPACKED },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    execArgv: [],
  });
  const timer = setTimeout(() => void worker.terminate(), MAX_MS);
  return new Promise<Table>((resolve, reject) => {
    const unread = () => reject(new InvalidFileError(UNREADABLE_FILE));
    worker.once('message', ({ table, problem }) => {
      if (table) resolve(table);
      else reject(new InvalidFileError(problem));
    });
    worker.once('error', unread);
    // Some damaged files let the reader's promise hang: the thread exits without a message.
    worker.once('exit', unread);
  }).finally(() => clearTimeout(timer));
}

function readCsv(bytes: Buffer): Table {
  const text = decodeText(bytes);
  if (/(?![\t\n\v\f\r])\p{Cc}/u.test(text.slice(0, 10_000))) {
    throw new InvalidFileError('No es un archivo XLSX ni CSV.');
  }
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: MAX_ROWS + 1,
  });
  const [broken] = errors.filter(({ type }) => type === 'Quotes');
  if (broken) {
    throw new InvalidFileError(`Fila ${(broken.row ?? 0) + 1}: una comilla (") no está cerrada.`);
  }
  // Reverses the escaping of formulas in `writeCsv`.
  return data.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')));
}

/** Detected in the heading: other rows contain commas in texts. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [';', '\t', ',', '|'].reduce((best, next) => (count(next) > count(best) ? next : best));
}
