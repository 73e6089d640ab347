/** `4.06 kg`, `67.8 kg`, `1,240 kg` */
export function formatKilograms(kg: number): string {
  const [whole = '', ...decimals] = kg.toFixed(decimalsOf(kg)).split('.');
  const grouped = [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
  return `${grouped}\u00a0kg`;
}

/** `0.676 kg/m`, `13.39 kg/m` */
export function formatKilogramsPerMetre(kg: number): string {
  return `${kg.toFixed(kg < 9.9995 ? 3 : 2)}\u00a0kg/m`;
}

/** Three significant digits after rounding. */
function decimalsOf(kg: number): number {
  if (kg < 9.995) return 2;
  return kg < 99.95 ? 1 : 0;
}
