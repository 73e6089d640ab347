import { formatKilograms } from './format-weight.ts';
import { weigh } from './weigh.ts';

type WeighedLine = Parameters<typeof weigh>[0] & { quantity: number };

/** `1,240 kg · 3 líneas sin peso`; empty for 0 kg. */
export function listWeight(lines: readonly WeighedLine[]): string {
  const weights = lines.map((line) => ({ each: weigh(line).perPiece, count: line.quantity }));
  const kg = weights.reduce((sum, { each, count }) => sum + (each ?? 0) * count, 0);
  const unknown = weights.filter(({ each }) => each === null).length;
  const missing = unknown === 1 ? '1 línea sin peso' : `${unknown} líneas sin peso`;
  if (kg === 0) return '';
  return unknown > 0 ? `${formatKilograms(kg)} · ${missing}` : formatKilograms(kg);
}
