import { weigh } from './weigh.ts';

/** `4.06 kg`, `67.8 kg`, `1,240 kg` */
export function formatKilograms(kg: number): string {
  const digits = kg < 9.995 ? 2 : kg < 99.95 ? 1 : 0;
  const [whole = '', ...decimals] = kg.toFixed(digits).split('.');
  const grouped = [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
  return `${grouped}\u00a0kg`;
}

/** `0.676 kg/m`, `13.39 kg/m` */
export function formatKilogramsPerMetre(kg: number): string {
  return `${kg.toFixed(kg < 9.9995 ? 3 : 2)}\u00a0kg/m`;
}

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
