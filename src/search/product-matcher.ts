import { canonicalDimensions } from '../lib/dimensions.ts';
import { fold, foldEnye } from '../lib/fold.ts';

/** What live search reads of a product; fields that are missing are ignored. */
export interface Searchable {
  id: number;
  name: string | null;
  category: string | null;
  description?: string | null;
}

interface Entry<Product> {
  product: Product;
  /** Name, category and description in lower case: what the specification's rule looks at. */
  plain: string;
  /** The same without accents, dimensions written one way; once with `ñ`, once with `n`. */
  canonical: string;
  canonicalWithoutEnye: string;
}

/** Parts the fields from each other; no query holds it, so that none matches across two fields. */
const fieldBreak = '\n';

/** Finds the products that match what a visitor types. Made once for a list, asked on every keystroke. */
export type ProductMatcher<Product> = (query: string) => Product[];

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
  const entries = products.map(toEntry);
  return (query) => {
    const plain = query.trim().toLowerCase();
    if (plain === '') return [];
    const folded = canonicalDimensions(fold(plain));
    const words = folded.split(' ').map(wordTest);
    const text = folded.includes('ñ') ? 'canonical' : 'canonicalWithoutEnye';

    const exact: Product[] = [];
    const loose: Product[] = [];
    for (const entry of entries) {
      if (entry.plain.includes(plain)) exact.push(entry.product);
      else if (folded !== '' && words.every((found) => found(entry[text])))
        loose.push(entry.product);
    }
    return [...exact, ...loose];
  };
}

function toEntry<Product extends Searchable>(product: Product): Entry<Product> {
  const fields = [product.name, product.category, product.description].filter(
    (field) => typeof field === 'string',
  );
  const canonical = fields.map((field) => canonicalDimensions(fold(field))).join(fieldBreak);
  return {
    product,
    plain: fields.join(fieldBreak).toLowerCase(),
    canonical,
    canonicalWithoutEnye: foldEnye(canonical),
  };
}

/**
 * How one word of the query is looked for. One that begins with a digit must not begin inside a
 * number: `2x1` is not found in `12x1` nor in `1/2x1`.
 */
function wordTest(word: string): (text: string) => boolean {
  if (!/^\d/.test(word)) return (text) => text.includes(word);
  return (text) => {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      if (!/[\d./]/.test(text[at - 1] ?? '')) return true;
    }
    return false;
  };
}
