import { isOwnData, isOwnTitles } from '../cart/quote-file.ts';
import { fold } from '../lib/fold.ts';

export interface ListLine {
  /** 1-based line of the pasted text. */
  row: number;
  /** The text without the row number of a table. */
  text: string;
  /** The text without numbering and quantity. */
  item: string;
  quantity: number | null;
  unit: 'piece' | 'm' | 'kg';
}

const pieceUnits =
  'unidad(?:es)?|unids?|unds?|uds?|u|piezas?|pzas?|pzs?|pcs?|var|vars|vrs?|cajas?|cjas?|bolsas?|bls|paquetes?|pqtes?|juegos?|jgos?|pares|par|rollos?|gln?s?';
const metreUnits = 'metros?|mts?|mtrs?|ml|m';
const kiloUnits = 'kilos?|kgs?|kilogramos?';
const unit = `(?:${pieceUnits}|${metreUnits}|${kiloUnits})`;
/** After a number: a size, not a quantity. */
const sizeUnit = `(?:(?:mm|cm|pulg\\w*|plg|pies?|amp\\w*|watts?|w|hp|v|lbs?)\\b|["'”″’°%/]|\\d+\\s*/|[x×]\\s*[\\d.]|[.,]\\d)`;

const bullet =
  /^\s*(?:[-–—•*·▪●>]+\s+|\(?\d{1,3}[.)]-?\s+(?=\S)|(?:item|ítem)\s*\d+\s*[:.-]?\s+)/iu;
const leading = new RegExp(
  `^(\\d{1,5})(?!\\s*${sizeUnit})(?:\\s*(${unit})\\b\\.?(?:\\s*(?:de|del)\\b)?|(?=\\s))\\s*(?:[x×](?=\\s)|[-–—:,])?\\s*(?=.*\\p{L}{2})(\\S.*)$`,
  'iu',
);
const asked = /(?:cant(?:idad)?|cdad)\.?\s*[:=]?\s*(\d{1,5})/iu;
const trailing = new RegExp(
  `^(.*\\p{L}.*?)(?:\\s+[-–—]\\s*|\\s*[-–—]\\s+|\\s*[:=]\\s*|\\s*,\\s+|\\s*[(\\[]\\s*)(?:[x×]\\s*)?(\\d{1,5})\\s*(${unit})?\\.?\\s*[)\\]]?$`,
  'iu',
);
const trailingPieces = new RegExp(
  `^(.*\\p{L}.*?)\\s+(?:[x×]\\s*)?(\\d{1,5})\\s*(${pieceUnits})\\.?$`,
  'iu',
);
const wholeCell = new RegExp(`^(\\d{1,5})(?:[.,]0+)?\\s*(${unit})?\\.?$`, 'iu');

/** Titles of quantity columns; «Und» may also be the unit. */
const quantityTitles = [
  /^(?:cant(?:idad(?:es)?)?|cdad|ctd|qty|metrado)(?![\p{L}\d])/u,
  /^(?:und\.?|unidades)$/,
];
const numberingTitle = /^(?:item|n\.?[°ºo]?\.?|nro\.?|num\.?|#|pos\.?|cod(?:igo)?\.?|sku|partida)$/;
const itemTitle = /^(?:descripcion|producto|productos|material(?:es)?|articulo|detalle|nombre)/;
const heading =
  /^(?:lista|materiales|pedido|requerimiento|cotizacion|solicito|buen[oa]s|estimad|senores|hola|gracias|saludos|atte|atentamente|favor|por favor|adjunto|cant|descripcion|item|producto)\b/;
/** Skipped also between products, where a line that starts like a greeting may be a request. */
const farewell = /^(?:gracias|saludos|atte|atentamente|cant|descripcion|item|producto)\b/;

/**
 * Parses a list as typed or copied from a spreadsheet: any separator, quantity before or after,
 * units, numbering. Skips greetings, headings and blank lines.
 */
export function parseList(text: string): ListLine[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n|\u2028/)
    .map((line, index) => ({ row: index + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const columns = columnsOf(rows.map(({ cells }) => cells));
  const isOwn = rows.some(({ cells }) => isOwnTitles(cells));
  let hasBegun = false;
  return rows.flatMap(({ row, cells }) => {
    const isNumber = (cell: string, at: number) =>
      columns.numbering.includes(at) && wholeCell.test(cell);
    const written = cells.filter((cell, at) => cell !== '' && !isNumber(cell, at)).join(' ');
    if (isHeading(cells, hasBegun) || (isOwn && isOwnData(cells))) return [];
    hasBegun = true;
    const line = cells.length > 1 ? readCells(cells, columns) : null;
    return [{ row, text: written, ...(line ?? readText(written)) }];
  });
}

type Read = Pick<ListLine, 'item' | 'quantity' | 'unit'>;

/** A cell and its separator. */
const cellBefore = {
  '\t': /( *"(?:[^"]|"")*" *|[^\t]*)(?:\t|$)/y,
  ';': /( *"(?:[^"]|"")*" *|[^;]*)(?:;|$)/y,
  '|': /( *"(?:[^"]|"")*" *|[^|]*)(?:\||$)/y,
};

