import { inflateRawSync } from 'node:zlib';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import type { Table } from './columns.ts';

/** Larger files are no catalogue. Bytes, packed and unpacked. */
const MOST_BYTES = 10_000_000;
const MOST_UNPACKED = 100_000_000;
/** Rows of a sheet. */
const MOST_ROWS = 20_000;

/** Before each entry in the directory of a ZIP file. */
const ENTRY = Buffer.from([0x50, 0x4b, 1, 2]);

/** A file that is no sheet; the message is for who chose it, in Spanish. */
export class FileProblem extends Error {}

/**
 * Reads the first sheet of an XLSX file, or a CSV file with any separator, in UTF-8 or as Excel
 * writes it in Windows.
 *
 * @throws FileProblem
 */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (bytes.length === 0) throw new FileProblem('El archivo está vacío.');
  if (bytes.length > MOST_BYTES) throw new FileProblem('El archivo pasa de 10 MB.');
  const table = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes);
  if (table.length > MOST_ROWS) throw new FileProblem('La hoja pasa de 20 000 filas.');
  return table;
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK';

async function readXlsx(bytes: Buffer): Promise<Table> {
  if (unpackedSize(bytes) > MOST_UNPACKED) {
    throw new FileProblem('El archivo, descomprimido, pasa de 100 MB.');
  }
  try {
    return (await readSheet(bytes, { trim: false })) as Table;
  } catch {
    throw new FileProblem('No es un archivo XLSX legible. Ábralo en Excel y guárdelo de nuevo.');
  }
}

/**
 * What the entries of a ZIP file come to when they are unpacked, by unpacking them: the sizes that
 * are written in it may lie. Entries whose beginning is written elsewhere are not found, nor read.
 */
function unpackedSize(bytes: Buffer): number {
  let total = 0;
  for (let at = bytes.indexOf(ENTRY); at !== -1; at = bytes.indexOf(ENTRY, at + 46)) {
    if (at + 46 > bytes.length) break;
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const header = bytes.readUInt32LE(at + 42);
    if (header + 30 > bytes.length) return Number.POSITIVE_INFINITY;
    const data = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    total += method === 8 ? inflatedLength(bytes.subarray(data, data + packed)) : packed;
    if (total > MOST_UNPACKED) return total;
  }
  return total;
}

function inflatedLength(packed: Buffer): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: MOST_UNPACKED }).length;
  } catch (error) {
    // What is damaged the reader refuses in its turn; what is too long is a bomb.
    const isLong = error instanceof RangeError;
    return isLong ? Number.POSITIVE_INFINITY : 0;
  }
}

function readCsv(bytes: Buffer): Table {
  const text = decode(bytes);
  if (/(?![\t\n\v\f\r])\p{Cc}/u.test(text.slice(0, 10_000))) {
    throw new FileProblem('No es un archivo XLSX ni CSV.');
  }
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const [broken] = errors.filter(({ type }) => type === 'Quotes');
  if (broken) {
    throw new FileProblem(`Fila ${(broken.row ?? 0) + 1}: una comilla (") no está cerrada.`);
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
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
