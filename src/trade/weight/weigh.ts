import { type Family, unknownMatter } from '../lexicon/families.ts';
import { sheetMillimetres, sheetSides } from '../lexicon/sizes.ts';
import { type ProductAttributes, readProductName } from '../product/read-item.ts';
import { INCH, isSameLength, type Length } from '../sizes/measure.ts';
import { pipeDiameter, pipeWall } from '../sizes/standard-sections.ts';
import { wordList } from '../text/dictionary.ts';
import { tokenize } from '../text/tokens.ts';
import { CARBON_STEEL, hollowSection, POUND_PER_FOOT, rebar, round, stainless } from './mass.ts';
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
  const { family, sheet } = attributes;
  const isSheet = family === 'plate' || family === 'mesh';
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
export function barLength({ family, length }: ProductAttributes): number | null {
  return family && family !== 'roofing' && length ? length.mm / 1000 : null;
}

const isUnknownMatter = wordList(unknownMatter);

function hasUnknownMatter(name: string): boolean {
  return tokenize(name).some((token) => token.kind === 'word' && isUnknownMatter(token.text));
}

/**
 * Computes from the name, in kg per metre of a section and per m² of a sheet; steel without a grade
 * is carbon steel, and zinc on sections is not counted. Null for roofing and expanded metal (flat
 * width and strand are unknown) and for stainless steel of an unknown grade.
 */
function computedWeight(name: string, attributes: ProductAttributes): number | null {
  const { family, poundsPerFoot, finish, grade } = attributes;
  const isStainless = finish === 'INOX';
  const density = isStainless ? stainless[grade?.replace(/\D/g, '') ?? ''] : CARBON_STEEL;
  if (!density || !family || hasUnknownMatter(name)) return null;
  if (family === 'beam' || family === 'channel') {
    return poundsPerFoot && poundsPerFoot * POUND_PER_FOOT;
  }
  if (family === 'mesh') return meshWeight(attributes, density);
  if (family === 'plate') return plateWeight(attributes, density);
  const area = sectionArea(attributes);
  return area && area * density * 1e-6;
}

/** kg/m² of a plate. */
function plateWeight(attributes: ProductAttributes, density: number): number | null {
  const { variant, finish } = attributes;
  const isStainless = finish === 'INOX';
  const { thickness } = attributes;
  const t = thickness && (isStainless ? thickness.mm : deliveredThickness(thickness));
  if (!t || variant === 'expanded' || (variant === 'checkered' && isStainless)) return null;
  return t * density * 1e-3 + (variant === 'checkered' ? CHECKER_PATTERN : 0);
}

/** kg/m² of the pattern, from the tables of Japanese mills. */
const CHECKER_PATTERN = 1.67;

/** kg/m² of welded mesh. */
function meshWeight(attributes: ProductAttributes, density: number): number | null {
  const { variant, sizes, thickness } = attributes;
  const [first, second] = sizes.map(({ mm }) => mm);
  if (variant !== 'welded' || !thickness || !first || !second) return null;
  return (1 / first + 1 / second) * round(thickness.mm) * density * 1e-3;
}

/** In mm: a plate of 1/8" is rolled with 3 mm, unless its name says otherwise: `1/8" (3.2 mm)`. */
function deliveredThickness({ mm, text }: Length): number {
  const [, delivered] = sheetMillimetres.find(([inches]) => isSameLength(inches * INCH, mm)) ?? [];
  return text.endsWith('"') ? (delivered ?? mm) : mm;
}

/** In mm: 4 x 8 feet are delivered as 1200 x 2400 mm. */
function deliveredSide({ mm, text }: Length): number {
  const [, delivered] = sheetSides.find(([feet]) => isSameLength(feet * 12 * INCH, mm)) ?? [];
  return text.endsWith('pies') ? (delivered ?? mm) : mm;
}

/** Sizes in mm: two equal ones where the name has one; 0 without a thickness. */
interface SectionSizes {
  first: number;
  second: number;
  t: number;
  attributes: ProductAttributes;
}

/** mm² by family; null where a dimension is missing or impossible. */
const areas: Readonly<Partial<Record<Family, (section: SectionSizes) => number | null>>> = {
  'square-tube': ({ first, second, t }) => tubeArea(first, second, t),
  'rectangular-tube': ({ first, second, t, attributes }) =>
    attributes.sizes.length < 2 ? null : tubeArea(first, second, t),
  'round-tube': ({ t, attributes }) => pipeArea(t, attributes),
  angle: ({ first, second, t }) => legArea(first, second, t),
  tee: ({ first, second, t }) => legArea(first, second, t),
  flat: ({ first, t }) => (t ? first * t : null),
  'round-bar': ({ first }) => round(first),
  rebar: ({ first }) => rebar(first),
  'square-bar': ({ first }) => first ** 2,
};

function sectionArea(attributes: ProductAttributes): number | null {
  const { family, sizes, thickness } = attributes;
  const [first, second = first] = sizes.map(({ mm }) => mm);
  if (!family || !first || !second) return null;
  return areas[family]?.({ first, second, t: thickness?.mm ?? 0, attributes }) ?? null;
}

function tubeArea(h: number, b: number, t: number): number | null {
  return t && 2 * t < Math.min(h, b) ? hollowSection(h, b, t) : null;
}

/** Fillet and toes nearly cancel out: within 1.5 % of the tables of ASTM A6. */
function legArea(first: number, second: number, t: number): number | null {
  return t && t < Math.min(first, second) ? t * (first + second - t) : null;
}

/** ASME B36.10M, EN 10220. */
function pipeArea(t: number, attributes: ProductAttributes): number | null {
  const { schedule, sizes } = attributes;
  const [size] = sizes;
  const d = outerDiameter(attributes);
  const wall = t || (schedule && size ? (pipeWall(schedule, size.mm) ?? 0) : 0);
  return d && wall && 2 * wall < d ? Math.PI * (d - wall) * wall : null;
}

/**
 * Outer diameter in mm of a round tube: as named, or by its schedule. Inches of a tube that is neither
 * cold rolled nor stainless may be nominal: 2 1/2" is 63.5 or 73 mm.
 */
function outerDiameter({
  sizes: [size],
  outer,
  schedule,
  finish,
}: ProductAttributes): number | null {
  if (outer) return outer.mm;
  if (!size) return null;
  if (schedule) return pipeDiameter(size.mm);
  const isOuter = finish === 'LAF' || finish === 'INOX' || !size.text.includes('"');
  return isOuter ? size.mm : null;
}
