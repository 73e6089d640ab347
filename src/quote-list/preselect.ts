import { pasteList as texts } from '../content/paste-list.ts';
import { fold } from '../lib/fold.ts';
import { type Finish, finishOf, isBlack } from '../lib/product-name/families.ts';
import { readProductName } from '../lib/product-name/read-product-name.ts';
import { scan } from '../lib/product-name/scan.ts';
import type { FoundProduct } from '../search/search-index.ts';
import type { Search } from '../search/search-products.ts';
import { type Assumed, assume, isNominal, unasked } from './assume.ts';
import { type Candidates, findCandidates } from './match-line.ts';
import type { ListLine } from './parse-list.ts';
import { isUse, plainItem } from './plain-item.ts';
import type { Unit } from './units.ts';

/** Finds the products of a line and preselects the one that it means. */
export function preselect(line: ListLine, search: Search) {
  const contexts = line.headings.map((text) => plainItem(text.replace(/[^\p{L}\d\s]/gu, ' ')));
  const finish = contexts.map(finishOfHeading).findLast((one) => one !== null) ?? null;
  const kind = contexts.at(-1) ?? '';
  const remark = plainItem(line.remark).split(' ');
  const asked = finishOf(remark, 'plate');
  const read = readLine(line, (item) => {
    // A heading may name the product of sizes below: `TUBO CUADRADO`, `2x2x1.5`.
    const isBare =
      kind !== '' &&
      !/\d/.test(kind) &&
      !/\p{L}{2}/u.test(plainItem(item).replace(/\b(?:de|por|mm|cm)\b/g, ''));
    const whole = [isBare ? kind : '', item, asked ?? ''].join(' ').trim();
    return withBrand(findCandidates(search, whole, finish), remark);
  });
  const { products: choices } = read.found;
  const { quantity } = read;
  const decided = decideProduct(read, line.unit, asked ?? finish);
  const name = fold(decided.product?.name ?? '');
  const isNew = (word: string) => /\p{L}{3}/u.test(word) && !isUse(word) && !name.includes(word);
  const beside =
    !asked && remark.some(isNew) ? line.remark.replace(/(?<!\S)[\d.,]+(?!\S)/g, '') : '';
  const ignored = `${read.found.remark} ${beside}`.trim();
  if (!decided.product) return { choices, quantity, ...decided };
  const nominal = isNominal(decided.product, plainItem(read.item)) && texts.assumed.nominal;
  const parts = [decided.assumption, nominal, ignored !== '' && texts.ignored(ignored)];
  const assumption = parts.filter(Boolean).join(', ') || null;
  return { choices, quantity, ...decided, assumption };
}

/** Null for none, or for black and coated. */
function finishOfHeading(context: string): Finish | null {
  const named = context.split(' ').map((word) => finishOf([word], 'plate'));
  const [first, ...others] = new Set(
    named.filter((finish) => finish !== null && finish !== 'NEGRO'),
  );
  if (others.length > 0) return null;
  if (first && !isBlack(first) && named.includes('NEGRO')) return null;
  return first ?? (named.includes('NEGRO') ? 'NEGRO' : null);
}

/** Those of the brand that a remark beside the line names, if there are any. */
function withBrand(found: Candidates, remark: readonly string[]): Candidates {
  const named = found.products.filter(({ name }) => {
    const [brand = ''] = fold(name ?? '')
      .split(' ')
      .slice(-1);
    return /^[a-z]{4}/.test(brand) && remark.includes(brand);
  });
  return { ...found, products: named.length > 0 ? named : found.products };
}

/** Decides whether a last number is the quantity or a size: a size if a product has it. */
function readLine(
  { item, quantity, withSize }: ListLine,
  find: (item: string) => Candidates,
): { found: Candidates; item: string; quantity: number | null } {
  if (withSize === null) return { found: find(item), item, quantity };
  const sized = find(withSize);
  const last = Number(withSize.slice(withSize.lastIndexOf(' ') + 1).replace('x', ''));
  const isSize = sized.products.some(({ name }) => hasSize(name, last));
  if (sized.isComplete && isSize) return { found: sized, item: withSize, quantity: null };
  return { found: find(item), item, quantity };
}

/** Whether a product has the number as a size; a bare number is no length. */
function hasSize(name: string | null, value: number): boolean {
  const { length, sheet } = readProductName(name);
  const isLength = [length, ...(sheet ?? [])].some((one) => one?.mm === 1000 * value);
  return (
    !isLength && scan(name ?? '').some((token) => token.kind === 'number' && token.value === value)
  );
}

/** The product of a line, preselected; none where the buyer must choose. */
function decideProduct(
  { found, item, quantity }: ReturnType<typeof readLine>,
  unit: Unit,
  context: Finish | null,
): Assumed {
  const { products, isComplete } = found;
  const [only, ...others] = products;
  if (!isComplete || !only) return { product: null, assumption: null };
  if (others.length > 0) return assume(unit === 'kg' ? packsFor(products, quantity) : products);
  const plain = plainItem(item);
  const named = context ?? finishOf(plain.split(' '), 'plate');
  const isAsked = named !== null || /\b(?:inn?ox|gal[vb])/.test(item);
  return { product: only, assumption: unasked(only, plain, isAsked) };
}

/** Of products in packs of kilograms, those of which a whole number makes the quantity. */
function packsFor(
  products: readonly FoundProduct[],
  quantity: number | null,
): readonly FoundProduct[] {
  const fits = products.filter(({ name }) => {
    const [, kilos] = /x (\d+(?:\.\d+)?) kg$/i.exec(name ?? '') ?? [];
    return kilos === undefined || (quantity ?? 0) % Number(kilos) === 0;
  });
  return fits.length > 0 ? fits : products;
}
