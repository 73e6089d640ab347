import { formatKilograms } from './format-weight.ts';
import { weigh } from './weigh.ts';

interface WeighedLine {
  name: string | null;
  description: string | null;
  quantity: number;
}

export function listWeight(lines: readonly WeighedLine[]): { kg: number; unknown: number } {
  const weights = lines.map((line) => ({ each: weigh(line).perPiece, count: line.quantity }));
  return {
    kg: weights.reduce((sum, { each, count }) => sum + (each ?? 0) * count, 0),
    unknown: weights.filter(({ each }) => each === null).length,
  };
}

/** `1,240 kg · 3 líneas sin peso`; empty for 0 kg. */
export function formatListWeight({ kg, unknown }: { kg: number; unknown: number }): string {
  const missing = unknown === 1 ? '1 línea sin peso' : `${unknown} líneas sin peso`;
  if (kg === 0) return '';
  return unknown > 0 ? `${formatKilograms(kg)} · ${missing}` : formatKilograms(kg);
}
