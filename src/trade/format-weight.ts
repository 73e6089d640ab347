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
