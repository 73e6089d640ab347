import type { SharedLine } from '../cart/line-item.ts';
import { pasteList as texts } from '../content/paste-list.ts';
import { inSlices } from '../lib/in-slices.ts';
import { limits } from '../lib/limits.ts';
import { parseInteger } from '../lib/parse-integer.ts';
import { brandedName } from '../lib/wording.ts';
import {
  assume,
  type Choice,
  chooseProduct,
  convertUnit,
  type Finish,
  type FoundProduct,
  type ListLine,
  readProductName,
  requestLine,
  type SearchIndex,
  writtenRequest,
} from '../trade/index.ts';
import { assumptionText } from './assumption-text.ts';
import { readPastedList } from './read-pasted-list.ts';

/**
 * `exact`: one product matches every word. `assumed`: the usual finish, norm or length was chosen.
 * `open`: the buyer must choose the product. `others`: no product of the shop. `note`: no request.
 */
export type LineGroup = 'open' | 'assumed' | 'others' | 'exact' | 'note';

/** `quantity`: the product is known, its quantity is not. */
export type LineStatus = LineGroup | 'quantity';

/** A line under review. `note` is null for a request, also for one that the buyer declared as such. */
export interface ReviewedLine
  extends Pick<ListLine, 'row' | 'text' | 'item' | 'quantity' | 'unit' | 'note' | 'position'> {
  /** The code that it names and no product has. */
  unknownCode?: string;
  /** The text after the headings that belong to it, as the seller needs it: `TUBO CUADRADO: 2x2x1.5 - 10`. */
  wholeText: string;
  /** The item without its quantity, with the headings and other cells that belong to it. */
  request: string;
  /** By the first status: no row moves while the buyer chooses. */
  group: LineGroup;
  isRemoved: boolean;
  /** Whether the buyer wants none of the choices. */
  isDeclined: boolean;
  /** Best first; none contradicts the line. */
  choices: readonly FoundProduct[];
  /** Preselected for `exact` and `assumed`. */
  chosen: FoundProduct | null;
  /** Pieces as edited by the buyer; empty while it must be asked for. */
  quantityText: string;
  /** What was assumed for the chosen product: `negro (LAC), 6 m`. */
  assumption: string | null;
}

/**
 * Matches the lines of a pasted list, those of a long one in slices; notes are included.
 * `readPastedList` has read notes, quantities and units; `chooseProduct` finds the products of a line
 * and the usual one.
 * @param onEnd called with the lines: at once if they are matched quickly
 */
export function reviewList(
  list: readonly ListLine[],
  index: SearchIndex,
  onEnd: (lines: readonly ReviewedLine[]) => void,
): void {
  const lines: ReviewedLine[] = [];
  const rest = inSlices(list, (line) => lines.push(reviewLine(line, index).reviewed));
  if (rest) void rest.then(() => onEnd(lines));
  else onEnd(lines);
}

/** Matches a line; `choice` has the reasons, null for a note. */
export function reviewLine(
  line: ListLine,
  index: SearchIndex,
): { reviewed: ReviewedLine; choice: Choice | null } {
  const { row, text, item, unit, note } = line;
  const choice = note === null ? chooseProduct(line, index) : null;
  const product = choice?.product ?? null;
  const others = (choice?.choices ?? []).filter((candidate) => candidate !== product);
  const written = note === null ? writtenRequest(line) : { request: '', whole: text };
  const undecided: ReviewedLine = {
    row,
    text,
    item,
    unit,
    note,
    quantity: choice?.quantity ?? null,
    ...(line.position && { position: line.position }),
    ...(choice?.unknownCode !== undefined && { unknownCode: choice.unknownCode }),
    request: written.request,
    wholeText: written.whole,
    assumption: assumptionText(choice?.assumptions ?? []),
    group: 'note',
    isRemoved: false,
    isDeclined: false,
    chosen: null,
    quantityText: '',
    choices: (product ? [product, ...others] : others).slice(0, limits.listChoices),
  };
  const chosen = choose(undecided, product);
  const status = statusOf(chosen);
  return { reviewed: { ...chosen, group: status === 'quantity' ? 'open' : status }, choice };
}

