import { quantityUnitOf, saleUnitOf } from '../../src/trade/index.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { unitsOfVolume } from './row-words.ts';

/** `x KG`, `POR KG`, `(KILO)` at the end of a name. */
const UNIT_END = /^(.*\S)(?:\s+(?:x|por)\s+(\S+)|\s*\((\S+)\))$/iu;

/** A name and the unit of sale at its end; empty for the piece. */
function splitUnit(name: string): { base: string; unit: string } {
  const [, base = '', by = '', bracketed = ''] = UNIT_END.exec(name.trim()) ?? [];
  const unit = by || bracketed;
  return isUnit(unit) && !isPiece(unit) ? { base, unit } : { base: name.trim(), unit: '' };
}

/** The name without the unit of sale at its end. */
export const nameWithoutUnit = (name: string) => splitUnit(name).base;

/** What one of a product is by its name: `kilo`, `m3`; `unidad` for the piece. */
export function unitInName(name: string): string {
  const read = saleUnitOf(name).names?.[0];
  return read ?? (foldText(splitUnit(name).unit) || 'unidad');
}

const isUnit = (word: string) =>
  /^\p{L}/u.test(word) &&
  (quantityUnitOf(foldText(word)) !== null || unitsOfVolume.includes(foldText(word)));

function isPiece(unit: string): boolean {
  const word = foldText(unit).trim();
  if (word === '' || word === '-') return true;
  const named = quantityUnitOf(word);
  return named?.unit === 'piece' && named.times === 1;
}

/**
 * The name with the unit of a column in one place: `CLAVO 2" x KG`.
 * @returns null where the name has another unit
 */
export function nameWithUnit(name: string, unit: string): string | null {
  if (name === '' || isPiece(unit)) return name;
  const unitOfColumn = unitInName(`A x ${unit}`);
  const unitOfName = unitInName(name);
  const isWritten = foldText(name).endsWith(` x ${foldText(unit)}`);
  if (isWritten || (unitOfName !== 'unidad' && unitOfName === unitOfColumn)) return name;
  if (unitOfName !== 'unidad') return null;
  // `CLAVO KG` is not read as sold by the kilo, `BOLSA 25 KG` is a size.
  const [, before = '', last = ''] = /^(.*[^\d\s])\s+(\S+)$/.exec(name) ?? [];
  const isRepeated = isUnit(last) && unitInName(`A x ${last}`) === unitOfColumn;
  return `${isRepeated ? before : name} x ${unit}`;
}

/**
 * The name of a known product in a list, which states its unit in a column or leaves it out.
 * @param written the name in the list, or that of the shop where the list has none
 * @returns null where the list has two units
 */
export function listedName(written: string, unit: string, stored: string): string | null {
  const isSameProduct = foldText(nameWithoutUnit(stored)) === foldText(written);
  // A list without the unit does not remove it.
  if (isSameProduct && unit === '') return stored;
  const named = nameWithUnit(written, unit);
  if (named === null) return null;
  const isSameUnit = unitInName(named) === unitInName(stored);
  const isSameName = foldText(nameWithoutUnit(named)) === foldText(nameWithoutUnit(stored));
  return isSameUnit && isSameName && named !== written ? stored : named;
}
