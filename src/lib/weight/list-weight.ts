import { formatKilograms } from './format-weight.ts';
import { weigh } from './weigh.ts';

interface WeighedLine {
  name: string | null;
  description: string | null;
  quantity: number;
}

export function listWeight(lines: readonly WeighedLine[]): { kg: number; unknown: number } {
  let kg = 0;
  let unknown = 0;
  for (const line of lines) {
    const { perPiece } = weigh(line);
    if (perPiece === null) unknown += 1;
    else kg += perPiece * line.quantity;
  }
  return { kg, unknown };
}

/** `1,240 kg · 3 líneas sin peso`; empty for 0 kg. */
export function formatListWeight({ kg, unknown }: { kg: number; unknown: number }): string {
  const missing = unknown === 1 ? '1 línea sin peso' : `${unknown} líneas sin peso`;
  if (kg === 0) return '';
  return unknown > 0 ? `${formatKilograms(kg)} · ${missing}` : formatKilograms(kg);
}
