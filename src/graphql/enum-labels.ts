/**
 * Enums whose values visitors read, such as categories: their labels, where they are not the value
 * with spaces (`TUBOS_CUADRADOS` → «TUBOS CUADRADOS»). Code, links and carts have only labels.
 */
export const enumLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Categoria: {},
};

/** @returns the value itself for an enum that is not listed */
export function enumLabel(enumName: string, value: string): string {
  const labels = enumLabels[enumName];
  return labels ? (labels[value] ?? value.replaceAll('_', ' ')) : value;
}

/** The value of the contract for a label; anything else itself. */
export function valueOf(typeName: string, label: unknown): unknown {
  const labels = enumLabels[typeName];
  if (!labels || typeof label !== 'string') return label;
  const [value] = Object.entries(labels).find(([, other]) => other === label) ?? [];
  return value ?? label.replaceAll(' ', '_');
}
