import type { Asked } from '../asked/asked.ts';
import type { WordTerm } from '../asked/term.ts';
import { similarGrades } from '../lexicon/grades.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { impliedWords, wordsOfBrand } from '../product/named-words.ts';
import { readProductName } from '../product/read-item.ts';
import { indexName } from '../search/indexed-name.ts';
import { hasNumber } from '../search/match-numbers.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { matchTerms } from '../search/search-products.ts';
import { isProductKind } from '../search/thing.ts';
import { scoreWord } from '../text/score-word.ts';
import { isContraryWord, isOtherMaterial, isOtherThing } from '../text/trade-word.ts';
import { compareQualities, differenceIn, qualitiesOf } from './compare.ts';

/**
 * Products of the kind that a line names, where the exact one is missing: `4 bisagras capuchinas 1/2`.
 * Those with most of its sizes first; none of another finish or grade. The buyer chooses.
 */
export function productsOfKind<Product extends FoundProduct>(
  index: SearchIndex<Product>,
  asked: Asked,
): readonly Product[] {
  const words = asked.terms.filter((term): term is WordTerm => term.kind === 'words');
  const isOther = (word: string) =>
    isOtherMaterial(word) || isOtherThing(word) || isContraryWord(word);
  if (words.some(({ text }) => text.split(' ').some(isOther))) return [];
  const [kind, ...others] = words;
  if (!kind || !isProductKind(index, kind)) return [];
  const sizes = asked.terms.filter((term) => term.kind === 'number');
  const { products } = matchTerms(index, [kind], [...others, ...sizes]);
  // Words that no name has, such as another brand, say nothing of the kind.
  const known = others.filter((term) => products.some((product) => hasWord(product, term)));
  const family = products.filter((product) => known.every((term) => hasWord(product, term)));
  return nearestFirst(family.filter(fits(asked)), asked);
}

function hasWord(product: FoundProduct, { alternatives }: WordTerm): boolean {
  const { words, attributes } = indexName(product.name ?? '');
  const own = [...words, ...impliedWords(attributes), ...wordsOfBrand(product)];
  const isIn = (typed: string) => own.some((word) => scoreWord(typed, word) > 0);
  return alternatives.some((alternative) => alternative.every(isIn));
}

/** Whether nothing but the sizes of a product may be others. */
function fits(asked: Asked): (product: FoundProduct) => boolean {
  const { grade } = qualitiesOf(asked);
  const grades = [grade, ...similarTo(grade)];
  return ({ name }) => {
    const product = readProductName(name);
    const isFitting = grades.some(
      (similar) => differenceIn(compareQualities(asked, product, similar)) === null,
    );
    return isFitting && !asked.refused.some((finish) => finish === product.finish);
  };
}

function similarTo(grade: string | null): string[] {
  return similarGrades.flatMap(([one, other]) => {
    if (grade === one) return [other];
    return grade === other ? [one] : [];
  });
}

function nearestFirst<Product extends FoundProduct>(
  products: readonly Product[],
  { terms }: Asked,
): readonly Product[] {
  const numbers = terms.filter((term) => term.kind === 'number');
  const count = ({ name }: Product) =>
    numbers.filter((term) => hasNumber(indexName(name ?? ''), term)).length;
  return products
    .map((product) => ({ product, count: count(product) }))
    .sort((a, b) => b.count - a.count)
    .map(({ product }) => product);
}
