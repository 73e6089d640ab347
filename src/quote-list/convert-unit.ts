import { pasteList as texts } from '../content/paste-list.ts';
import type { Family } from '../lib/product-name/families.ts';
import { readProductName } from '../lib/product-name/read-product-name.ts';
import { statedWeight } from '../lib/weight/stated.ts';
import { barLength } from '../lib/weight/weigh.ts';
import type { Unit } from './units.ts';

interface Quantity {
  quantity: number | null;
  unit: Unit;
  counted: string | null;
}

interface Product {
  name: string | null;
  description?: string | null;
}

/** Pieces, and the sentence that explains them or asks for them. */
export interface Pieces {
  pieces: number | null;
  note: string | null;
}

/** Products whose piece is this unit. */
const soldBy: Readonly<Partial<Record<Unit, RegExp>>> = {
  box: /^ELECTRODO/i,
  set: /^(?:JUEGO|SET|KIT)\b/i,
  gal: /GAL[OÓ]N/i,
};

const pieceNames: Readonly<Partial<Record<Family, readonly [one: string, more: string]>>> = {
  'square-tube': texts.pieceNames.tube,
  'rectangular-tube': texts.pieceNames.tube,
  'round-tube': texts.pieceNames.tube,
  rebar: texts.pieceNames.rebar,
  plate: texts.pieceNames.plate,
  mesh: texts.pieceNames.piece,
  roofing: texts.pieceNames.piece,
};

/** Converts a quantity as written into pieces of a product; null where it must be asked for. */
export function convertUnit({ quantity, unit, counted }: Quantity, product: Product): Pieces {
  if (quantity === null || !(quantity > 0)) return { pieces: null, note: null };
  const name = product.name ?? '';
  const attributes = readProductName(name);
  const isWhole = Number.isInteger(quantity) && (unit === 'piece' || soldBy[unit]?.test(name));
  if (isWhole)
    return { pieces: quantity, note: counted && texts.converted(counted, named(quantity)) };
  const metres = barLength(attributes);
  const written = `${numberText(quantity)} ${texts.units[unit]}`;
  const kilos = packKilos(name) ?? statedWeight(product.description ?? null).perPiece;
  const [size, sizeText] =
    unit === 'm'
      ? [metres, `${metres} m`]
      : unit === 'kg' || unit === 't'
        ? [kilos, `${kilos} kg`]
        : [];
  if (!size) return { pieces: null, note: texts.otherUnit(written) };
  // Compensates floating-point errors.
  const pieces = Math.ceil((unit === 't' ? 1000 * quantity : quantity) / size - 1e-9);
  const text = `${named(pieces, attributes.family)} de ${sizeText}`;
  return { pieces, note: texts.converted(written, text) };
}

/** The 20 of `ELECTRODO E7018 1/8" x 20 kg`. */
export function packKilos(name: string): number | null {
  const [, kilos] = /x (\d+(?:\.\d+)?) kg$/i.exec(name) ?? [];
  return kilos === undefined ? null : Number(kilos);
}

function named(pieces: number, family: Family | null = null): string {
  const [one, more] = family
    ? (pieceNames[family] ?? texts.pieceNames.bar)
    : texts.pieceNames.piece;
  return `${pieces} ${pieces === 1 ? one : more}`;
}

function numberText(value: number): string {
  return String(Number(value.toFixed(3)));
}
