import Papa from 'papaparse';
import writeExcelFile from 'write-excel-file/node';
import { type Cell, columns, REMOVE, type Table } from './columns.ts';

/** As an XLSX file. Texts are text cells: no program makes a date of `1/2`, and zeros in front stay. */
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

/** As a CSV file that Excel opens as it is: with a BOM and `;`, and no text that it would run. */
export function writeCsv(table: Table): Buffer {
  const harmless = table.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.replace(/^(?=[=+\-@\t\r])/, "'") : cell)),
  );
  return Buffer.from(`\ufeff${Papa.unparse(harmless as unknown[][], { delimiter: ';' })}\r\n`);
}