/** Matches an item of the cart, which is a request whatever it looks like. */
export function reviewItem(item: string, row: number, index: SearchIndex): ReviewedLine {
  const [line] = readPastedList(item).lines;
  const read = line?.note === null ? { ...line, row } : requestLine(item, row);
  return { ...reviewLine(read, index).reviewed, text: item, wholeText: item };
}

/** Chooses a product or none; recomputes the quantity. */
function choose(line: ReviewedLine, chosen: FoundProduct | null): ReviewedLine {
  const pieces = chosen && convertUnit(line, chosen).pieces;
  return { ...line, chosen, quantityText: String(pieces ?? '') };
}

/** The line after the buyer's choice, with the quantity as typed; null: none of the choices. */
export function decide(line: ReviewedLine, product: FoundProduct | null): ReviewedLine {
  const { quantityText } = line;
  const isTyped = quantityText !== choose(line, line.chosen).quantityText;
  return {
    ...choose(line, product),
    ...(isTyped && { quantityText }),
    isDeclined: product === null,
    assumption: null,
  };
}

export function statusOf(line: ReviewedLine): LineStatus {
  const { note, choices, chosen, isDeclined, quantityText, assumption } = line;
  if (note !== null) return 'note';
  if (!chosen) return choices.length > 0 && !isDeclined ? 'open' : 'others';
  if (parseListQuantity(quantityText) === null) return 'quantity';
  return assumption === null ? 'exact' : 'assumed';
}

/** The usual product of a finish for a line that leaves the finish open: 'todos galvanizados'. */
export function productIn(
  finish: Finish,
  { assumption, choices }: ReviewedLine,
): FoundProduct | null {
  if (assumption === null) return null;
  const others = choices.filter(({ name }) => readProductName(name).finish === finish);
  return assume(others).product;
}

/** Parses an integer from 1 to 99,999; null for anything else. */
export function parseListQuantity(text: string): number | null {
  return parseInteger(text, { min: 1, max: 99_999 });
}

/** The title of a group, which says how much of it is left as it was. */
export function groupTitle(
  group: LineGroup,
  members: readonly ReviewedLine[],
  name: string = texts.groups[group],
): string {
  const shown = members.filter(({ isRemoved }) => !isRemoved);
  const left = shown.filter((line) => isOf(group, statusOf(line))).length;
  return left === 0
    ? texts.groupTitle(texts.settled, shown.length, shown.length)
    : texts.groupTitle(name, left, shown.length);
}

/** A line without a quantity is listed with those to choose. */
function isOf(group: LineGroup, status: LineStatus): boolean {
  return status === group || (group === 'open' && status === 'quantity');
}

/** What the main button does with a list. */
export function reviewResult(lines: readonly ReviewedLine[]) {
  /** With a product and a quantity; all others are sent as typed. */
  const wanted: (SharedLine & { name: string; written: string })[] = [];
  const unresolved: string[] = [];
  /** For the request's note. */
  const conditions: string[] = [];
  for (const line of lines) {
    const { note, chosen, quantityText, text, wholeText, request, assumption, isRemoved } = line;
    const quantity = parseListQuantity(quantityText);
    if (isRemoved || note === 'heading') continue;
    if (note === 'condition') conditions.push(text.replace(/[.,;:\s]+$/, ''));
    else if (!chosen || quantity === null) unresolved.push(wholeText);
    else
      wanted.push({
        id: chosen.id,
        name: brandedName(chosen),
        quantity,
        assumption,
        ...(line.position && { position: line.position }),
        written: request,
      });
  }
  return { wanted, unresolved, conditions };
}
