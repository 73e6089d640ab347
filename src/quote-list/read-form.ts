import { fold } from '../lib/fold.ts';
import { lastIndex } from '../lib/last-index.ts';
import { amountPattern, unitOfWord } from '../trade/count.ts';
import { gradeSystems } from '../trade/lexicon/grades.ts';
import { lengthSpellings } from '../trade/lexicon/units.ts';
import type { TableRow } from './table-rows.ts';

/** A line of a text, or two where a description is wrapped. */
export interface FormLine {
  row: number;
  cells: readonly string[];
  table?: TableRow | null;
  /** The level of a take-off: `05.01`. */
  level?: string;
  /** The rest of the description above it. */
  isRest?: boolean;
  /** In a form, unless it has a quantity. */
  isHeading?: boolean;
}

const gradeLetters = gradeSystems.flatMap(({ spellings }) => spellings);
const number = /^\d{1,4}(?:[.,]\d{1,3})*[.)]?\s+/;
const levels = /^\d{1,2}(?:[.,]\d{1,3})+\.?\s/;
/** Of the buyer's store: `MAT-00123`, `FER0045`, `10024518`. */
const code = new RegExp(
  [
    String.raw`^(?:\d{5,12}`,
    String.raw`(?!(?:${gradeLetters.join('|')})[-.]?\d)[a-z]{1,6}(?:[-._/][a-z]{1,6})*[-._/]?\d{3,8}(?:[-._/]\d+)*`,
    String.raw`\d{2,4}(?:[-.]\d{2,6}){2,3})\s+`,
  ].join('|'),
  'i',
);
const lengthUnit = String.raw`(?:"|''|(?:${lengthSpellings.join('|')})s?\b)`;
const size = new RegExp(
  String.raw`\d\s*(?:${lengthUnit}|x\s*[\d.])|(?:^|[^\d/])\d{1,2}/\d{1,2}(?![\d/])`,
  'i',
);
const startsWithSize = new RegExp(String.raw`^(?:x\s*)?[\d./ ]+\s*(?:${lengthUnit}|x\b)`);
/** Behind the quantity. */
const afterwards = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:s\/\.?)?[\d.,]*|-)$/;
const amount = new RegExp(`^${amountPattern}$`);
const decimals = /^\d[\d.,]*[.,]\d{2}$/;

/** The position of the unit, and the quantity behind or before it. */
function columnsAt(text: string) {
  const words = text.split(/\s+/);
  const at = lastIndex(words, (word) => !afterwards.test(fold(word)));
  const unit = (words[at] ?? '').replace(/[.:]$/, '');
  const named = unitOfWord(fold(unit));
  const [next = '', previous = ''] = [words[at + 1], words[at - 1]];
  if (!named || at < 1) return null;
  const isBehind = amount.test(next);
  if (!isBehind && !(decimals.test(previous) && at > 1)) return null;
  const quantity = isBehind ? next : previous;
  const item = words.slice(0, isBehind ? at : at - 1).join(' ');
  // `6 m 12` is a length before a quantity.
  const isClear = ['piece', 'set', 'box', 'pack', 'gal', 'global'].includes(named.unit)
    ? isBehind
    : isBehind && decimals.test(quantity) && !/(?:^|[^/\d])\d+$/.test(previous);
  return /\p{L}{2}/u.test(item) ? { item, unit, quantity, isClear } : null;
}

/**
 * Reads the rows of a form, a text with number, code, description, unit, quantity, dates and prices,
 * and joins descriptions that are wrapped; other lines remain.
 */
export function readForm(lines: readonly FormLine[]): FormLine[] {
  const textOf = ({ cells }: FormLine) => cells.filter(Boolean).join(' ');
  const whole = lines.map(textOf).filter((text) => columnsAt(text)?.isClear);
  const isForm = whole.length > 2 && whole.length * 3 > lines.length;
  const most = (pattern: RegExp, from = (text: string) => text) =>
    2 * whole.filter((text) => pattern.test(from(text))).length > whole.length;
  const isLevelled = most(levels);
  const isNumbered = most(number);
  const unnumbered = (text: string) => (isNumbered ? text.replace(number, '') : text);
  const hasCodes = most(code, unnumbered);
  const bare = (text: string) => (hasCodes ? unnumbered(text).replace(code, '') : unnumbered(text));
  const numberOf = (text: string) => (isNumbered ? Number.parseInt(text, 10) : Number.NaN);
  const isStart = (text: string) =>
    hasCodes
      ? code.test(unnumbered(text))
      : isLevelled
        ? levels.test(text)
        : isNumbered && number.test(text);
  const read = (line: FormLine): FormLine => {
    const whole = textOf(line);
    const columns = columnsAt(whole);
    // With the quantity of a second column once.
    const text = bare(whole).replace(/( \d[\d.,]*)\1$/, '$1');
    const table =
      columns && (isForm || columns.isClear)
        ? { ...columns, text, item: bare(columns.item), remark: '', code: '' }
        : null;
    const [level = ''] = (isLevelled && number.exec(whole)) || [];
    const isHeading = isForm && !size.test(bare(whole));
    return { ...line, table, level: level.trim().replaceAll(',', '.'), isHeading };
  };
  const isPartOf = (next: string, text: string) =>
    startsWithSize.test(fold(next))
      ? numberOf(next) !== numberOf(text) + 1 || hasCodes
      : isStart(text) && !isStart(next);
  /** The last line that was joined to the one before it. */
  let joined = -1;
  return lines.flatMap((first, at) => {
    if (at === joined) return [];
    const line = read(first);
    const next = lines[at + 1];
    if (!isForm || !next || line.table || !isPartOf(textOf(next), textOf(line))) return line;
    const both = read({ ...line, cells: [...line.cells, ...next.cells] });
    if (!both.table) return line;
    joined = at + 1;
    return both;
  });
}
