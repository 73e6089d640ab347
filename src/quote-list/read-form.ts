import { fold } from '../lib/fold.ts';
import type { TableRow } from './read-table.ts';
import { amountPattern, unitNamed } from './units.ts';

/** A line of a text, or two where a description is wrapped. */
export interface FormLine {
  row: number;
  cells: readonly string[];
}

const number = /^\d{1,4}(?:[.,]\d{1,3})*[.)]?\s+/;
const levels = /^\d{1,2}(?:[.,]\d{1,3})+\.?\s/;
/** Of the buyer's store: `MAT-00123`, `FER0045`, `10024518`. */
const code =
  /^(?:\d{5,12}|(?!(?:sae|aisi|sch|inox|astm|gr|e|a)[-.]?\d)[a-z]{1,6}(?:[-._/][a-z]{1,6})*[-._/]?\d{3,8}(?:[-._/]\d+)*|\d{2,4}(?:[-.]\d{2,6}){2,3})\s+/i;
const size = /\d\s*(?:"|''|mm\b|mts?\b|pies\b|x\s*[\d.])|(?<!\d\/?\d?)\d{1,2}\/\d{1,2}(?![\d/])/i;
const startsWithSize = /^(?:x\s*)?[\d./ ]+\s*(?:"|''|mm\b|mts?\b|m\b|pies\b|x\b)/;
/** Behind the quantity. */
const afterwards = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:s\/\.?)?[\d.,]*|-)$/;
const amount = new RegExp(`^${amountPattern}$`);
const decimals = /^\d[\d.,]*[.,]\d{2}$/;

/** The position of the unit, and the quantity behind or before it. */
function columnsAt(text: string) {
  const words = text.split(/\s+/);
  const at = words.findLastIndex((word) => !afterwards.test(fold(word)));
  const unit = (words[at] ?? '').replace(/[.:]$/, '');
  const named = unitNamed(fold(unit));
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
 * Recognizes a form, a text of rows with number, code, description, unit, quantity, dates and prices,
 * and joins descriptions that are wrapped; null for other texts.
 */
export function readForm(lines: readonly FormLine[]) {
  const textOf = ({ cells }: FormLine) => cells.filter(Boolean).join(' ');
  const whole = lines.map(textOf).filter((text) => columnsAt(text)?.isClear);
  if (whole.length === 0) return null;
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
  const rowOf = (line: FormLine): TableRow | null => {
    const read = columnsAt(textOf(line));
    if (!read || !(isForm || read.isClear)) return null;
    const item = bare(read.item);
    const { quantity, unit } = read;
    // With the quantity of a second column once.
    const text = bare(textOf(line)).replace(/( \d[\d.,]*)\1$/, '$1');
    return { text, item, quantity, unit, remark: '' };
  };
  const joined: FormLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) break;
    const text = textOf(line);
    const isPartOf = (next: FormLine) =>
      startsWithSize.test(fold(textOf(next)))
        ? numberOf(textOf(next)) !== numberOf(text) + 1 || hasCodes
        : isStart(text) && !isStart(textOf(next));
    const next = lines[at + 1];
    const both = next && { ...line, cells: [...line.cells, ...next.cells] };
    const isWrapped = isForm && both && !rowOf(line) && isPartOf(next) && rowOf(both) !== null;
    joined.push(isWrapped ? both : line);
    if (isWrapped) at += 1;
  }
  return {
    lines: joined,
    rowOf,
    /** Whether most lines are rows. */
    isForm,
    /** The level of a take-off that a line has: `05.01`. */
    levelOf: (line: FormLine) =>
      isLevelled ? (number.exec(textOf(line))?.[0].trim().replaceAll(',', '.') ?? '') : '',
    /** Whether a line without unit and quantity is a request: it has a size. */
    isRequest: (line: FormLine) => size.test(bare(textOf(line))),
  };
}
