import { weightTexts } from '../content/weight.ts';
import { formatKilograms } from '../lib/weight.ts';
import { weigh } from '../trade/index.ts';

type WeighedLine = Parameters<typeof weigh>[0] & { quantity: number };

/** `1,240 kg · 3 líneas sin peso`; empty for 0 kg. */
export function listWeight(lines: readonly WeighedLine[]): string {
  const weights = lines.map((line) => ({ each: weigh(line).perPiece, count: line.quantity }));
  const kg = weights.reduce((sum, { each, count }) => sum + (each ?? 0) * count, 0);
  const unknown = weights.filter(({ each }) => each === null).length;
  if (kg === 0) return '';
  return unknown > 0
    ? `${formatKilograms(kg)} · ${weightTexts.unknown(unknown)}`
    : formatKilograms(kg);
}
