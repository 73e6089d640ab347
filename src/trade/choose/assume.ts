import { unnamedBrand } from '../../lib/brand.ts';
import { foldEnye } from '../../lib/fold.ts';
import { lastIndex } from '../../lib/last-index.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Asked } from '../asked/asked.ts';
import { goodsNamed } from '../kinds/goods.ts';
import { type Kind, kindOf } from '../kinds/registry.ts';
import { connectors, plainTypes, specialTypes } from '../lexicon/goods.ts';
import type { Finish } from '../lexicon/words.ts';
import type { FoundProduct } from '../product/found-product.ts';
import {
  type ProductAttributes,
  readAs,
  readProductName,
  readSteel,
} from '../product/read-item.ts';
import { isBlack } from '../product/vocabulary.ts';
import { canonicalWords } from '../text/canonical-words.ts';
import { isSpecialSteel } from '../text/grades.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { tradeWord } from '../text/trade-word.ts';
import { barLength } from '../weight/weigh.ts';

/** What was taken for granted where a line leaves it open. */
export type Assumption =
  | { kind: 'finish'; finish: Finish | null }
  /** The plain type of goods. */
  | { kind: 'plain' }
  /** A norm, length, format or brand as the product's name writes it. */
  | { kind: 'value'; value: string }
  /** The shape or finish of the only product in a size. */
  | { kind: 'only'; isSquare: boolean; finish: Finish | null }
  /** The nearest size in inches to those that are written. */
  | { kind: 'nominal'; words: string }
  /** Words that mean another one of the product. */
  | { kind: 'taken'; words: string; as: string }
  /** Words of the line that no product has. */
  | { kind: 'ignored'; words: string };

export interface Assumed<Product extends FoundProduct = FoundProduct> {
  /** Null where the buyer must choose. */
  product: Product | null;
  assumptions: readonly Assumption[];
}

/** An attribute that a line may leave open. */
interface Default {
  valueOf: (attributes: ProductAttributes, name: string) => string;
  /** What the trade means, most usual first. */
  usual: (kind: Kind | null) => readonly string[];
  assumption: (value: string) => Assumption;
}

const asValue = (value: string): Assumption => ({ kind: 'value', value });

const defaults: readonly Default[] = [
  {
    valueOf: (attributes, name) => {
      const kind = kindOf(attributes);
      if (!kind) return partsOf(name).types.join(' ');
      return (kind.hasPlainVariant && attributes.variant) || '';
    },
    usual: () => [''],
    assumption: () => ({ kind: 'plain' }),
  },
  {
    valueOf: ({ family, finish }) => (family && finish) || '',
    usual: (kind) => kind?.usual.finishes ?? [],
    assumption: (value) => ({ kind: 'finish', finish: (value || null) as Finish | null }),
  },
  {
    valueOf: ({ grade }) => grade ?? '',
    usual: (kind) => kind?.usual.grades ?? [],
    assumption: asValue,
  },
  {
    valueOf: (attributes) => (barLength(attributes) && attributes.length?.text) || '',
    usual: (kind) => kind?.usual.lengths.slice(0, 1).map((metres) => `${metres} m`) ?? [],
    assumption: asValue,
  },
  {
    valueOf: ({ sheet }) => sheet?.map(({ text }) => text).join(' x ') ?? '',
    usual: (kind) => kind?.usual.formats ?? [],
    assumption: asValue,
  },
];

/**
 * Chooses the usual product where the line leaves only finish, type, norm or length open; none where
 * the products differ in anything else.
 */
