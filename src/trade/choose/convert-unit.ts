import type { QuantityUnit } from '../lexicon/units.ts';
import type { FoundProduct } from '../product/found-product.ts';
import { contentIn } from '../product/read-goods.ts';
import { readProductName } from '../product/read-item.ts';
import { type SaleUnit, saleUnitOf } from '../product/sale-unit.ts';
import type { Phrase } from '../text/phrase.ts';
import { tokenize } from '../text/tokens.ts';
import { unitNamed } from '../text/unit-named.ts';
import { barLength, weigh } from '../weight/weigh.ts';

/** How a request in a unit becomes pieces of a product. */
export interface Conversion {
  /** Null where they must be asked for. */
  pieces: number | null;
  /** Kilograms, metres or square metres of one piece, where they were computed with. */
  size: { value: number; unit: 'kg' | 'm' | 'm²' } | null;
}

const noConversion: Conversion = { pieces: null, size: null };

export interface AskedQuantity {
  quantity: number | null;
  unit: QuantityUnit;
  /** What the quantity is asked of; it may name the content of a package. */
  item?: Phrase;
}

/** Converts a quantity as written into pieces of a product. */
export function convertUnit(
  { quantity, unit, item = [] }: AskedQuantity,
  product: Pick<FoundProduct, 'name' | 'description'>,
): Conversion {
  if (quantity === null || !(quantity > 0)) return noConversion;
  const sold = saleUnitOf(product.name);
  const isPackage = packages.includes(unit) && namesContent(item, product.name);
  if (isPackage || isSoldBy(unit, sold, product.name)) {
    return Number.isInteger(quantity) ? { pieces: quantity, size: null } : noConversion;
  }
  if (sold.times > 1 && unit === 'piece' && quantity % sold.times === 0) {
    return { pieces: quantity / sold.times, size: null };
  }
  return sold.unit === 'piece' && sold.times === 1
    ? byMeasure(quantity, unit, product)
    : noConversion;
}

const packages: readonly QuantityUnit[] = ['box', 'bag', 'pack'];
/** Units of which the name of the product says that it is one. */
const containers: readonly QuantityUnit[] = ['set', 'box', 'bag'];

/** `1 lata de 20 kg` of a product with 20 kg. */
function namesContent(item: Phrase, name: string | null): boolean {
  const { content } = readProductName(name);
  return content !== null && content.text === contentIn(item)?.text;
}

/** Whether one of the product is one of the unit. */
function isSoldBy(unit: QuantityUnit, sold: SaleUnit, name: string | null): boolean {
  if (sold.unit === unit && sold.times === 1) return true;
  if (sold.unit !== 'piece') return false;
  const { content } = readProductName(name);
  if (unit === 'gal') return content?.unit === 'gal';
  return containers.includes(unit) && isContainer(unit, name);
}

/** `JUEGO DE LLAVES`, `BOLSA DE CEMENTO 42.5 kg`, `CEMENTO BOLSA 42.5 kg` */
function isContainer(unit: QuantityUnit, name: string | null): boolean {
  const tokens = tokenize(name ?? '');
  return tokens.some(({ kind, text }, at) => {
    const isPlaced = at === 0 || tokens[at + 1]?.kind === 'number';
    return kind === 'word' && isPlaced && unitNamed(text)?.unit === unit;
  });
}

/** Whole sheets of an area; a rest must be asked for, since it is cut from one. */
function bySheets(quantity: number, sheet: readonly { mm: number }[] | null): Conversion {
  const [width, length] = sheet ?? [];
  if (!width || !length) return noConversion;
  const value = Number(((width.mm * length.mm) / 1e6).toFixed(4));
  const pieces = Math.round(quantity / value);
  const isWhole = pieces > 0 && Math.abs(pieces * value - quantity) < 0.005;
  return isWhole ? { pieces, size: { value, unit: 'm²' } } : noConversion;
}

/** By the weight or length of a piece. */
function byMeasure(
  quantity: number,
  unit: QuantityUnit,
  product: Pick<FoundProduct, 'name' | 'description'>,
): Conversion {
  const attributes = readProductName(product.name);
  if (unit === 'm2') return bySheets(quantity, attributes.sheet);
  const inKilos = unit === 'kg' || unit === 't';
  const measure = inKilos ? weigh(product).perPiece : unit === 'm' && barLength(attributes);
  if (!measure) return noConversion;
  // As descriptions state weights; those of screws are grams.
  const value = Number(measure < 1 ? measure.toPrecision(3) : measure.toFixed(2));
  // Compensates floating-point errors.
  const pieces = Math.ceil((unit === 't' ? 1000 * quantity : quantity) / value - 1e-9);
  return { pieces, size: { value, unit: inKilos ? 'kg' : 'm' } };
}
