import { fold } from '../../lib/fold.ts';
import { lastIndex } from '../../lib/last-index.ts';
import { gradeSystems } from '../lexicon/grades.ts';
import { lengthSpellings } from '../lexicon/units.ts';
import { amountPattern, unitOfWord } from '../line/count.ts';
import { phraseOf } from '../line/read-line.ts';
import type { Phrase } from '../text/phrase.ts';
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
  /** The product that a line of sizes leaves to the request before it. */
  kind?: Phrase | null;
  /** Whether it is the rest of a line with several requests. */
  isContinued?: boolean;
  /** In a form, unless it has a quantity. */
  isHeading?: boolean;
}

const gradeLetters = gradeSystems.flatMap(({ spellings }) => spellings);
const rowNumber = /^\d{1,4}(?:[.,]\d{1,3})*[.)]?\s+/;
const levelNumber = /^\d{1,2}(?:[.,]\d{1,3})+\.?\s/;
/** Of the buyer's store: `MAT-00123`, `FER0045`, `10024518`. */
const buyerCode = new RegExp(
  [
    String.raw`^(?:\d{5,12}`,
    String.raw`(?!(?:${gradeLetters.join('|')})[-.]?\d)[a-z]{1,6}(?:[-._/][a-z]{1,6})*[-._/]?\d{3,8}(?:[-._/]\d+)*`,
    String.raw`\d{2,4}(?:[-.]\d{2,6}){2,3})\s+`,
  ].join('|'),
  'i',
);
const lengthUnit = String.raw`(?:"|''|(?:${lengthSpellings.join('|')})s?\b)`;
const sizeInText = new RegExp(
  String.raw`\d\s*(?:${lengthUnit}|x\s*[\d.])|(?:^|[^\d/])\d{1,2}/\d{1,2}(?![\d/])`,
  'i',
);
const startsWithSize = new RegExp(String.raw`^(?:x\s*)?[\d./ ]+\s*(?:${lengthUnit}|x\b)`);
/** Behind the quantity. */
const afterwards = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:s\/\.?)?[\d.,]*|-)$/;
const amountText = new RegExp(`^${amountPattern}$`);
const amountWithCents = /^\d[\d.,]*[.,]\d{2}$/;

/** The position of the unit, and the quantity behind or before it. */
function columnsAt(text: string) {
  const words = text.split(/\s+/);
  const at = lastIndex(words, (word) => !afterwards.test(fold(word)));
  const unit = (words[at] ?? '').replace(/[.:]$/, '');
  const named = unitOfWord(fold(unit));
  const next = words[at + 1] ?? '';
  const previous = words[at - 1] ?? '';
  if (!named || at < 1) return null;
  const isBehind = amountText.test(next);
  if (!isBehind && !(amountWithCents.test(previous) && at > 1)) return null;
  const quantity = isBehind ? next : previous;
  // `4 barras 6.40`: no pieces but a length.
  if (named.unit === 'piece' && /[.,](?!0+$)\d{1,2}$/.test(quantity)) return null;
  const item = words.slice(0, isBehind ? at : at - 1).join(' ');
  // `6 m 12` is a length before a quantity.
  const isClear = ['piece', 'set', 'box', 'bag', 'pack', 'gal', 'global'].includes(named.unit)
    ? isBehind
    : isBehind && amountWithCents.test(quantity) && !/(?:^|[^/\d])\d+$/.test(previous);
  return /\p{L}{2}/u.test(item) ? { item, unit, quantity, isClear } : null;
}

/** What most lines of a form begin with. */
interface FormStyle {
  /** Whether the text is a form; other texts have no columns. */
  isForm: boolean;
  isLevelled: boolean;
  isNumbered: boolean;
  hasCodes: boolean;
}

const textOfCells = ({ cells }: FormLine) => cells.filter(Boolean).join(' ');

/**
 * Reads the rows of a form, a text with number, code, description, unit, quantity, dates and prices,
 * and joins descriptions that are wrapped; other lines remain.
 */
export function readForm(lines: readonly FormLine[]): FormLine[] {
  const style = styleOf(lines);
  /** The last line that was joined to the one before it. */
  let joined = -1;
  return lines.flatMap((first, at) => {
    if (at === joined) return [];
    const line = readFormLine(first, style);
    const next = lines[at + 1];
    const mayJoin =
      style.isForm && !line.table && next && isPartOf(textOfCells(next), textOfCells(line), style);
    if (!mayJoin) return line;
    const both = readFormLine({ ...line, cells: [...line.cells, ...next.cells] }, style);
    if (!both.table) return line;
    joined = at + 1;
    return both;
  });
}

function styleOf(lines: readonly FormLine[]): FormStyle {
  const texts = lines.map(textOfCells).filter((text) => columnsAt(text)?.isClear);
  const isMost = (fits: (text: string) => boolean) => 2 * texts.filter(fits).length > texts.length;
  const isNumbered = isMost((text) => rowNumber.test(text));
  return {
    isForm: texts.length > 2 && texts.length * 3 > lines.length,
    isLevelled: isMost((text) => levelNumber.test(text)),
    isNumbered,
    hasCodes: isMost((text) => buyerCode.test(withoutNumber(text, isNumbered))),
  };
}

function readFormLine(line: FormLine, style: FormStyle): FormLine {
  const { isForm, isLevelled } = style;
  const whole = textOfCells(line);
  const bare = withoutStart(whole, style);
  const columns = columnsAt(whole);
  const isRequest = columns !== null && (isForm || columns.isClear);
  // With the quantity of a second column once.
  const text = bare.replace(/( \d[\d.,]*)\1$/, '$1');
  const item = withoutStart(columns?.item ?? '', style);
  const [level = ''] = (isLevelled && rowNumber.exec(whole)) || [];
  return {
    ...line,
    table: isRequest ? { ...columns, ...itemOf(item), text, remark: [], code: '' } : null,
    level: level.trim().replaceAll(',', '.'),
    isHeading: isForm && !sizeInText.test(bare),
  };
}

function itemOf(text: string): Pick<TableRow, 'item' | 'isByGauge'> {
  const { tokens, isByGauge } = phraseOf(text);
  return { item: tokens, isByGauge };
}

/** Whether a line is the rest of the description above it. */
function isPartOf(text: string, above: string, style: FormStyle): boolean {
  if (!startsWithSize.test(fold(text))) return isStart(above, style) && !isStart(text, style);
  const isNext = style.isNumbered && Number.parseInt(text, 10) === Number.parseInt(above, 10) + 1;
  return !isNext || style.hasCodes;
}

/** Whether a line begins as those that have a description do. */
function isStart(text: string, { hasCodes, isLevelled, isNumbered }: FormStyle): boolean {
  if (hasCodes) return buyerCode.test(withoutNumber(text, isNumbered));
  return isLevelled ? levelNumber.test(text) : isNumbered && rowNumber.test(text);
}

/** Without row number and code. */
function withoutStart(text: string, { isNumbered, hasCodes }: FormStyle): string {
  const unnumbered = withoutNumber(text, isNumbered);
  return hasCodes ? unnumbered.replace(buyerCode, '') : unnumbered;
}

function withoutNumber(text: string, isNumbered: boolean): string {
  return isNumbered ? text.replace(rowNumber, '') : text;
}