/** Splits a line at separators outside quotes. */
function cellsOf(line: string): string[] {
  const [, cell] = Object.entries(cellBefore).find(([separator]) => line.includes(separator)) ?? [];
  if (!cell) return [clean(line)];
  cell.lastIndex = 0;
  const cells: string[] = [];
  for (;;) {
    const [all = '', text = ''] = cell.exec(line) ?? [];
    cells.push(clean(text));
    if (all === text) return cells;
  }
}

/** Removes quotes and the apostrophe that prevents formulas. */
function clean(cell: string): string {
  return cell
    .replace(/^\s*"(.*)"\s*$/, '$1')
    .replace(/""/g, '"')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}

/** Greetings, headings and column titles. */
function isHeading(cells: readonly string[], hasBegun: boolean): boolean {
  const words = cells.map(fold);
  if (words.some((word) => /\d/.test(word))) {
    return cells.length === 1 && /^(?:estimad|senores|buen[oa]s)/.test(words[0] ?? '');
  }
  const named = words.filter((word) =>
    [...quantityTitles, itemTitle].some((title) => title.test(word)),
  );
  if (named.length > 1) return true;
  const opening = hasBegun ? farewell : heading;
  return cells.length === 1 && (/:$/.test(words[0] ?? '') || opening.test(words[0] ?? ''));
}

/** Column indexes; null where unknown. */
interface Columns {
  quantity: number | null;
  item: number | null;
  numbering: readonly number[];
}

function columnsOf(rows: readonly (readonly string[])[]): Columns {
  const titlesAt = rows.findIndex((cells) => cells.some((cell) => itemTitle.test(fold(cell))));
  if (titlesAt >= 0) {
    const titles = (rows[titlesAt] ?? []).map(fold);
    const below = rows.slice(titlesAt + 1);
    const isCount = (column: number) => below.some((cells) => wholeCell.test(cells[column] ?? ''));
    const columns = titles.map((_, column) => column);
    const named = (pattern: RegExp) => columns.filter((at) => pattern.test(titles[at] ?? ''));
    return {
      quantity: quantityTitles.flatMap(named).find(isCount) ?? null,
      item: named(itemTitle)[0] ?? null,
      numbering: named(numberingTitle),
    };
  }
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const counts = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.every((cells) => cells.length < 2 || wholeCell.test(cells[column] ?? '')),
  );
  // A column 1, 2, 3, … is a numbering if there is another numeric column.
  const isNumbering = (column: number) =>
    rows.length > 1 && rows.every((cells, index) => Number(cells[column]) === index + 1);
  const numbering = counts.length > 1 ? counts.filter(isNumbering) : [];
  const quantity = counts.find((column) => !numbering.includes(column)) ?? null;
  return { quantity, item: null, numbering };
}

function readCells(cells: readonly string[], { quantity, item, numbering }: Columns): Read | null {
  const counts = cells.flatMap((cell, index) =>
    wholeCell.test(cell) && !numbering.includes(index) ? [index] : [],
  );
  const [guessed = null] = counts;
  const column = quantity ?? guessed;
  const at = column !== null && wholeCell.test(cells[column] ?? '') ? column : null;
  const what = item ?? longest(cells.map((cell, index) => (index === at ? '' : cell)));
  const text = cells[what] ?? '';
  if (!/\p{L}/u.test(text)) return null;
  if (at === null) return readText(text);
  const [, count, unitText] = wholeCell.exec(cells[at] ?? '') ?? [];
  const beside = cells.find((cell, index) => index !== what && isUnit.test(cell));
  return { item: text, quantity: Number(count), unit: unitOf(unitText ?? beside) };
}

const isUnit = new RegExp(`^${unit}\\.?$`, 'iu');

function longest(cells: readonly string[]): number {
  const letters = cells.map((cell) => (cell.match(/\p{L}/gu) ?? []).length);
  return letters.indexOf(Math.max(...letters));
}

/** Parses a line of text. A number that may be a size is no quantity. */
function readText(text: string): Read {
  const bare = text.replace(bullet, '').trim();
  const [whole, named] = asked.exec(bare) ?? [];
  if (whole !== undefined) {
    return { item: tidy(bare.replace(whole, ' ')), quantity: Number(named), unit: 'piece' };
  }
  const before = leading.exec(bare);
  if (before) {
    const [, count, unitText, item = ''] = before;
    return { item: tidy(item), quantity: Number(count), unit: unitOf(unitText) };
  }
  const after = trailingPieces.exec(bare) ?? trailing.exec(bare);
  if (after) {
    const [, item = '', count, unitText] = after;
    return { item: tidy(item), quantity: Number(count), unit: unitOf(unitText) };
  }
  return { item: tidy(bare), quantity: null, unit: 'piece' };
}

function tidy(item: string): string {
  return item
    .replace(/\s+/g, ' ')
    .replace(/ [x×]$/i, '')
    .replace(/^[\s,;:–—-]+|[\s,;:–—(-]+$/g, '')
    .trim();
}

const isKilo = new RegExp(`^(?:${kiloUnits})\\.?$`, 'iu');
const isMetre = new RegExp(`^(?:${metreUnits})\\.?$`, 'iu');

function unitOf(text: string | undefined): ListLine['unit'] {
  if (text === undefined) return 'piece';
  if (isKilo.test(text)) return 'kg';
  return isMetre.test(text) ? 'm' : 'piece';
}
