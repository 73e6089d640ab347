import { strFromU8, strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { countSheetCells } from '../../src/lib/count-sheet-cells.ts';
import { OwnerError } from '../owner-error.ts';
import { findHeader, type Spreadsheet } from './columns.ts';
import { type Cell, NO_RESULT, namesForeignCurrency, percentOf } from './read-cell.ts';
import { chooseSheets, joinSheets } from './sheets.ts';

/** In bytes. */
const MAX_UNPACKED = 100_000_000;
const TOO_LARGE = 'El archivo, descomprimido, pasa de 100 MB.';
/** Up to the last row and column of a sheet; 100,000 rows may have 25 columns. */
const MAX_CELLS = 5_000_000;
/** Ranges of merged cells in a message. */
const LISTED_RANGES = 10;
const UNREADABLE =
  'No es un archivo XLSX legible. Ábralo en Excel, sin contraseña, y guárdelo como Libro de Excel (.xlsx).';
const FAR_CELL =
  'Hay una celda muy lejos del catálogo (en Excel, Ctrl+Fin lleva a ella). Bórrela, o copie el catálogo a un archivo nuevo.';

/**
 * Reads the sheets of products and the sheet of categories; `file` may be any bytes.
 * @param wanted names of the sheets of products, if the owner has chosen
 * @throws OwnerError
 */
export async function readXlsx(file: Uint8Array, wanted?: readonly string[]): Promise<Spreadsheet> {
  try {
    let total = 0;
    // A part that is longer than its stated size is cut off.
    const filter = ({ name, size, originalSize }: UnzipFileInfo) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      total += Math.max(size, originalSize);
      if (total > MAX_UNPACKED) throw new OwnerError(TOO_LARGE);
      return true;
    };
    return await readSheets(unzipSync(file, { filter }), wanted);
  } catch (error) {
    throw error instanceof OwnerError ? error : new OwnerError(UNREADABLE);
  }
}

async function readSheets(
  parts: Record<string, Uint8Array>,
  wanted: readonly string[] | undefined,
): Promise<Spreadsheet> {
  /** Without the prefix that the Open XML SDK gives every tag. */
  const textOf = (path: string) =>
    strFromU8(parts[path] ?? new Uint8Array()).replace(/(<\/?)x:/g, '$1');
  const formats = numberFormats(textOf('xl/styles.xml'));
  for (const path of Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/'))) {
    const xml = textOf(path);
    if (countSheetCells(xml) > MAX_CELLS) throw new OwnerError(FAR_CELL);
    parts[path] = strToU8(withReadableCells(xml, formats));
  }
  // Packed again without compression: the reader unpacks that without threads.
  const { buffer } = zipSync(parts, { level: 0 });
  const tags = textOf('xl/workbook.xml').match(/<sheet [^>]*/g) ?? [];
  // The library's type also contains the constructor of dates. A chart has no cells.
  const sheets = (await readXlsxFile(buffer, { trim: false })).map(({ sheet, data }, at) => {
    return { sheet, table: (data ?? []) as Cell[][], tag: tags[at] ?? '' };
  });
  const { read, categories, others, choice } = chooseSheets(sheets, wanted);
  const relations = textOf('xl/_rels/workbook.xml.rels');
  const shown = read.map((part) => {
    const xml = textOf(sheetPath(part.tag, relations));
    refuseMergedCells(part.sheet, mergedCells(xml, part.table));
    return { ...part, hidden: hiddenRows(xml, part.table) };
  });
  return { ...joinSheets(shown), categories: categories?.table, others, choice };
}

/** The path of a sheet in the file, by its tag and the relations of the workbook. */
function sheetPath(tag: string, relations: string): string {
  const [, id] = /r:id="(\w+)"/.exec(tag) ?? [];
  const entries = relations.match(/<Relationship [^>]*/g) ?? [];
  const relation = entries.find((entry) => entry.includes(` Id="${id}"`)) ?? '';
  const [part = ''] = /worksheets\/\w+\.xml/.exec(relation) ?? [];
  return `xl/${part}`;
}

function refuseMergedCells(sheet: string | undefined, ranges: readonly string[]): void {
  if (ranges.length === 0) return;
  const shown = ranges.slice(0, LISTED_RANGES).join(', ');
  const more = ranges.length > LISTED_RANGES ? ` y ${ranges.length - LISTED_RANGES} más` : '';
  throw new OwnerError(
    `Hoja «${sheet}»: hay celdas combinadas (${shown}${more}). Sepárelas: cada producto, una fila entera.`,
  );
}

/** The ranges below the headings, without titles across a row of their own. */
function mergedCells(xml: string, table: readonly (readonly Cell[])[]): string[] {
  const header = findHeader(table);
  const ranges = xml.matchAll(/<mergeCell ref="([A-Z]+(\d+):[A-Z]+(\d+))"/g);
  return Array.from(ranges).flatMap(([, range = '', first, last]) => {
    const filled = (table[Number(last) - 1] ?? []).filter((cell) => cell !== null);
    const isTitle = first === last && filled.length === 1;
    return Number(last) > header && !isTitle ? range : [];
  });
}

/** Numbers of the hidden rows, also by a filter, that have cells. */
function hiddenRows(xml: string, table: readonly (readonly Cell[])[]): number[] {
  const rows = Array.from(xml.matchAll(/<row ([^<>]*)>/g), ([, attributes = '']) => attributes);
  const hidden = rows.filter((attributes) => /\bhidden="(1|true)"/.test(attributes));
  const numbers = hidden.map((attributes) => Number(/\br="(\d+)"/.exec(attributes)?.[1]));
  return numbers.filter((row) => table[row - 1]?.some((cell) => cell !== null));
}

/** The number formats of the styles, by their numbers. */
function numberFormats(xml: string): string[] {
  const own = Array.from(
    xml.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)/g),
    ([, id, code]): [string, string] => [id ?? '', code ?? ''],
  );
  const formats = new Map([['9', '0%'], ['10', '0.00%'], ...own]);
  const [, styles = ''] = xml.split(/<\/?cellXfs/);
  return Array.from(
    styles.matchAll(/<xf [^>]*?numFmtId="(\d+)"/g),
    ([, id = '']) => formats.get(id) ?? '',
  );
}

/** Of a format: `[$S/-280A]` has a `$` of its own. */
const isForeign = (format: string) => namesForeignCurrency(format.replaceAll('[$', '['));

const CELL = /<c ([^<>]*)>(<f\b[^<>]*(?:\/>|>[^<]*<\/f>))?(?:<v ?\/>|<v>([^<]*)<\/v>)?<\/c>/g;

/** As texts, what the reader takes for empty cells (errors) or plain numbers (percentages, dollars). */
function withReadableCells(xml: string, formats: readonly string[]): string {
  return xml.replace(CELL, (cell, attributes: string, formula?: string, value = '') => {
    const [, type = 'n'] = /\bt="(\w+)"/.exec(attributes) ?? [];
    const format = formats[Number(/\bs="(\d+)"/.exec(attributes)?.[1])] ?? '';
    let text = '';
    if (type === 'e') text = value;
    else if (formula && !value && type !== 'str') text = NO_RESULT;
    else if (type === 'n' && value && format.includes('%')) text = `${percentOf(Number(value))}%`;
    else if (type === 'n' && value && isForeign(format)) text = `US$ ${value}`;
    if (!text) return cell;
    return `<c ${attributes.replace(/\bt="\w*"/, '')} t="str"><v>${text}</v></c>`;
  });
}
