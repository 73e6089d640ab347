import {
  type Family,
  type Finish,
  familyOf,
  finishOf,
  type Variant,
  variantOf,
} from './families.ts';
import { isLengthUnit, type Length, length } from './measure.ts';
import { type NumberToken, scan, type Token, type Unit } from './scan.ts';
import { type Size, sectionSizes, toolSizes } from './section-sizes.ts';

/** What a product's name says of it. What cannot be read for certain is absent: null, or empty. */
export interface ProductAttributes {
  family: Family | null;
  variant: Variant | null;
  /**
   * Outer sizes across: two of a tube with sides or a tee, one of what is round; of an angle its
   * legs, of a flat its width, of a beam or channel its depth, of a mesh the openings, of roofing
   * its width, of a tool whatever size it goes by. Of a plate none.
   */
  sizes: readonly Length[];
  /** Wall, leg, flat or sheet; of a mesh the wire or strand. */
  thickness: Length | null;
  /** Of what is sold by the bar, tube or sheet of roofing. */
  length: Length | null;
  /** Width and length of a plate or of a panel of mesh. */
  sheet: readonly [Length, Length] | null;
  /** Of a beam or channel: the weight that names it, in lb/ft. */
  poundsPerFoot: number | null;
  /** The grade or norm as it is written: `A36`, `A572-G50`, `SAE 1045`, `E7018`. */
  grade: string | null;
  /** Of a pipe: its schedule, `SCH 40`. */
  schedule: string | null;
  finish: Finish | null;
  /** Of a machine: `850 W`, `160 A`. */
  power: string | null;
  /** Pieces in a pack or set. */
  pieces: number | null;
}

const known = new Map<string, ProductAttributes>();

/** Parses a product name, once per name. Never throws: what cannot be read for certain is absent. */
export function readProductName(name: string | null): ProductAttributes {
  const text = name ?? '';
  let attributes = known.get(text);
  if (!attributes) {
    attributes = parseProductName(text);
    known.set(text, attributes);
  }
  return attributes;
}

function parseProductName(name: string): ProductAttributes {
  const tokens = scan(name);
  const words = wordsOf(tokens);
  const family = familyOf(words);
  const codes = tokens.flatMap((token) => (token.kind === 'code' ? [token.text] : []));
  const schedule = codes.find((text) => text.startsWith('SCH ')) ?? null;
  const grade = codes.find((text) => text !== schedule && !text.startsWith('#')) ?? null;
  const sizes = sizesOf(tokens);
  return {
    family,
    variant: variantOf(words),
    ...(family ? sectionSizes(family, sizes) : toolSizes(sizes)),
    poundsPerFoot: numberIn(tokens, 'lb/ft')?.value ?? null,
    grade,
    schedule,
    finish: finishOf(words, family),
    power: powerOf(tokens),
    pieces: numberIn(tokens, 'pcs')?.value ?? null,
  };
}

function wordsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.kind === 'word') return [token.text];
    // `INOX 304` and `SCH 40` say more than a grade.
    return token.kind === 'code' ? [token.text.split(' ')[0]?.toLowerCase() ?? ''] : [];
  });
}

/** The lengths of a name in their order, each with what stands behind it in brackets. */
function sizesOf(tokens: readonly Token[]): Size[] {
  const sizes: Size[] = [];
  let isAlternative = false;
  tokens.forEach((token, index) => {
    if (token.kind === 'open') isAlternative = true;
    if (token.kind === 'close') isAlternative = false;
    if (token.kind !== 'number' || !(token.unit === null || isLengthUnit(token.unit))) return;
    if (isInRange(tokens, index) || isElectric(tokens, index)) return;
    const { value, unit } = token;
    const last = sizes.at(-1);
    if (isAlternative) {
      if (!unit) return;
      if (last) last.alternative = length(value, unit);
      else sizes.push(sizeOf(token, tokens[index - 2]));
    } else sizes.push(sizeOf(token, tokens[index - 1]));
  });
  return sizes;
}

function sizeOf({ value, unit, isFraction }: NumberToken, before: Token | undefined): Size {
  const word = before?.kind === 'word' ? before.text : '';
  return {
    value,
    unit: isFraction ? 'in' : isLengthUnit(unit) ? unit : null,
    alternative: null,
    isThickness: /^(?:cal|calibre|esp|espesor|pared)$/.test(word),
  };
}

/** `8 a 17 mm` is what a set holds, no size of one thing. */
function isInRange(tokens: readonly Token[], index: number): boolean {
  const isTo = (token: Token | undefined) => token?.kind === 'word' && token.text === 'a';
  const isNumber = (token: Token | undefined) => token?.kind === 'number';
  return (
    (isTo(tokens[index + 1]) && isNumber(tokens[index + 2])) ||
    (isTo(tokens[index - 1]) && isNumber(tokens[index - 2]))
  );
}

/** The first number of `110 / 220 V`. */
function isElectric(tokens: readonly Token[], index: number): boolean {
  const [here, next] = [tokens[index], tokens[index + 1]];
  return here?.kind === 'number' && !here.unit && next?.kind === 'number' && next.unit === 'V';
}

function numberIn(tokens: readonly Token[], ...units: Unit[]): NumberToken | undefined {
  return tokens.find(
    (token): token is NumberToken =>
      token.kind === 'number' && token.unit !== null && units.includes(token.unit),
  );
}

function powerOf(tokens: readonly Token[]): string | null {
  const power = numberIn(tokens, 'W', 'HP', 'A');
  return power ? `${power.value} ${power.unit}` : null;
}
