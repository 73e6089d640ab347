import { millimetres } from './inches.ts';
import type { Draft } from './product.ts';

/** The theoretical weight of a piece, and of the unit that its tables speak of. */
export interface Weight {
  /** kg per metre, or per m² of sheet. */
  perUnit: number;
  unit: 'm' | 'm²';
  /** kg of one piece as sold. */
  perPiece: number;
}

/** The weight of `metres` of something that weighs `kg` a metre. */
export function lengthWeight(kg: number, metres: number): Weight {
  return { perUnit: kg, unit: 'm', perPiece: kg * metres };
}

/** The weight of a sheet of `width` by `length` metres that weighs `kg` a square metre. */
export function sheetWeight(kg: number, width: number, length: number): Weight {
  return { perUnit: kg, unit: 'm²', perPiece: kg * width * length };
}

export interface Steel {
  name: string;
  picture: string;
  /** What it is, a sentence. */
  intro: string;
  norm: string;
  /** Its dimensions in millimetres, and what else was agreed on. */
  size: string;
  weight: Weight;
  /** What it is bought for, without a full stop. */
  use: string;
  /** Soles per kilogram, taxes included. */
  perKg: number;
  /** Only what is packed under a name has one. */
  marca?: string;
}

/** A product that is sold by its weight. */
export function steel(item: Steel): Draft {
  const { norm, size, weight, use } = item;
  const perUnit = `${weight.perUnit.toFixed(weight.perUnit < 10 ? 3 : 2)} kg/${weight.unit}`;
  const perPiece = `${weight.perPiece.toFixed(weight.perPiece < 100 ? 2 : 1)} kg`;
  return {
    name: item.name,
    picture: item.picture,
    price: weight.perPiece * item.perKg,
    brief: `${norm}. Peso teórico: ${perUnit}.`,
    description: [
      item.intro,
      `Norma: ${norm}.`,
      `Dimensiones: ${size}.`,
      `Peso teórico: ${perUnit}; ${perPiece} por pieza.`,
      `Uso: ${use}.`,
    ].join('\n'),
    marca: item.marca ?? null,
  };
}

/** Millimetre sizes joined as the trade does: `50.8 x 25.4 mm`. */
export function by(...sizes: number[]): string {
  return `${sizes.map(millimetres).join(' x ')} mm`;
}
