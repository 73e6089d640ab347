import { otherBrands } from '../content/search-terms.ts';
import { fold } from '../lib/fold.ts';
import { memoize } from '../lib/memoize.ts';
import { type Family, type Finish, finishOf, isBlack } from '../lib/product-name/families.ts';
import { isSameLength, type Length, nominalInches } from '../lib/product-name/measure.ts';
import { readProductName, readSizesAs } from '../lib/product-name/read-product-name.ts';
import { type NumberToken, scan } from '../lib/product-name/scan.ts';
import type { FoundProduct } from '../search/search-index.ts';
import { isTooLong, type Search } from '../search/search-products.ts';
import { parseQuery, wordsOf } from '../search/search-query.ts';
import { scoreMisspelling, scoreWord, stem } from '../search/words.ts';
import { withFinish } from './assume.ts';
import { isRemark, isUse, plainItem } from './plain-item.ts';

export interface Candidates {
  /** Best first; none contradicts the line. */
  products: readonly FoundProduct[];
  /** Whether they match every word and number of the line. */
  isComplete: boolean;
  /** The part of the line that no product matches and that it does not need. */
  remark: string;
}

const nothing = { products: [], isComplete: false, remark: '' };

/** Products for a line by the search of the shop, without those that contradict it. */
export function findCandidates(
  search: Search,
  line: string,
  /** Of the heading, for a line without one. */
  context: Finish | null = null,
): Candidates {
  const asked = plainItem(line);
  const item = withoutUnsoldBrands(search, asked);
  if (isTooLong(item) || !/\p{L}|"|\d\/\d/u.test(item)) return nothing;
  const { products, dropped } = search(item);
  const named = withName(products, line);
  if (named) return { ...nothing, products: [named], isComplete: true };
  const unknown = dropped.filter((word) => !isRemark(word, item));
  const ignored = dropped.filter((word) => !unknown.includes(word) && !isUse(word));
  const [firstNumber = item.length] = [...item.matchAll(/\d/g)].map(({ index }) => index);
  // An unknown word before the sizes makes it another product: `disco flap`, `tubo pvc`.
  const isOther = unknown.some((word) => /\d/.test(word) || item.indexOf(fold(word)) < firstNumber);
  if (isOther) return nothing;
  const wanted = wantedOf(item);
  const isKind = kindOf(item);
  const fitting = products.filter(
    ({ name }) => isKind(name ?? '') && !contradicts(wanted, name ?? ''),
  );
  const finished = wanted.finish === null ? withFinish(fitting, context) : fitting;
  const left = exactest(finished.length > 0 ? finished : fitting, item);
  const isWithout = /\bsin\b/.test(item) && !left.some(({ name }) => /\bSIN\b/i.test(name ?? ''));
  // The buyer chooses another brand, and what «sin» excludes.
  const isComplete = unknown.length === 0 && finished.length > 0 && item === asked && !isWithout;
  return { products: left, isComplete, remark: remarkIn(item, ignored) };
}

/** From the first to the last of some words: `cortado a la mitad`, `no cortar`. */
function remarkIn(item: string, words: readonly string[]): string {
  const one = `(?:${words.map(fold).join('|')})`;
  const span = new RegExp(`(?:\\b(?:con|no|sin) )?\\b${one}\\b(?:.*\\b${one}\\b)?`);
  return words.length === 0 ? '' : (span.exec(item)?.[0] ?? words.join(' '));
}

function withoutUnsoldBrands(search: Search, item: string): string {
  const isUnsold = (word: string) =>
    otherBrands.includes(word) && search(word).products.length === 0;
  const words = item.split(' ');
  return words.some(isUnsold) ? words.filter((word) => !isUnsold(word)).join(' ') : item;
}

/** The only product with the line as its name. */
function withName(products: readonly FoundProduct[], line: string): FoundProduct | undefined {
  const wanted = plain(line);
  const [only, ...others] = products.filter(({ name }) => readName(name ?? '').text === wanted);
  return others.length > 0 ? undefined : only;
}

function plain(name: string): string {
  return fold(name).replace(/\s+/g, ' ').trim();
}

/**
 * Whether a name has the words of the line before its sizes, which are the kind of product; a
 * description has many other words.
 */
function kindOf(item: string): (name: string) => boolean {
  const start = item.split(/\S*\d/, 1)[0] ?? '';
  const kinds = parseQuery(start.trim() === '' ? item : start).filter(
    (term) => term.kind === 'words',
  );
  const isKind = memoize((words: string) =>
    kinds.every(({ text, alternatives }) =>
      [[text], ...alternatives].some((alternative) =>
        alternative.every((typed) =>
          words
            .split(' ')
            .some((word) => scoreWord(typed, word) > 0 || scoreMisspelling(typed, word) > 0),
        ),
      ),
    ),
  );
  return (name) => isKind(readName(name).words);
}

/** The explicit attributes of a line; its sizes as those of a family. */
function wantedOf(item: string) {
  const read = readProductName(item);
  const isGrade = /^(?:A\d{2,4}|G\d{2}|(?:SAE|AISI|INOX) )/.test(read.grade ?? '');
  const finish = read.finish ?? finishOf(item.split(' '), 'plate');
  const sizesAs = memoize((family: Family) => readSizesAs(family, item));
  return { item, finish, grade: isGrade ? read.grade : null, schedule: read.schedule, sizesAs };
}

/** Whether an explicit attribute of the line is another one in the product. */
function contradicts(wanted: ReturnType<typeof wantedOf>, name: string): boolean {
  const { item, finish, grade, schedule, sizesAs } = wanted;
  const product = readProductName(name);
  const { family } = product;
  if (schedule !== null && schedule !== product.schedule) return true;
  if (grade !== null && family && !(product.grade ?? '').includes(grade.replace(/^INOX /, '')))
    return true;
  if (!family) return false;
  if (finish === 'NEGRO' && !isBlack(product.finish)) return true;
  if (finish === 'LAC' && product.finish !== 'LAC' && product.finish !== null) return true;
  if (finish && !['NEGRO', 'LAC'].includes(finish) && product.finish !== finish) return true;
  if (family === 'beam' || family === 'channel') return contradictsSection(item, product);
  const read = sizesAs(family);
  const isOther = (wanted: Length | null, own: Length | null) =>
    wanted !== null && own !== null && !isSame(wanted, own);
  if (family === 'roofing' || family === 'mesh') return false;
  const isTaken = (wanted: Length, sizes: readonly Length[]) =>
    sizes.some((size) => isSame(wanted, size));
  if (read.sizes.some((size) => !isTaken(size, product.sizes))) return true;
  if (read.sizes.length === 2 && product.sizes.some((size) => !isTaken(size, read.sizes)))
    return true;
  return isOther(read.thickness, product.thickness) || isOther(read.length, product.length);
}

/**
 * Those with most of the line's numbers and words as written: 1/2" before 12 mm, a brand in the
 * name before one in the description.
 */
function exactest(products: readonly FoundProduct[], item: string): readonly FoundProduct[] {
  if (products.length < 2) return products;
  const wanted = numbersIn(item);
  const words = wordsOf(item).filter((word) => word.length > 3);
  const counts = products.map(({ name }) => {
    const { numbers: has, text } = readName(name ?? '');
    const isSame = ({ value, unit, isFraction }: NumberToken) =>
      has.some(
        (one) =>
          one.value === value &&
          (isFraction ? one.unit === 'in' : unit === null || unit === one.unit),
      );
    const isHead = text.startsWith(stem(words[0] ?? ' '));
    const named = words.filter((word) => text.includes(stem(word)));
    return wanted.filter(isSame).length + named.length + Number(isHead);
  });
  const most = Math.max(...counts);
  return products.filter((_, index) => counts[index] === most);
}

/** The parts of a product name: its numbers, its words without sizes, its folded text. */
const readName = memoize((name: string) => ({
  numbers: numbersIn(name),
  words: wordsOf(name)
    .join(' ')
    .replace(/inox(?=\d)/, 'inox '),
  text: plain(name),
}));

function numbersIn(text: string): NumberToken[] {
  return scan(text).flatMap((token) => (token.kind === 'number' ? [token] : []));
}

/** Of a beam or channel, the first number is the depth and the second one the weight per foot. */
function contradictsSection(item: string, product: ReturnType<typeof readProductName>): boolean {
  const [depth, pounds] = scan(item).flatMap((token) =>
    token.kind === 'number' && token.unit !== 'm' ? [token.value] : [],
  );
  const [size] = product.sizes;
  const isDepth =
    depth === undefined || !size || isSameLength(depth * 25.4, size.mm) || depth === size.mm;
  return !isDepth || (pounds !== undefined && pounds !== product.poundsPerFoot);
}

/** Equal, the same in the trade (50 mm for 2"), or the first of `1/8" (3.0 mm)`. */
function isSame(wanted: Length, size: Length): boolean {
  if (isSameLength(wanted.mm, size.mm) || size.text.startsWith(`${wanted.text} (`)) return true;
  const inches = nominalInches(wanted.mm);
  return inches !== null && inches === nominalInches(size.mm);
}
