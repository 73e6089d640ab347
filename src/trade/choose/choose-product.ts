import { sizedTools } from '../lexicon/requests.ts';
import type { QuantityUnit } from '../lexicon/units.ts';
import { isBareSize, type LineReading } from '../line/read-line.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { readProductName } from '../product/read-item.ts';
import { type Finish, finishOf } from '../product/vocabulary.ts';
import { productByCode, type SearchIndex } from '../search/search-index.ts';
import { canonicalWords } from '../text/canonical-words.ts';
import { tokenize } from '../text/tokens.ts';
import { type Assumption, assume, isNominal, unasked } from './assume.ts';
import { type Candidates, finishOfHeading } from './candidates.ts';
import type { Choice, LineRequest } from './choice.ts';
import { choiceByCode, choiceByNumbers } from './choose-by-code.ts';
import { type ExactName, findExactName } from './exact-name.ts';
import { besideRemark, findBesideRemark } from './remark-beside.ts';

/** Finds the products of a line and preselects the one that it means. */
export function chooseProduct<Product extends FoundProduct>(
  line: LineRequest,
  index: SearchIndex<Product>,
): Choice<Product> {
  const { code, item, text } = line;
  if (code !== undefined && item === '') return choiceByCode(index, line, code);
  const hasKind = !isBareSize(item) || kindAbove(line, item) !== '';
  const byNumbers = hasKind ? null : choiceByNumbers(index, text);
  const choice = byNumbers ?? chooseByText(line, index);
  // A code of another system is no product that fits the text.
  const named = code === undefined ? null : productByCode(index, code);
  const isNamed = named !== null && choice.choices.includes(named);
  return isNamed ? { ...choice, product: named, assumptions: [] } : choice;
}

function chooseByText<Product extends FoundProduct>(
  line: LineRequest,
  index: SearchIndex<Product>,
): Choice<Product> {
  const exact = findExactName(index, line.text);
  if (exact) return exactChoice(exact, line);
  const finishHeading = findFinishHeading(line);
  const context = finishHeading === undefined ? null : finishOfHeading(finishHeading);
  const remark = tokenize(line.remark);
  const asked = finishOf(remark, 'plate');
  const read = readSizeOrQuantity(line, (item) => {
    const whole = [kindAbove(line, item), item, asked ?? ''].join(' ').trim();
    return findBesideRemark(index, whole, line.remark, context);
  });
  const { found, quantity } = read;
  const finish = asked ?? context;
  const decided = line.isByGauge
    ? { product: null, assumptions: [] }
    : decideProduct(read, line.unit, finish);
  const base = { choices: found.products, quantity, reasons: found.reasons };
  if (!decided.product) return { ...base, product: null, assumptions: [] };
  const ignored = `${found.remark} ${besideRemark(line.remark, asked, decided.product)}`.trim();
  const assumptions: Assumption[] = [...decided.assumptions];
  if (isNominal(decided.product, found.request.tokens)) assumptions.push({ kind: 'nominal' });
  if (ignored !== '') assumptions.push({ kind: 'ignored', words: ignored });
  return { ...base, product: decided.product, assumptions };
}

/** The product that a line names; the quantity of the line's own column wins. */
function exactChoice<Product extends FoundProduct>(
  { product, quantity, unit }: ExactName<Product>,
  line: LineRequest,
): Choice<Product> {
  const reasons = { matched: [line.text], dropped: [], contradicted: [] };
  const isOwn = quantity !== null && unit === line.unit;
  return {
    choices: [product],
    product,
    assumptions: [],
    reasons,
    quantity: isOwn ? quantity : (line.quantity ?? quantity),
  };
}

/** The headings above a line that say what it asks for: `GALVANIZADO`, `TUBO CUADRADO`. */
export function headingsOf(line: LineRequest): string[] {
  const finish = findFinishHeading(line) ?? '';
  const headings = [finish.replace(/\s*:$/, ''), kindAbove(line, line.item)];
  return [...new Set(headings.filter(Boolean))];
}

function findFinishHeading({ headings }: LineRequest): string | undefined {
  return headings.filter((heading) => finishOfHeading(heading) !== null).at(-1);
}

/** The heading that names the product of a size: `TUBO CUADRADO` above `2x2x1.5`; empty without one. */
function kindAbove({ headings }: LineRequest, item: string): string {
  const heading = headings.at(-1) ?? '';
  return isBareSize(item) && !/\d/.test(heading) ? heading.replace(/\s*:$/, '') : '';
}

interface FoundWithQuantity<Product extends FoundProduct> {
  found: Candidates<Product>;
  quantity: number | null;
}

/** Decides whether a last number is the quantity or a size: a size if a product has it. */
function readSizeOrQuantity<Product extends FoundProduct>(
  { item, quantity, withSize }: LineReading,
  find: (item: string) => Candidates<Product>,
): FoundWithQuantity<Product> {
  if (withSize === null) return { found: find(item), quantity };
  const sized = find(withSize);
  const last = tokenize(withSize)
    .filter(({ kind }) => kind === 'number')
    .at(-1);
  const value = last?.kind === 'number' ? last.value : Number.NaN;
  const isSize = sized.products.some(({ name }) => nameHasSize(name, value));
  if (sized.isComplete && isSize) return { found: sized, quantity: null };
  return { found: find(item), quantity: isSizedTool(item) ? null : quantity };
}

/** A tool without another number: its last one may be the size. */
function isSizedTool(item: string): boolean {
  const tokens = tokenize(item);
  const [head = ''] = canonicalWords(tokens);
  return sizedTools.includes(head) && !tokens.some(({ kind }) => kind === 'number');
}

/** Whether a product has the number as a size; a bare number is no length. */
function nameHasSize(name: string | null, value: number): boolean {
  const { length, sheet } = readProductName(name);
  const isLength = [length, ...(sheet ?? [])].some((size) => size?.mm === 1000 * value);
  const isWritten = tokenize(name ?? '').some(
    (token) => token.kind === 'number' && token.value === value,
  );
  return !isLength && isWritten;
}

/** The product of a line, preselected; none where the buyer must choose. */
function decideProduct<Product extends FoundProduct>(
  { found, quantity }: FoundWithQuantity<Product>,
  unit: QuantityUnit,
  context: Finish | null,
) {
  const { products, isComplete, request } = found;
  const [only, ...others] = products;
  if (!isComplete || !only) return { product: null, assumptions: [] };
  if (others.length > 0) return assume(unit === 'kg' ? packsFor(products, quantity) : products);
  const isFinishAsked = (context ?? finishOf(request.tokens, 'plate')) !== null;
  const open = unasked(only, request.tokens, isFinishAsked);
  return { product: only, assumptions: open ? [open] : [] };
}

/** Of products in packs of kilograms, those of which a whole number makes the quantity. */
function packsFor<Product extends FoundProduct>(
  products: readonly Product[],
  quantity: number | null,
): readonly Product[] {
  const fits = products.filter(({ name }) => {
    const { family, content } = readProductName(name);
    const kilos = family === null && content?.unit === 'kg' ? content.value / 1000 : null;
    return kilos === null || (quantity ?? 0) % kilos === 0;
  });
  return fits.length > 0 ? fits : products;
}
