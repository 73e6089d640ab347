import Papa from 'papaparse';
import writeExcelFile from 'write-excel-file/node';
import { escapeFormula } from '../../src/lib/csv-formula.ts';
import { REMOVE, type SheetTable, type Spreadsheet, sheetColumns } from './columns.ts';
import type { Cell } from './read-cell.ts';

/** Writes XLSX. Texts are text cells, so that `1/2` is no date and leading zeros stay. */
export async function writeXlsx({ products, categories = [] }: Spreadsheet): Promise<Buffer> {
  const widths = [...sheetColumns.map(({ width }) => ({ width })), { width: REMOVE.length + 3 }];
  return writeExcelFile([
    { sheet: 'Productos', data: dataOf(products), columns: widths, stickyRowsCount: 1 },
    { sheet: 'Categorías', data: dataOf(categories), columns: [{ width: 30 }, { width: 30 }] },
  ]).toBuffer();
}

const dataOf = ([heading = [], ...rows]: SheetTable) => [
  heading.map((value) => ({ value: String(value), fontWeight: 'bold' as const })),
  ...rows.map((row) => row.map(xlsxCell)),
];

function xlsxCell(value: Cell) {
  if (value === null) return null;
  return typeof value === 'number'
    ? { value, type: Number }
    : { value: xlsxText(String(value)), type: String, format: '@' };
}

/**
 * Escapes `_x0041_`, which spreadsheets read as `A`, and what every object inherits, such as
 * `constructor`: the writer looks texts up in a plain object.
 */
function xlsxText(text: string): string {
  const escaped = text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
  if (!(escaped in {})) return escaped;
  return `_x00${escaped.charCodeAt(0).toString(16)}_${escaped.slice(1)}`;
}

/** Writes CSV for Excel: with a BOM and `;`, every other separator quoted, and formulas escaped. */
export function writeCsv(table: SheetTable): Buffer {
  const escaped = table.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? escapeFormula(cell) : cell)),
  );
  const quotes = (cell: unknown) => /[,|\t]/.test(String(cell));
  const text = Papa.unparse(escaped as unknown[][], { delimiter: ';', quotes });
  return Buffer.from(`\ufeff${text}\r\n`);
}
