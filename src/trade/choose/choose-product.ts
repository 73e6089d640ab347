import { lastIndex } from '../../lib/last-index.ts';
import type { Asked } from '../asked/asked.ts';
import { goodsNamed } from '../kinds/goods.ts';
import type { QuantityUnit } from '../lexicon/units.ts';
import type { Finish } from '../lexicon/words.ts';
import { countedNames } from '../line/counted-names.ts';
import { finishHeadingOf, finishOfHeading, kindAbove } from '../line/headings.ts';
import type { LineRequest } from '../line/line-request.ts';
import { isBareSize, type LineReading } from '../line/read-line.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { readProductName } from '../product/read-item.ts';
import { finishOf, wordOfFinish } from '../product/vocabulary.ts';
import { indexName } from '../search/indexed-name.ts';
import { productNamed } from '../search/named-product.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { canonicalWords } from '../text/canonical-words.ts';
import { addedWord, type Phrase, plainOf, writtenOf } from '../text/phrase.ts';
import { type Assumption, assume, unasked } from './assume.ts';
import type { Choice } from './choice.ts';
import {
  choiceByCode,
  choiceByNumbers,
  choiceBySeveralCodes,
  withCoded,
  withKnownCode,
} from './choose-by-code.ts';
import { compare, isNearest, qualitiesOf } from './compare.ts';
import { findBesideRemark } from './find-beside-remark.ts';
import type { Candidates } from './find-products.ts';
import { remarkNotIn } from './remarks.ts';
import { namesResembling, takenWords } from './taken-words.ts';

/** Finds the products of a line and preselects the one that it means. */
export function chooseProduct<Product extends FoundProduct>(
  read: LineRequest,
  index: SearchIndex<Product>,
): Choice<Product> {
  const several = choiceBySeveralCodes(index, read);
  if (several) return several;
  const line = withKnownCode(read, index);
  const { code, item, whole } = line;
  if (code !== undefined && item.length === 0) return choiceByCode(index, line, code);
  const hasKind = !isBareSize(item) || kindAbove(line) !== null;
  const byNumbers = hasKind ? null : choiceByNumbers(index, whole);
  const choice = byNumbers ?? chooseByText(line, index);
  return code === undefined ? choice : withCoded(index, choice, code);
}

function chooseByText<Product extends FoundProduct>(
  line: LineRequest,
  index: SearchIndex<Product>,
): Choice<Product> {
  const exact = exactChoice(line, index);
  if (exact) return exact;
  const heading = finishHeadingOf(line);
  const context = heading && finishOfHeading(heading);
  const askedBeside = finishOf(line.remark);
  const finish = askedBeside === null ? [] : [addedWord(wordOfFinish(askedBeside))];
  const read = readSizeOrQuantity(line, (item) => {
    const kind = kindAbove({ ...line, item }) ?? [];
    return findBesideRemark(index, [...kind, ...item, ...finish], line.remark, context);
  });
  const { found, quantity } = read;
  const base = { choices: found.products, quantity, reasons: found.reasons };
  const decided = line.isByGauge
    ? { product: null, assumptions: [] }
    : decideProduct(read, line.unit, askedBeside ?? context);
  if (!decided.product) return { ...base, product: null, assumptions: [] };
  if (namesResembling(found.asked, decided.product)) {
    return { ...base, product: null, assumptions: [] };
  }
  const assumptions: Assumption[] = [...decided.assumptions];
  for (const taken of takenWords(found.asked, decided.product, found.reasons.dropped)) {
    assumptions.push({ kind: 'taken', ...taken });
  }
  if (isNearest(compare(found.asked, readProductName(decided.product.name)))) {
    assumptions.push({ kind: 'nominal', words: writtenSizes(found.asked) });
  }
  const beside = askedBeside === null ? remarkNotIn(line.remark, decided.product) : '';
  const ignored = [writtenOf(found.remark), beside].filter(Boolean).join(' ');
  if (ignored !== '') assumptions.push({ kind: 'ignored', words: ignored });
  return { ...base, product: decided.product, assumptions };
}

/** The sizes that a line writes, from the first to the last. */
function writtenSizes({ tokens }: Asked): string {
  const isNumber = ({ kind }: Phrase[number]) => kind === 'number';
  return writtenOf(tokens.slice(tokens.findIndex(isNumber), lastIndex(tokens, isNumber) + 1));
}

/** The only product whose name a line is; the quantity of the line's own column wins. */
function exactChoice<Product extends FoundProduct>(
  line: LineRequest,
  index: SearchIndex<Product>,
): Choice<Product> | null {
  for (const { name, quantity, unit } of countedNames(line.whole)) {
    const product = productNamed(index, plainOf(name));
    if (!product) continue;
    const isOwn = quantity !== null && unit === line.unit;
    return {
      choices: [product],
      product,
      assumptions: [],
      reasons: { matched: [writtenOf(line.whole)], dropped: [], contradicted: [] },
      quantity: isOwn ? quantity : (line.quantity ?? quantity),
    };
  }
  return null;
}

interface FoundWithQuantity<Product extends FoundProduct> {
  found: Candidates<Product>;
  quantity: number | null;
}

/** Decides whether a last number is the quantity or a size: a size if a product has it. */
function readSizeOrQuantity<Product extends FoundProduct>(
  { item, quantity, withSize }: LineReading,
  find: (item: Phrase) => Candidates<Product>,
): FoundWithQuantity<Product> {
  if (withSize === null) return { found: find(item), quantity };
  const sized = find(withSize);
  const last = withSize.filter(({ kind }) => kind === 'number').at(-1);
  const value = last?.kind === 'number' ? last.value : Number.NaN;
  const isSize = sized.products.some(({ name }) => nameHasSize(name, value));
  if (sized.isComplete && isSize) return { found: sized, quantity: null };
  return { found: find(item), quantity: isSizedTool(item) ? null : quantity };
}

/** A tool without another number: its last one may be the size. */
function isSizedTool(item: Phrase): boolean {
  const [head = ''] = canonicalWords(item);
  return goodsNamed(head).isSizedLast && !item.some(({ kind }) => kind === 'number');
}

/** Whether a product has the number as a size; a bare number is no length. */
function nameHasSize(name: string | null, value: number): boolean {
  const { length, sheet } = readProductName(name);
  const isLength = [length, ...(sheet ?? [])].some((size) => size?.mm === 1000 * value);
  return !isLength && indexName(name ?? '').numbers.some((number) => number.value === value);
}

/** The product of a line, preselected; none where the buyer must choose. */
function decideProduct<Product extends FoundProduct>(
  { found, quantity }: FoundWithQuantity<Product>,
  unit: QuantityUnit,
  context: Finish | null,
) {
  const { products, isComplete, asked } = found;
  const [only, ...others] = products;
  if (!isComplete || !only) return { product: null, assumptions: [] };
  if (others.length > 0) return assume(unit === 'kg' ? packsFor(products, quantity) : products);
  const isFinishAsked = (context ?? qualitiesOf(asked).finish) !== null;
  const open = unasked(only, asked, isFinishAsked);
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
