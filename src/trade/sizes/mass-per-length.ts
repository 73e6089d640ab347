import { numbers } from '../numbers.ts';
import type { Token } from '../text/tokens.ts';

/** The weight per length by which a section is named. */
export interface MassPerLength {
  /** As tables and names write it: `18 lb/pie`, `22 kg/m`. */
  text: string;
  /** In the unit of the name. */
  value: number;
  unit: MassUnit;
  kgPerMetre: number;
}

export type MassUnit = 'lb/ft' | 'lb/yd' | 'kg/m';

const massUnits: Readonly<Record<MassUnit, { symbol: string; kgPerMetre: number }>> = {
  'lb/ft': { symbol: 'lb/pie', kgPerMetre: 1.488164 },
  'lb/yd': { symbol: 'lb/yd', kgPerMetre: 0.496055 },
  'kg/m': { symbol: 'kg/m', kgPerMetre: 1 },
};

export function isMassUnit(unit: string | null): unit is MassUnit {
  return unit !== null && unit in massUnits;
}

/** All units of a weight per length. */
export const unitsOfMass = Object.keys(massUnits) as MassUnit[];

export function massPerLength(value: number, unit: MassUnit): MassPerLength {
  const { symbol, kgPerMetre } = massUnits[unit];
  return { text: `${value} ${symbol}`, value, unit, kgPerMetre: value * kgPerMetre };
}

/** The first weight per length of a text, by what its units stand for. */
export function massIn(
  tokens: readonly Token[],
  units: Readonly<Record<string, MassUnit>>,
): MassPerLength | null {
  for (const token of tokens) {
    const unit = token.kind === 'number' && token.unit && units[token.unit.unit];
    if (unit) return massPerLength(token.value, unit);
  }
  return null;
}

/** Compares two weights per length, perhaps in other units. */
export function isSameMass(a: MassPerLength, b: MassPerLength | null): boolean {
  return b !== null && Math.abs(a.kgPerMetre / b.kgPerMetre - 1) < numbers.sameMass;
}
