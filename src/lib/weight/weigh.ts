import { fold } from '../fold.ts';
import { type ProductAttributes, readProductName } from '../product-name/read-product-name.ts';
import { CARBON_STEEL, hollowSection, POUND_PER_FOOT, rebar, round, stainless } from './mass.ts';
import { pipeDiameter } from './standard-sections.ts';

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
  const area = sheet && (sheet[0].mm * sheet[1].mm) / 1e6;
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
  const isPackage = !family && / x [\d/., ]+k?g$/i.test(name);
  return isPackage && content ? content.value / 1000 : null;
}

/** Length in metres of a bar, tube or profile; null for anything else. */
export function barLength({ family, length }: ProductAttributes): number | null {
  return family && family !== 'roofing' && length ? length.mm / 1000 : null;
}

/** Other materials, and steel with holes or waves that the name does not describe. */
const otherMatter =
  /alumini|bronce|\bcobre|laton|plomo|titanio|fundi|pvc|ppr\b|hdpe|poli|plastic|acrilic|nylon|teflon|jebe|caucho|goma|fibra|vidrio|mader|triplay|melamin|carton|drywall|yeso|perforad|ranurad|acanalad|ondulad|calad|filtr/;

/**
 * Computes from the name, in kg per metre of a section and per m² of a sheet; steel without a grade
 * is carbon steel, and zinc on sections is not counted. Null for roofing and expanded metal (flat
 * width and strand are unknown) and for stainless steel of an unknown grade.
 */
function computedWeight(name: string, attributes: ProductAttributes): number | null {
  const { family, variant, sizes, thickness, poundsPerFoot, finish, grade } = attributes;
  const isStainless = finish === 'INOX';
  const density = isStainless ? stainless[grade?.replace(/\D/g, '') ?? ''] : CARBON_STEEL;
  if (!density || otherMatter.test(fold(name))) return null;
  const [first, second] = sizes.map(({ mm }) => mm);
  const t = thickness?.mm;
  switch (family) {
    case 'plate':
      if (!t || variant === 'expanded') return null;
      // 1.67 kg/m² for the pattern, from the tables of Japanese mills.
      if (variant === 'checkered') return isStainless ? null : t * density * 1e-3 + 1.67;
      return t * density * 1e-3;
    case 'mesh':
      if (variant !== 'welded' || !t || !first || !second) return null;
      return (1 / first + 1 / second) * round(t) * density * 1e-3;
    case 'beam':
    case 'channel':
      return poundsPerFoot && poundsPerFoot * POUND_PER_FOOT;
    default: {
      const area = sectionArea(attributes);
      return area && area * density * 1e-6;
    }
  }
}

/** mm²; null where a dimension is missing or impossible. */
function sectionArea({ family, sizes, thickness, schedule }: ProductAttributes): number | null {
  const [first, second = first] = sizes.map(({ mm }) => mm);
  if (!first || !second) return null;
  const t = thickness?.mm ?? 0;
  const least = Math.min(first, second);
  switch (family) {
    case 'square-tube':
    case 'rectangular-tube':
      if (family === 'rectangular-tube' && sizes.length < 2) return null;
      return t && 2 * t < least ? hollowSection(first, second, t) : null;
    case 'round-tube': {
      const d = schedule ? pipeDiameter(first) : first;
      // ASME B36.10M, EN 10220.
      return d && t && 2 * t < d ? Math.PI * (d - t) * t : null;
    }
    case 'angle':
    case 'tee':
      // Fillet and toes nearly cancel out: within 1.5 % of the tables of ASTM A6.
      return t && t < least ? t * (first + second - t) : null;
    case 'flat':
      return t ? first * t : null;
    case 'round-bar':
      return round(first);
    case 'rebar':
      return rebar(first);
    case 'square-bar':
      return first ** 2;
    default:
      return null;
  }
}

// Starts only where a number starts: trying every digit is quadratic in a long number.
const figure = '(?<![\\d.,])([\\d.,]*\\d)\\s?kg';
const piece = [
  new RegExp(`${figure} (?:por|/) ?(?:pieza|unidad)`, 'i'),
  new RegExp(`\\bpeso(?: \\w+)?: ${figure}\\b(?! ?/)`, 'i'),
  new RegExp(`\\bpresentación de ${figure}\\b(?! ?/)`, 'i'),
];
const metre = new RegExp(`${figure} ?/ ?m(?![²2\\w])`, 'i');
const squareMetre = new RegExp(`${figure} ?/ ?m[²2]`, 'i');

/** Reads `Peso teórico: 0.676 kg/m; 4.06 kg por pieza`, `47.10 kg/m²`, `Peso: 8.5 kg`; in kg. */
export function statedWeight(description: string | null) {
  const stated = (pattern: RegExp) => kilograms(pattern.exec(description ?? '')?.[1] ?? '');
  return {
    perPiece: piece.map(stated).find((kg) => kg !== null) ?? null,
    perMetre: stated(metre),
    perSquareMetre: stated(squareMetre),
  };
}

/** Parses `4.06`, `4,06`, `1,250.5`; null for 0 and for the ambiguous `1,250`. */
function kilograms(text: string): number | null {
  const isGrouped = /^\d{1,3}(?:,\d{3})+\.\d+$/.test(text);
  const isDecimal = /^(?:0,\d+|\d+,\d{1,2}|\d+(?:\.\d+)?)$/.test(text);
  const value = Number(isGrouped ? text.replaceAll(',', '') : text.replace(',', '.'));
  return (isGrouped || isDecimal) && value > 0 && Number.isFinite(value) ? value : null;
}
