import { memoize } from '../memoize.ts';
import {
  type Family,
  type Finish,
  familyOf,
  finishOf,
  type Variant,
  variantOf,
} from './families.ts';
import { type GoodsAttributes, readGoods } from './goods.ts';
import { isLengthUnit, length } from './measure.ts';
import { numberIn, scan, type Token } from './scan.ts';
import { type Dimensions, type Size, sectionSizes, toolSizes } from './section-sizes.ts';

/** Attributes parsed from a product name; null or empty where uncertain. */
export interface ProductAttributes extends GoodsAttributes, Dimensions {
  family: Family | null;
  variant: Variant | null;
  /** Of a beam or channel. */
  poundsPerFoot: number | null;
  /** `A36`, `A572-G50`, `SAE 1045`, `E7018`. */
  grade: string | null;
  /** `SCH 40`. */
  schedule: string | null;
  finish: Finish | null;
}

/** Parses a product name, once per name. Never throws. */
export function readProductName(name: string | null): ProductAttributes {
  return parsed(name ?? '');
}

const parsed = memoize(parseProductName);

function parseProductName(name: string): ProductAttributes {
  const tokens = scan(name);
  const words = wordsOf(tokens);
  const family = familyOf(words);
  const codes = tokens.flatMap((token) => (token.kind === 'code' ? [token.text] : []));
  const schedule = codes.find((text) => text.startsWith('SCH ')) ?? null;
  const grade = codes.find((text) => text !== schedule && !text.startsWith('#')) ?? null;
  const sizes = sizesOf(name);
  return {
    family,
    variant: variantOf(words),
    ...(family ? sectionSizes(family, sizes) : toolSizes(sizes)),
    poundsPerFoot: numberIn(tokens, 'lb/ft')?.value ?? null,
    grade,
    schedule,
    finish: finishOf(words, family),
    ...readGoods(name, tokens, family),
  };
}

/** Parses the sizes of a text as those of a family, whatever its words are. */
export function readSizesAs(family: Family, text: string): Dimensions {
  return sectionSizes(family, sizesOf(text));
}

function wordsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.kind === 'word') return [token.text];
    // `INOX 304` and `SCH 40` also decide finish and family.
    return token.kind === 'code' ? [token.text.split(' ')[0]?.toLowerCase() ?? ''] : [];
  });
}

/** The lengths of a name in order, with their alternatives in brackets. */
function sizesOf(name: string): Size[] {
  // `8 a 17 mm` is the range of a set.
  const tokens = scan(name.replace(/(?<![\d./])[\d./]+"? a [\d./]+"?/gi, ' '));
  const sizes: Size[] = [];
  let isAlternative = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'open') isAlternative = true;
    if (token.kind === 'close') isAlternative = false;
    if (token.kind !== 'number') continue;
    const { value, unit: written, isFraction } = token;
    if (!(written === null || isLengthUnit(written)) || (isAlternative && !written)) continue;
    const unit = isFraction ? 'in' : written;
    const last = sizes.at(-1);
    const before = tokens[index - 1];
    const isThickness =
      before?.kind === 'word' && /^(?:cal|calibre|esp|espesor|pared)$/.test(before.text);
    if (isAlternative && last && unit) last.alternative = length(value, unit);
    else sizes.push({ value, unit, alternative: null, isThickness });
  }
  return sizes;
}
