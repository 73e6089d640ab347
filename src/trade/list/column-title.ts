import type { ColumnRole } from '../lexicon/column-roles.ts';
import { columnTitles } from '../lexicon/column-titles.ts';
import { quantityUnitOf } from '../line/count.ts';
import { numbers } from '../numbers.ts';
import { dictionary } from '../text/dictionary.ts';
import { normalize } from '../text/normalize.ts';

/** What the title of a column says. */
export interface Title {
  role: ColumnRole;
  /** Of several columns of quantities, the highest one has what is asked for. */
  rank: number;
  /** What a quantity counts: `kg` of `Cantidad (kg)`; empty without one. */
  unit: string;
  /** Whether its numbers are of another scale than millimetres, as gauges are. */
  isScale: boolean;
}

/** Least titles of a header. */
const leastTitles = 2;

const titleSpelled = dictionary(columnTitles, ({ spellings }) => spellings);

/** Letters of a spelling with which a longer title may begin. */
const leastBeginning = 3;
const mostWords = Math.max(
  ...columnTitles.flatMap(({ spellings }) => spellings.map((title) => title.split(' ').length)),
);

/** The title of a column; null for a text that is none. */
export function readTitle(cell: string): Title | null {
  const plain = plainTitle(cell);
  const row = rowOf(plain);
  if (!row) return null;
  const { role, rank = 0, isScale = false } = row;
  const unit = role === 'quantity' ? unitIn(plain) : '';
  // Of `Cant. kg` and `Cant. und`, pieces are meant.
  const isMeasured = unit !== '' && quantityUnitOf(unit)?.unit !== 'piece';
  return { role, rank: isMeasured ? rank - numbers.measureRank : rank, isScale, unit };
}

/** The row of the longest spelling that a title is, or with whose words it begins. */
function rowOf(plain: string): (typeof columnTitles)[number] | null {
  const whole = titleSpelled(plain);
  if (whole) return whole;
  const words = plain.split(' ', mostWords + 1);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const beginning = words.slice(0, count).join(' ');
    const row = beginning.length < leastBeginning ? null : titleSpelled(beginning);
    if (row) return row;
  }
  return null;
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
  const isRequest = parts.some((cell) => /\d/.test(cell) && readTitle(cell) === null);
  if (isRequest) return false;
  const roles = parts.flatMap((cell) => readTitle(cell)?.role ?? []);
  const hasMain = roles.some((role) => role === 'item' || role === 'quantity' || role === 'code');
  const least = cells.length > 1 ? leastTitles : leastTitles + 1;
  return hasMain && roles.length >= least;
}

/** The titles of a table. */
interface TableHeader {
  /** Index of the last row with titles; -1 without. */
  titlesAt: number;
  /** As written; a title above others precedes them. */
  titles: readonly string[];
}

/** Finds the row with the titles, or the rows where they are parted: `Medidas` above `Ancho`. */
export function headerOf(rows: readonly (readonly string[])[]): TableHeader {
  const first = rows.findIndex((cells) => cells.length > 1 && isTitles(cells));
  if (first === -1) return { titlesAt: -1, titles: [] };
  const above = rows[first] ?? [];
  const below = rows[first + 1] ?? [];
  if (!isRestOfTitles(below, above)) return { titlesAt: first, titles: above };
  const width = Math.max(above.length, below.length);
  const titles = Array.from({ length: width }, (_, at) => {
    const upper = above[at] ?? '';
    const lower = below[at] ?? '';
    return readTitle(lower) ? lower : `${upper} ${lower}`.trim();
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
