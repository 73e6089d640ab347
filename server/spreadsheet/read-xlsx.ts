import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { countSheetCells } from '../../src/lib/count-sheet-cells.ts';
import { findHeader, plainHeading, type Spreadsheet } from './columns.ts';
import { OwnerError } from './owner-error.ts';
import { type Cell, NO_RESULT, percentOf } from './read-cell.ts';

/** In bytes. */
const MAX_UNPACKED = 100_000_000;
/** Up to the last row and column of a sheet; 20,000 rows may have 50 columns. */
const MAX_CELLS = 2_000_000;
const UNREADABLE = 'No es un archivo XLSX legible. Ábralo en Excel y guárdelo de nuevo.';
const FAR_CELL =
  'Hay una celda muy lejos del catálogo (en Excel, Ctrl+Fin lleva a ella). Bórrela, o copie el catálogo a una hoja nueva.';
/** Of merged cells in a message. */
const MAX_RANGES = 10;
const EMPTY_SHEET = strToU8('<worksheet><sheetData/></worksheet>');

type Parts = Record<string, Uint8Array>;

/**
 * Reads the first sheet with product headings, or else the first one, and the sheet of categories;
 * `file` may be any bytes.
 * @throws OwnerError
 */
export async function readXlsx(file: Buffer): Promise<Spreadsheet> {
  try {
    return await readSheets(unpack(file));
  } catch (error) {
    throw error instanceof OwnerError ? error : new OwnerError(UNREADABLE);
  }
}

async function readSheets(parts: Parts): Promise<Spreadsheet> {
  const sheets = sheetsIn(parts);
  const isPercent = percentStyles(textOf(parts, 'xl/styles.xml'));
  const merged = sheets.map(({ path }) =>
    tagsIn(textOf(parts, path), 'mergeCell').flatMap(({ ref }) => ref ?? []),
  );
  const isFar = sheets.map(({ path }) => countSheetCells(textOf(parts, path)) > MAX_CELLS);
  for (const [index, { path }] of sheets.entries()) {
    parts[path] = isFar[index]
      ? EMPTY_SHEET
      : strToU8(withReadableCells(textOf(parts, path), isPercent));
  }
  // Packed again without compression: the reader unpacks that without threads.
  const { buffer } = zipSync(parts, { level: 0 });
  // The library's type also contains the constructor of dates.
  const read = async (index: number) =>
    (await readSheet(buffer, index + 1, { trim: false })) as Cell[][];
  const second = sheets.findIndex(({ name }) => plainHeading(name) === 'categorias');
  const categories = second === -1 || isFar[second] ? undefined : await read(second);
  for (const [index, { name }] of sheets.entries()) {
    // Another sheet may be unreadable.
    const products = index === second ? [] : await read(index).catch(() => []);
    const header = findHeader(products);
    if (header === -1) continue;
    const ranges = merged[index]?.filter((range) => Number(/\d+$/.exec(range)) > header) ?? [];
    if (ranges.length > 0) {
      const some = ranges.slice(0, MAX_RANGES).join(', ');
      throw new OwnerError(
        `Hoja «${name}»: hay celdas combinadas (${some}). Sepárelas: cada producto, una fila entera.`,
      );
    }
    return { sheet: name, products, categories };
  }
  if (isFar.includes(true)) throw new OwnerError(FAR_CELL);
  return { sheet: sheets[0]?.name, products: await read(0) };
}

/** A part that is longer than its stated size is cut off. */
function unpack(file: Buffer): Parts {
  const isRead = (name: string) => /\.(xml|rels)$/.test(name);
  let size = 0;
  unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (isRead(name)) size += originalSize;
      return false;
    },
  });
  if (size > MAX_UNPACKED) throw new OwnerError('El archivo, descomprimido, pasa de 100 MB.');
  return unzipSync(file, { filter: ({ name }) => isRead(name) });
}

const textOf = (parts: Parts, path: string) => strFromU8(parts[path] ?? new Uint8Array());

/** The attributes of each tag of a name, without their namespaces. */
function tagsIn(xml: string, name: string): Partial<Record<string, string>>[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^<>]*)`, 'g'));
  return Array.from(tags, ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), (found) => [
        found[1],
        found[2] ?? found[3],
      ]),
    ),
  );
}

/** In the order of the workbook. */
function sheetsIn(parts: Parts): { name: string; path: string }[] {
  const relations = tagsIn(textOf(parts, 'xl/_rels/workbook.xml.rels'), 'Relationship');
  const paths = new Map(relations.map(({ Id, Target = '' }) => [Id, `xl/${Target}`]));
  return tagsIn(textOf(parts, 'xl/workbook.xml'), 'sheet').map(({ name = '', id }) => ({
    name: name.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    path: paths.get(id)?.replace(/^xl\/\//, '') ?? '',
  }));
}

/** Whether a cell of a style, by its number, shows a percentage. */
function percentStyles(xml: string): boolean[] {
  const own = tagsIn(xml, 'numFmt').filter(({ formatCode }) => formatCode?.includes('%'));
  const formats = new Set(['9', '10', ...own.map(({ numFmtId }) => numFmtId)]);
  const [, styles = ''] = xml.split(/<\/?(?:\w+:)?cellXfs\b/);
  return tagsIn(styles, 'xf').map(({ numFmtId }) => formats.has(numFmtId));
}

const CELL =
  /<(\w+:)?c\s([^<>]*)>\s*(<\w*:?f\b[^<>]*(?:\/>|>[^<]*<\/\w*:?f>))?\s*(?:<\w*:?v\s*\/>|<\w*:?v>([^<]*)<\/\w*:?v>)?\s*<\/\w*:?c>/g;

/** As texts, what the reader takes for empty cells (errors, missing results) or fractions (percentages). */
function withReadableCells(xml: string, isPercent: readonly boolean[]): string {
  return xml.replace(CELL, (cell, prefix = '', attributes = '', formula = '', value = '') => {
    const type = /\bt\s*=\s*["'](\w+)/.exec(attributes)?.[1] ?? 'n';
    const style = Number(/\bs\s*=\s*["'](\d+)/.exec(attributes)?.[1]);
    let text = '';
    if (type === 'e') text = value;
    else if (formula && !value && (type !== 'str' || !cell.includes('v>'))) text = NO_RESULT;
    else if (type === 'n' && isPercent[style] && value) text = `${percentOf(Number(value))}%`;
    if (!text) return cell;
    const others = attributes.replace(/\bt\s*=\s*["']\w*["']/, '');
    return `<${prefix}c ${others} t="str"><${prefix}v>${text}</${prefix}v></${prefix}c>`;
  });
}