export function assume<Product extends FoundProduct>(
  candidates: readonly Product[],
): Assumed<Product> {
  const unclear = { product: null, assumptions: [] };
  if (new Set(candidates.map(coreOf)).size !== 1) return unclear;
  let left = candidates;
  const assumptions: Assumption[] = [];
  for (const { valueOf, usual, assumption } of defaults) {
    const valued = left.map((product) => {
      const attributes = readProductName(product.name);
      const value = valueOf(attributes, product.name ?? '');
      const rank = usual(kindOf(attributes)).indexOf(value);
      return { product, value, rank: rank === -1 ? Number.POSITIVE_INFINITY : rank };
    });
    if (new Set(valued.map(({ value }) => value)).size < 2) continue;
    const least = Math.min(...valued.map(({ rank }) => rank));
    const chosen = valued.filter(({ rank }) => rank === least);
    left = chosen.map(({ product }) => product);
    assumptions.push(assumption(chosen[0]?.value ?? ''));
  }
  const [product, ...others] = left;
  const isAlike = others.every(({ name }) => goodsNamed(firstWord(name ?? '')).isBrandOpen);
  if (!product || !isAlike) return unclear;
  // The brand.
  if (others.length > 0)
    assumptions.push(asValue(unnamedBrand(product) ?? product.name?.split(' ').at(-1) ?? ''));
  return { product, assumptions };
}

function firstWord(name: string): string {
  return canonicalWords(tokenize(name))[0] ?? '';
}

/** What a product is apart from finish, type, norm, length and brand. */
function coreOf({ name }: FoundProduct): string {
  const attributes = readProductName(name);
  const { family, variant, sizes, thickness, massPerLength, schedule, grade } = attributes;
  const kind = kindOf(attributes);
  if (!kind) return partsOf(name ?? '').core;
  const mm = sizes.map((size) => size.mm).sort((a, b) => a - b);
  const own = kind.hasPlainVariant ? null : variant;
  const isSpecial = isSpecialSteel(grade ?? '');
  return JSON.stringify([
    ...[family, own, mm, thickness?.mm],
    ...[massPerLength?.kgPerMetre, schedule, isSpecial],
  ]);
}

/** The words of the special type of goods, and what they are without type and brand. */
const partsOf = memoize((name: string): { types: string[]; core: string } => {
  const tokens = tokenize(name).filter(({ kind }) => kind !== 'mark');
  const last = lastIndex(tokens, ({ kind }) => kind === 'number');
  const types: string[] = [];
  const core: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const type = typeAt(tokens, at);
    const token = tokens[at];
    if (type) types.push(type.text);
    else if (token && (last === -1 || at <= last) && !isPlainWord(token)) core.push(token.text);
    at += type?.length ?? 1;
  }
  return { types, core: core.join(' ') };
});

function typeAt(tokens: readonly Token[], at: number): { text: string; length: number } | null {
  for (const type of specialTypes) {
    const words = type.split(' ');
    const isType = words.every((word, place) => isSameWord(word, tokens[at + place]));
    if (!isType) continue;
    // `AISLADO 1000 V`, `NEUTRA 100%`
    const amount = tokens[at + words.length];
    const hasAmount = amount?.kind === 'number' && ['V', '%'].includes(amount.unit?.unit ?? '');
    return { text: type, length: words.length + Number(hasAmount) };
  }
  return null;
}

function isSameWord(word: string, token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false;
  const text = foldEnye(tradeWord(token.text)?.word ?? token.text);
  return text === word || (word.length > 4 && text.slice(0, -1) === word.slice(0, -1));
}

function isPlainWord(token: Token): boolean {
  return (
    token.kind === 'word' && (plainTypes.includes(token.text) || connectors.includes(token.text))
  );
}

/** The shape and finish that a line leaves open, of the only product in a size; null if usual. */
export function unasked(
  { name }: FoundProduct,
  asked: Asked,
  isFinishAsked: boolean,
): Assumption | null {
  const attributes = readProductName(name);
  const { finish } = attributes;
  const kind = kindOf(attributes);
  const isSquare = kind?.isUnnamed === true && !isShapeAsked(asked.tokens, kind);
  const isUsual = !kind?.isBlack || !finish || isBlack(finish);
  const coat = !isUsual && !isFinishAsked ? finish : null;
  return isSquare || coat ? { kind: 'only', isSquare, finish: coat } : null;
}

/** `tubo 2 x 2`: two sides are a shape too. */
function isShapeAsked(item: readonly Token[], { name }: Kind): boolean {
  return (
    readSteel(item).family !== null ||
    readAs(name, item).readings.some(({ sizes }) => sizes.length > 1)
  );
}
