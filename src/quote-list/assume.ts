import { pasteList as texts } from '../content/paste-list.ts';
import { fold, foldEnye } from '../lib/fold.ts';
import { type Family, type Finish, isBlack } from '../lib/product-name/families.ts';
import {
  type ProductAttributes,
  readProductName,
  readSizesAs,
} from '../lib/product-name/read-product-name.ts';
import type { FoundProduct } from '../search/search-index.ts';

export interface Assumed {
  /** Null where the buyer must choose. */
  product: FoundProduct | null;
  /** `negro (LAC), 6 m`; null if nothing had to be assumed. */
  assumption: string | null;
}

/** An attribute that a line may leave open. */
interface Default {
  valueOf: (attributes: ProductAttributes, name: string) => string;
  /** What the trade means, most usual first. */
  usual: (family: Family | null) => readonly string[];
  /** What is assumed, where it is not the value. */
  text?: (value: string) => string;
}

/** Words of the special types of a product; the plain, cheaper one has none. */
const specialTypes =
  /titanio|reforzad\w*|aislad\w*(?: \d+ v)?|economic\w*|con rodaje|con bocina de bronce|neutra(?: 100%)?|banos y cocinas|alta temperatura|techos y calaminas|anticorrosivo|para porton|alta seguridad|cromad\w*|caja larga|con perilla interior|izquierd\w*|derech\w*|llave de puntos|inoxidable|inox(?: \d{3})?/g;
const plainTypes = /multiuso|soldable|sobreponer|universal/g;

const defaults: readonly Default[] = [
  {
    valueOf: ({ family, variant }, name) =>
      family
        ? (family === 'plate' && variant) || ''
        : (foldEnye(fold(name)).match(specialTypes) ?? []).join(' '),
    usual: () => [''],
    text: () => texts.assumed.plain,
  },
  {
    valueOf: ({ family, finish }) => (family && finish) || '',
    usual: () => ['', 'NEGRO', 'LAC', 'LAF', 'GALV.', 'INOX'],
    text: finishText,
  },
  { valueOf: ({ grade }) => grade ?? '', usual: () => ['A615-G60'] },
  {
    valueOf: ({ family, length }) => (family !== 'roofing' && length?.text) || '',
    usual: (family) => [family === 'rebar' ? '9 m' : '6 m'],
  },
  {
    valueOf: ({ sheet }) => sheet?.map(({ text }) => text).join(' x ') ?? '',
    usual: () => ['1.20 m x 2.40 m', '1.22 m x 2.44 m'],
  },
];

function finishText(finish: string): string {
  if (!isBlack(finish as Finish)) return texts.finishes[finish as 'GALV.' | 'INOX'];
  return ['LAC', 'LAF'].includes(finish)
    ? `${texts.assumed.black} (${finish})`
    : texts.assumed.black;
}

/**
 * Chooses the usual product where the line leaves only finish, type, norm or length open; none where
 * the products differ in anything else.
 */
export function assume(candidates: readonly FoundProduct[]): Assumed {
  const unclear = { product: null, assumption: null };
  if (new Set(candidates.map(coreOf)).size !== 1) return unclear;
  let left = candidates;
  const assumed: string[] = [];
  for (const { valueOf, usual, text } of defaults) {
    const valued = left.map((product) => {
      const attributes = readProductName(product.name);
      const value = valueOf(attributes, product.name ?? '');
      const rank = usual(attributes.family).indexOf(value);
      return { product, value, rank: rank === -1 ? Number.POSITIVE_INFINITY : rank };
    });
    if (new Set(valued.map(({ value }) => value)).size < 2) continue;
    const least = Math.min(...valued.map(({ rank }) => rank));
    const chosen = valued.filter(({ rank }) => rank === least);
    left = chosen.map(({ product }) => product);
    const value = chosen[0]?.value ?? '';
    assumed.push(text?.(value) ?? value);
  }
  const [product, ...others] = left;
  // Brands of consumables are alike.
  const isAlike = others.every(({ name }) => /^DISCO/i.test(name ?? ''));
  if (!product || !isAlike) return unclear;
  // The brand.
  if (others.length > 0) assumed.push(product.name?.split(' ').at(-1) ?? '');
  return { product, assumption: assumed.length > 0 ? assumed.join(', ') : null };
}

/** What a product is apart from finish, type, norm, length and brand. */
function coreOf({ name }: FoundProduct): string {
  const { family, variant, sizes, thickness, poundsPerFoot, schedule, grade } =
    readProductName(name);
  if (!family) {
    const text = foldEnye(fold(name ?? ''))
      .replace(specialTypes, ' ')
      .replace(plainTypes, ' ');
    const [bare = text] =
      /^.*\d\S*(?:\s+(?:mm|ml|m|v|w|a|galon|golpes|piezas|kg|°c)\b)?/.exec(text) ?? [];
    return bare
      .replace(/\b(?:con|de|y|para)\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  }
  const mm = sizes.map((size) => size.mm).sort((a, b) => a - b);
  const kind = family === 'plate' ? null : variant;
  const isSpecial = /^(?:SAE|AISI)/.test(grade ?? '');
  return JSON.stringify([family, kind, mm, thickness?.mm, poundsPerFoot, schedule, isSpecial]);
}

/** The shape and finish that a line leaves open, of the only product in a size; null if usual. */
export function unasked({ name }: FoundProduct, item: string, isFinishAsked: boolean) {
  const { family, finish } = readProductName(name);
  const isShapeAsked =
    readProductName(item).family || readSizesAs('square-tube', item).sizes.length > 1;
  const shape = family === 'square-tube' && !isShapeAsked && texts.assumed.square;
  const isUsual = !family || family === 'roofing' || !finish || isBlack(finish);
  const coat = !isUsual && !isFinishAsked && texts.finishes[finish as 'GALV.' | 'INOX'];
  const open = [shape, coat].filter(Boolean);
  return open.length > 0 ? `${open.join(', ')}, ${texts.assumed.only}` : null;
}

/** Whether a line names millimetres for other inches, as the trade does: 40 x 80 mm for 3" x 1 1/2". */
export function isNominal({ name }: FoundProduct, item: string): boolean {
  const { family, sizes } = readProductName(name);
  if (!family || !sizes[0]?.text.endsWith('"')) return false;
  const asked = readSizesAs(family, item).sizes;
  return asked.some(({ mm }) => !sizes.some((own) => Math.abs(own.mm / mm - 1) < 0.03));
}

/** Those with the finish of a heading; other black steel where a size is not sold in it. */
export function withFinish(
  products: readonly FoundProduct[],
  finish: Finish | null,
): readonly FoundProduct[] {
  const having = (has: (own: Finish | null) => boolean) =>
    products.filter(({ name }) => {
      const { family, finish: own } = readProductName(name);
      return family === null || has(own);
    });
  const exact = having((own) => finish === null || own === finish);
  return exact.length === 0 && isBlack(finish) ? having(isBlack) : exact;
}
