import { quantityUnitOf } from '../trade/count.ts';
import type { ColumnRole } from '../trade/lexicon/column-roles.ts';
import { columnTitles } from '../trade/lexicon/column-titles.ts';
import { normalize } from '../trade/normalize.ts';

/** What the title of a column says. */
export interface Title {
  role: ColumnRole;
  /** Of several columns of quantities, the highest one has what is asked for. */
  rank: number;
  /** What a quantity counts: `kg` of `Cantidad (kg)`; empty without one. */
  unit: string;
}

/** Least titles of a header. */
const leastTitles = 2;

/** Places a measure behind pieces of the next lower rank; ranks are whole numbers. */
const rankOfMeasure = -1.5;

/** The title of a column; null for a text that is none. */
export function readTitle(cell: string): Title | null {
  const plain = plainTitle(cell);
  if (plain === '') return null;
  let best: { role: ColumnRole; rank: number; spelling: string } | null = null;
  for (const { role, rank = 0, spellings } of columnTitles) {
    for (const spelling of spellings) {
      const isTitle = plain === spelling || plain === `${spelling}s` || plain === `${spelling}es`;
      const begins =
        spelling.length > 2 &&
        (plain.startsWith(`${spelling} `) || plain.startsWith(`${spelling}s `));
      if ((isTitle || begins) && spelling.length > (best?.spelling.length ?? 0)) {
        best = { role, rank, spelling };
      }
    }
  }
  if (!best) return null;
  const unit = best.role === 'quantity' ? unitIn(plain) : '';
  // Of `Cant. kg` and `Cant. und`, pieces are meant.
  const isMeasured = unit !== '' && quantityUnitOf(unit)?.unit !== 'piece';
  return { role: best.role, rank: isMeasured ? best.rank + rankOfMeasure : best.rank, unit };
}

/** Folded words, without signs: `n° de pzas`. */
function plainTitle(cell: string): string {
  return normalize(cell)
    .replace(/[^\p{L}\p{N}°º#]+/gu, ' ')
    .replace(/ (?=[°º])/g, '')
    .trim();
}

function unitIn(title: string): string {
  return (
    title
      .split(' ')
      .slice(1)
      .find((word) => quantityUnitOf(word) !== null) ?? ''
  );
}

/** Whether a row has the titles of columns: an item or a quantity, and another one. */
export function isTitles(cells: readonly string[]): boolean {
  // In a copy of a page, the titles are one line.
  const parts = cells.length > 1 ? cells : (cells[0] ?? '').split(/\s+/);
  const roles = parts.flatMap((cell) => readTitle(cell)?.role ?? []);
  const hasMain = roles.some((role) => role === 'item' || role === 'quantity' || role === 'code');
  const least = cells.length > 1 ? leastTitles : leastTitles + 1;
  const isOnlyTitles = parts
    .filter(Boolean)
    .every((cell) => readTitle(cell) !== null || !/\d/.test(cell));
  return hasMain && isOnlyTitles && roles.length >= least;
}

/** The titles of a table. */
interface Header {
  /** Index of the last row with titles; -1 without. */
  titlesAt: number;
  /** As written; a title above others precedes them. */
  titles: readonly string[];
}

/** Finds the row with the titles, or the rows where they are parted: `Medidas` above `Ancho`. */
export function headerOf(rows: readonly (readonly string[])[]): Header {
  const first = rows.findIndex((cells) => cells.length > 1 && isTitles(cells));
  if (first === -1) return { titlesAt: -1, titles: [] };
  const above = rows[first] ?? [];
  const below = rows[first + 1] ?? [];
  if (!isRestOfTitles(below, above)) return { titlesAt: first, titles: above };
  const width = Math.max(above.length, below.length);
  const titles = Array.from({ length: width }, (_, at) => {
    const [one = '', other = ''] = [above[at], below[at]];
    return readTitle(other) ? other : `${one} ${other}`.trim();
  });
  return { titlesAt: first + 1, titles };
}

/** Whether a row has only titles, or units of those above: `(ml)`. */
function isRestOfTitles(cells: readonly string[], above: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  const isTitle = (cell: string, at: number) =>
    cell === '' ||
    (!/\d{2}/.test(cell) &&
      (readTitle(cell) !== null ||
        /^\(.{1,8}\)$/.test(cell) ||
        (above[at] && readTitle(`${above[at]} ${cell}`) && !/\d/.test(cell) && cell.length < 12)));
  const isLike = filled.some((cell) => readTitle(cell) !== null || /^\(.{1,8}\)$/.test(cell));
  return isLike && cells.length > 1 && cells.every(isTitle);
}
