import { assumptionText } from '../../src/quote-list/assumption-text.ts';
import { readPastedList } from '../../src/quote-list/read-pasted-list.ts';
import { reviewLine, statusOf } from '../../src/quote-list/review.ts';
import {
  kindOf,
  type ListLine,
  readProductName,
  type SearchIndex,
  saleUnitOf,
  searchProducts,
  weigh,
} from '../../src/trade/index.ts';

/** Products and choices that an explanation lists. */
const mostProducts = 10;
const mostChoices = 5;

/** What the shop reads in a product name; lengths in mm, weights in kg. */
export function explainName(name: string) {
  const read = readProductName(name);
  const { perMetre, perPiece } = weigh({ name, description: null });
  const { unit, times } = saleUnitOf(name);
  return {
    name,
    family: read.family,
    sizes: sizesInAttributes(read),
    thickness: read.thickness?.mm ?? null,
    length: isWholeSheet(read) ? null : (read.length?.mm ?? null),
    sheet: read.sheet?.map(({ mm }) => mm) ?? null,
    finish: read.finish,
    grade: read.grade,
    schedule: read.schedule,
    kgPerMetre: rounded(perMetre),
    kgPerPiece: rounded(perPiece),
    unitOfSale: times > 1 ? countNames[times] : unit,
    others: otherAttributes(read),
  };
}

/** What few names have: the variant of steel; colour, content and the like of goods. */
function otherAttributes(read: Attributes): Record<string, string> {
  const { variant, colour, coat, content, power, current, voltage, strokes, side } = read;
  const texts = { variant, colour, coat, side };
  const amounts = Object.entries({ content, power, current, voltage, strokes });
  const all = [
    ...Object.entries(texts),
    ...amounts.map(([name, amount]) => [name, amount?.text ?? null] as const),
  ];
  return Object.fromEntries(all.flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
}

const countNames: Readonly<Record<number, string>> = {
  2: 'pair',
  12: 'dozen',
  100: 'hundred',
  1000: 'thousand',
};

type Attributes = ReturnType<typeof readProductName>;

/** A sheet that is cut to length, whose length is a side. */
function isWholeSheet(read: Attributes): boolean {
  return kindOf(read)?.form === 'sheet' && read.sizes.length > 0 && read.length !== null;
}

/** Sizes in mm ascending: both sides of an opening or of roofing, other equal sides once. */
function sizesInAttributes(read: Attributes): number[] {
  const { sizes, sheet, length } = read;
  const kind = kindOf(read);
  // What is chosen by its thickness has its format as its size.
  const sides = kind?.leading === 'thickness' && sheet ? sheet : sizes;
  const all = isWholeSheet(read) && length ? [...sizes, length] : sides;
  const mm = all.map((size) => size.mm).sort((a, b) => a - b);
  return kind?.form === 'sheet' && kind.leading === 'size' ? mm : [...new Set(mm)];
}

function rounded(kg: number | null): number | null {
  return kg === null ? null : Number(kg.toPrecision(4));
}

const states = {
  exact: 'exact',
  assumed: 'assumed',
  open: 'choose',
  quantity: 'quantity',
  others: 'other',
  note: 'note',
} as const;

/** How the shop reads the lines of a pasted list, several lines together. */
export function explainList(text: string, index: SearchIndex) {
  return readPastedList(text).lines.map((line) => explainLine(line, index));
}

function explainLine(line: ListLine, index: SearchIndex) {
  const { reviewed, choice } = reviewLine(line, index);
  const { choices, chosen } = reviewed;
  return {
    text: line.text,
    quantity: choice ? choice.quantity : line.quantity,
    unit: line.unit === 'piece' ? 'pieces' : line.unit,
    pieces: reviewed.quantityText === '' ? null : Number(reviewed.quantityText),
    state: states[statusOf(reviewed)],
    note: line.note,
    product: chosen?.name ?? null,
    assumed: (choice?.assumptions ?? []).map((assumption) => assumptionText([assumption])),
    assumption: reviewed.assumption,
    choices: choices.slice(0, mostChoices).map(({ name }) => name),
    reasons: choice?.reasons ?? { matched: [], dropped: [], contradicted: [] },
  };
}

export function explainSearch(query: string, index: SearchIndex) {
  const { products, dropped } = searchProducts(index, query);
  return { query, products: products.slice(0, mostProducts).map(({ name }) => name), dropped };
}
