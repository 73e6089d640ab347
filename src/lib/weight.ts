import { groupThousands, missingNumber } from './wording.ts';

/** `4.06 kg`, `67.8 kg`, `1,240 kg` */
export function formatKilograms(kg: number): string {
  return `${formatWeight(kg)}\u00a0kg`;
}

/** Kilograms for a column that names the unit: `4.06`, `67.8`, `1,240`. */
export function formatWeight(kg: number): string {
  return isWeight(kg) ? groupThousands(kg.toFixed(decimalsOf(kg))) : missingNumber;
}

/** `0.676 kg/m`, `13.39 kg/m` */
export function formatKilogramsPerMetre(kg: number): string {
  const text = isWeight(kg) ? groupThousands(kg.toFixed(kg < 9.9995 ? 3 : 2)) : missingNumber;
  return `${text}\u00a0kg/m`;
}

/** Three significant digits after rounding. */
function decimalsOf(kg: number): number {
  if (kg < 9.995) return 2;
  return kg < 99.95 ? 1 : 0;
}

/** From 1e21, `toFixed` writes an exponent. */
function isWeight(kg: number): boolean {
  return kg >= 0 && kg < 1e21;
}
