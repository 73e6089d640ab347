import { canonicalDimensions } from '../lib/dimensions.ts';
import { fold, foldEnye } from '../lib/fold.ts';
import { createTextIndex, type TextIndex, type Wanted } from './text-index.ts';

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

/** Products that are prepared between two looks at the clock: well under a millisecond's worth. */
const sliceLength = 64;

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
    const apart = step.value === 'before a long step';
    if (!apart && performance.now() - began < sliceMs) continue;
    await pause();
    began = performance.now();
  }
}

/** Where preparing may be interrupted; a step that cannot be divided gets a slice of its own. */
type Pause = 'between two steps' | 'before a long step';

function* prepare<Product extends Searchable>(
  products: readonly Product[],
): Generator<Pause, ProductMatcher<Product>> {
  const plain: string[] = [];
  const canonical: string[] = [];
  for (const [index, product] of products.entries()) {
    const fields = [product.name, product.category, product.description].filter(
      (field) => typeof field === 'string',
    );
    plain.push(fields.join(fieldBreak).toLowerCase());
    canonical.push(fields.map((field) => canonicalDimensions(fold(field))).join(fieldBreak));
    if (index % sliceLength === sliceLength - 1) yield 'between two steps';
  }
  yield 'before a long step';
  const plainIndex = createTextIndex(plain);
  yield 'before a long step';
  const canonicalIndex = createTextIndex(canonical);
  yield 'before a long step';
  // A letter for a letter, so that all places stay where they are.
  const withoutEnye = canonicalIndex.mapped(foldEnye);
  return matcherOver(products, { plain: plainIndex, canonical: canonicalIndex, withoutEnye });
}

/** The same texts in three ways of writing; see {@link productMatcher}. */
interface Indexes {
  plain: TextIndex;
  canonical: TextIndex;
  withoutEnye: TextIndex;
}

function matcherOver<Product>(
  products: readonly Product[],
  indexes: Indexes,
): ProductMatcher<Product> {
  function* places(query: string): Generator<number> {
    const plain = query.trim().toLowerCase();
    if (plain === '' || plain.includes(fieldBreak)) return;
    const exact = new Set<number>();
    for (const place of indexes.plain.withAll([{ needle: plain }])) {
      exact.add(place);
      yield place;
    }
    const folded = canonicalDimensions(fold(plain));
    if (folded === '') return;
    const index = folded.includes('ñ') ? indexes.canonical : indexes.withoutEnye;
    for (const place of index.withAll(folded.split(' ').map(wantedWord))) {
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

/**
 * One word of the query. One that begins with a digit must not begin inside a number: `2x1` is not
 * found in `12x1` nor in `1/2x1`.
 */
function wantedWord(needle: string): Wanted {
  if (!/^\d/.test(needle)) return { needle };
  return { needle, accepts: (text, at) => !/[\d./]/.test(text[at - 1] ?? '') };
}
