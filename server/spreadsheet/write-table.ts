import Papa from 'papaparse';
import writeExcelFile from 'write-excel-file/node';
import { type Cell, columns, REMOVE, type Table } from './columns.ts';

/** Writes XLSX. Texts are text cells, so that `1/2` is no date and leading zeros stay. */
export async function writeXlsx(table: Table): Promise<Buffer> {
  const [heading = [], ...rows] = table;
  const sheet = [
    heading.map((value) => ({ value: String(value), fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
  ];
  const widths = [...columns.map(({ width }) => ({ width })), { width: REMOVE.length + 3 }];
  return writeExcelFile(sheet, { columns: widths, stickyRowsCount: 1 }).toBuffer();
}

function cellOf(value: Cell) {
  if (value === null) return null;
  return typeof value === 'number'
    ? { value, type: Number }
    : { value: String(value), type: String, format: '@' };
}

/** Writes CSV for Excel: with a BOM and `;`, and formulas escaped. */
export function writeCsv(table: Table): Buffer {
  const escaped = table.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.replace(/^(?=[=+\-@\t\r])/, "'") : cell)),
  );
  return Buffer.from(`\ufeff${Papa.unparse(escaped as unknown[][], { delimiter: ';' })}\r\n`);
}
