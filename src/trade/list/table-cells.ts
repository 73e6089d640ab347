import { wholeNumbers } from '../lexicon/number-words.ts';
import { requestJoints } from '../lexicon/several-requests.ts';
import { lengthSpellings } from '../lexicon/units.ts';
import { numbers } from '../numbers.ts';

/** A request with a size and a number at one end: `E-7018 x 1/8" 20 kg`. */
const requestWithSize = new RegExp(
  String.raw`\d ?(?:["x/]|(?:${lengthSpellings.join('|')})s?(?:\b|x))`,
  'i',
);
const count = String.raw`(?:(?:${requestJoints.join('|')}) )?(?:\d+|${Object.keys(wholeNumbers).join('|')})`;
const requestWithCount = new RegExp(String.raw`^\s*${count} \p{L}|\s\d+ ?\p{L}*\s*$`, 'iu');
/** `dos kilos de 6013`, but neither `10 und` nor `5 dias` of a row. */
const requestWithName = new RegExp(String.raw`^\s*${count} \p{L}+ (?:de )?[\p{L}\d]{3}`, 'iu');

/** Splits the lines of a text into cells: at tabs, `;`, `|`, or where spaces align columns. */
export function splitCells(lines: readonly string[]): string[][] {
  const cells = lines.map(cellsOf);
  const isPlain = cells.every((row) => row.length < 2);
  return isPlain ? (alignedCells(lines) ?? cells) : cells;
}

/** Splits a line at separators outside quotes; two requests stay one line, which has no product. */
function cellsOf(line: string): string[] {
  const isTwo = line.split(';').filter(isRequest).length > 1;
  const separator = ['\t', ';', '|'].find(
    (sign) => line.includes(sign) && !(sign === ';' && isTwo),
  );
  if (!separator) return [clean(line)];
  const row = separator === '|' ? markdownRow(line) : line;
  if (row === null) return [''];
  const cell = new RegExp(`( *"(?:[^"]|"")*" *|[^${separator}]*)[${separator}]`, 'gy');
  return [...`${row}${separator}`.matchAll(cell)].map(([, text = '']) => clean(text));
}

function isRequest(part: string): boolean {
  return (requestWithSize.test(part) && requestWithCount.test(part)) || requestWithName.test(part);
}

/** A row of a Markdown table without its outer bars; null for the rule below the titles. */
function markdownRow(line: string): string | null {
  if (/^[\s|:-]+$/.test(line) && line.includes('-')) return null;
  return line.trim().replace(/^\|/, '').replace(/\|$/, '');
}

/** Removes quotes and the apostrophe that prevents formulas. */
function clean(cell: string): string {
  return cell
    .replace(/^\s*"(.*)"\s*$/, '$1')
    .replace(/""/g, '"')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}

/** Least rows that spaces must align. */
const leastRows = 3;

/** Cells of a text from a PDF or a message, whose columns blanks separate; null for any other text. */
function alignedCells(lines: readonly string[]): string[][] | null {
  const rows = lines.map((line) => line.replace(/\t/g, ' '));
  const wide = rows.filter((line) => blankCells(line).length > 1);
  if (wide.length * 2 < rows.filter((line) => line.trim() !== '').length) return null;
  const gaps = wide.length < leastRows ? [] : sharedGaps(wide);
  const columns = usualColumns(wide);
  if (columns === 0 && gaps.length === 0) return null;
  return rows.map((line) => {
    const cells = blankCells(line);
    // Of a row with an empty cell, only the alignment says which.
    const isAligned = columns === 0 || (cells.length !== columns && gaps.length + 1 === columns);
    return isAligned ? cutAt(line, gaps) : cells.map(clean);
  });
}

/** The parts of a line between two blanks or more. */
function blankCells(line: string): string[] {
  return line.trim().split(/ {2,}/);
}

/** Into how many parts blanks divide most lines; 0 where they do not, or too few lines to tell. */
function usualColumns(wide: readonly string[]): number {
  const counts = wide.map((line) => blankCells(line).length);
  const shareOf = (count: number) => counts.filter((other) => other === count).length;
  const [usual = 0] = [...counts].sort((a, b) => shareOf(b) - shareOf(a));
  const isTable = wide.length >= leastRows || (wide.length === leastRows - 1 && usual > 2);
  return isTable && shareOf(usual) > numbers.columns * wide.length ? usual : 0;
}

/** The places at which most lines have a blank, each as the start of the next column. */
function sharedGaps(lines: readonly string[]): number[] {
  const width = Math.max(...lines.map(({ length }) => length));
  const isBlank = (at: number) =>
    lines.filter((line) => (line[at] ?? ' ') === ' ').length >= numbers.columns * lines.length;
  const starts: number[] = [];
  for (let at = 2; at < width; at += 1) {
    if (isBlank(at - 1) && isBlank(at - 2) && !isBlank(at)) starts.push(at);
  }
  return starts.filter((start) => lines.some((line) => line.slice(0, start).trim() !== ''));
}

/** Cuts a line at the columns; where a word is across one, before that word. */
function cutAt(line: string, starts: readonly number[]): string[] {
  const bounds = [0, ...starts.map((start) => wordStart(line, start)), line.length];
  const isOrdered = bounds.every((bound, at) => at === 0 || bound >= (bounds[at - 1] ?? 0));
  if (!isOrdered) return [clean(line)];
  return bounds.slice(0, -1).map((start, at) => clean(line.slice(start, bounds[at + 1])));
}

/** The start of the words without a wide gap that are across a place. */
function wordStart(line: string, place: number): number {
  const isAcross =
    /\S/.test(line[place - 1] ?? ' ') || /\S \S/.test(line.slice(place - 2, place + 1));
  if (!isAcross) return Math.min(place, line.length);
  const gap = line.slice(0, place).lastIndexOf('  ');
  return gap === -1 ? 0 : gap + 2;
}
