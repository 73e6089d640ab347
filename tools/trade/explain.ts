import { assumptionText } from '../../src/quote-list/assumption-text.ts';
import { readPastedList } from '../../src/quote-list/read-pasted-list.ts';
import { reviewLine, statusOf } from '../../src/quote-list/review.ts';
import {
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

/** Roofing with its width, whose length is a side. */
function isWholeSheet({ family, sizes, length }: Attributes): boolean {
  return family === 'roofing' && sizes.length > 0 && length !== null;
}

/** Outer sizes ascending, equal sides once; width and length of a sheet, both openings of a mesh. */
function sizesInAttributes(read: Attributes): number[] {
  const { family, sizes, sheet, length } = read;
  const sides = isWholeSheet(read) && length ? [...sizes, length] : sizes;
  const mm = (family === 'plate' && sheet ? sheet : sides).map((size) => size.mm);
  mm.sort((a, b) => a - b);
  return family === 'mesh' ? mm : [...new Set(mm)];
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
