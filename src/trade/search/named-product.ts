import { nameWithBrand } from '../../lib/brand.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { patternOf } from './name-pattern.ts';
import { numbersInText } from './numbers-in-text.ts';
import { foldName, numbersAt, type SearchIndex } from './search-index.ts';

/** The only product with a name, perhaps with its brand; null where none or several have it. */
export function productNamed<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  name: string,
): Product | null {
  const folded = foldName(name);
  const like = (index.named.get(patternOf(folded)) ?? []).flatMap(({ places }) => places);
  const numbers = numbersInText(folded).join();
  const places = like.filter(
    (at) =>
      // Most differ here.
      numbersAt(index, at).join() === numbers &&
      namesOf(index.products[at]).some((own) => foldName(own) === folded),
  );
  return places.length === 1 ? (index.products[places[0] ?? -1] ?? null) : null;
}

/** Finds the products with a code. */
export function productsByCode<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  code: string,
): readonly Product[] {
  return index.codes.find(code).flatMap((place) => index.products[place] ?? []);
}

/** What a product is called: by its name, and with its brand. */
function namesOf(product: FoundProduct | undefined): readonly string[] {
  return product ? [product.name ?? '', nameWithBrand(product)] : [];
}
