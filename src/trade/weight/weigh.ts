import { CARBON_STEEL, stainless } from '../kinds/area.ts';
import { kindOf } from '../kinds/registry.ts';
import { unknownMatter } from '../lexicon/families.ts';
import { sheetSides } from '../lexicon/sizes.ts';
import { type ProductAttributes, readProductName } from '../product/read-item.ts';
import { INCH, isSameLength, type Length } from '../sizes/measure.ts';
import { wordList } from '../text/dictionary.ts';
import { tokenize } from '../text/tokens.ts';
import { statedWeight } from './stated-weight.ts';

/** Theoretical weight in kg; null where unknown. */
export interface Weight {
  perPiece: number | null;
  /** Of a bar, tube or profile. */
  perMetre: number | null;
  /** Length of such a piece. */
  metres: number | null;
}

/** The weight stated in the description, else computed from the name. */
export function weigh({
  name,
  description,
}: Record<'name' | 'description', string | null>): Weight {
  const attributes = readProductName(name);
  const { sheet } = attributes;
  const isSheet = kindOf(attributes)?.form === 'sheet';
  const metres = barLength(attributes);
  const area = sheet && (deliveredSide(sheet[0]) * deliveredSide(sheet[1])) / 1e6;
  const size = isSheet ? area : metres;
  const stated = statedWeight(description);
  const computed = computedWeight(name ?? '', attributes);
  const ofPiece = stated.perPiece && metres ? stated.perPiece / metres : null;
  const ofMetre = isSheet ? stated.perMetre : (stated.perMetre ?? ofPiece ?? computed);
  const ofSize = isSheet ? (stated.perSquareMetre ?? computed) : ofMetre;
  return {
    perPiece:
      stated.perPiece ??
      (ofSize && size ? ofSize * size : null) ??
      packedWeight(name ?? '', attributes),
    perMetre: ofMetre,
    metres,
  };
}

/** The content of a package: 5 for `ELECTRODO E7018 1/8" x 5 kg`, none for `POLEA PARA 50 kg`. */
function packedWeight(name: string, { family, content }: ProductAttributes): number | null {
  const last = tokenize(name).at(-1);
  const isPackage =
    !family && last?.kind === 'number' && ['kg', 'g'].includes(last.unit?.unit ?? '');
  return isPackage && content && isBehindBy(name) ? content.value / 1000 : null;
}

function isBehindBy(name: string): boolean {
  const before = tokenize(name).at(-2);
  return before?.kind === 'mark' && before.text === 'x';
}

/** Length in metres of a bar, tube or profile; null for anything else. */
export function barLength(attributes: ProductAttributes): number | null {
  const { length } = attributes;
  return length && kindOf(attributes)?.form === 'bar' ? length.mm / 1000 : null;
}

const isUnknownMatter = wordList(unknownMatter);

function hasUnknownMatter(name: string): boolean {
  return tokenize(name).some((token) => token.kind === 'word' && isUnknownMatter(token.text));
}

/**
 * Computes from the name, in kg per metre of a section and per m² of a sheet; steel without a grade
 * is carbon steel, and zinc on sections is not counted. Null for stainless steel of an unknown
 * grade.
 */
function computedWeight(name: string, attributes: ProductAttributes): number | null {
  const { finish, grade } = attributes;
  const kind = kindOf(attributes);
  const isStainless = finish === 'INOX';
  const density = isStainless ? stainless[grade?.replace(/\D/g, '') ?? ''] : CARBON_STEEL;
  return density && kind && !hasUnknownMatter(name) ? kind.weigh(attributes, density) : null;
}

/** In mm: 4 x 8 feet are delivered as 1200 x 2400 mm. */
function deliveredSide({ mm, text }: Length): number {
  const [, delivered] = sheetSides.find(([feet]) => isSameLength(feet * 12 * INCH, mm)) ?? [];
  return text.endsWith('pies') ? (delivered ?? mm) : mm;
}
