import { canonicalDimensions } from '../lib/dimensions.ts';
import { fold, foldEnye } from '../lib/fold.ts';
import { mapBlock, type TextBlock, textBlock, textsWithAll, type Wanted } from './text-index.ts';

/** What live search reads of a product; fields that are missing are ignored. */
export interface Searchable {
  id: number;
  name: string | null;
  category: string | null;
  description?: string | null;
}

/** Finds the products that match what a visitor types. Made once for a list, asked on every keystroke. */
export interface ProductMatcher<Product> {
  /** The first matches, `limit` at most. */
  find: (query: string, limit?: number) => Product[];
  /** How many match in all; looks through the whole list. */
  count: (query: string) => number;
}

/** Parts the fields of a product from each other; no query holds it, so that none matches across two. */
const fieldBreak = '\n';

/** Products that are prepared between two looks at the clock, and searched as one: under a millisecond's worth. */
const blockLength = 32;

/**
 * Prepares live search over a list of products.
 *
 * A query is trimmed and lower-cased. First come the products of which it is a substring of name,
 * description or category. After those, in the list's order, the products in which each of its words
 * is found once accents are folded and dimensions are written one way (`2 x 1`, `2"x1"`, `½`, `5,5`).
 * An `ñ` that was typed matches only `ñ`. A blank query finds nothing.
 */
export function productMatcher<Product extends Searchable>(
  products: readonly Product[],
): ProductMatcher<Product> {
  const steps = prepare(products);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * The same without keeping the browser from its work: after `sliceMs` it waits for `pause`.
 *
 * @returns null once `signal` has ended it
 */
export async function productMatcherInSlices<Product extends Searchable>(
  products: readonly Product[],
  { sliceMs, pause, signal }: { sliceMs: number; pause: () => Promise<void>; signal: AbortSignal },
): Promise<ProductMatcher<Product> | null> {
  const steps = prepare(products);
  let began = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (signal.aborted) return null;
    if (step.done) return step.value;
    if (performance.now() - began < sliceMs) continue;
    await pause();
    began = performance.now();
  }
}

function* prepare<Product extends Searchable>(
  products: readonly Product[],
): Generator<void, ProductMatcher<Product>> {
  const texts: Texts = { plain: [], canonical: [], withoutEnye: [] };
  for (let first = 0; first < products.length; first += blockLength) {
    const fields = products.slice(first, first + blockLength).map(fieldsOf);
    const plain = fields.map((texts) => texts.join(fieldBreak).toLowerCase());
    const canonical = fields.map((texts) =>
      texts.map((text) => canonicalDimensions(fold(text))).join(fieldBreak),
    );
    const block = textBlock(canonical, first);
    texts.plain.push(textBlock(plain, first));
    texts.canonical.push(block);
    // A letter for a letter, so that all places stay where they are.
    texts.withoutEnye.push(mapBlock(block, foldEnye));
    yield;
  }
  return matcherOver(products, texts);
}

function fieldsOf({ name, category, description }: Searchable): string[] {
  return [name, category, description].filter((field) => typeof field === 'string');
}

/** The same texts in three ways of writing; see {@link productMatcher}. */
interface Texts {
  plain: TextBlock[];
  canonical: TextBlock[];
  withoutEnye: TextBlock[];
}

function matcherOver<Product>(
  products: readonly Product[],
  { plain: plainTexts, canonical, withoutEnye }: Texts,
): ProductMatcher<Product> {
  function* places(query: string): Generator<number> {
    const plain = query.trim().toLowerCase();
    if (plain === '' || plain.includes(fieldBreak)) return;
    const exact = new Set<number>();
    for (const place of textsWithAll(plainTexts, [{ needle: plain }])) {
      exact.add(place);
      yield place;
    }
    const folded = canonicalDimensions(fold(plain));
    if (folded === '') return;
    const texts = folded.includes('ñ') ? canonical : withoutEnye;
    for (const place of textsWithAll(texts, folded.split(' ').map(wantedWord))) {
      if (!exact.has(place)) yield place;
    }
  }

  return {
    find(query, limit = Number.POSITIVE_INFINITY) {
      const found: Product[] = [];
      for (const place of places(query)) {
        const product = products[place];
        if (product) found.push(product);
        if (found.length >= limit) break;
      }
      return found;
    },
    count(query) {
      let count = 0;
      for (const _ of places(query)) count++;
      return count;
    },
  };
}

/** Whether a character, by its code, is a digit, a point or a slash, which follow each other; it is asked often. */
function isOfNumber(code: number): boolean {
  return code >= 0x2e && code <= 0x39;
}

/**
 * One word of the query. One that begins with a digit must not begin inside a number: `2x1` is not
 * found in `12x1` nor in `1/2x1`.
 */
function wantedWord(needle: string): Wanted {
  if (!/^\d/.test(needle)) return { needle };
  return { needle, accepts: (text, at) => !isOfNumber(text.charCodeAt(at - 1)) };
}
