/** Labels of dimensions beside a drawing; those in it belong to the kind of product. */
export const otherDimensionNames = {
  schedule: 'Cédula',
  nominal: 'Nominal',
  weight: 'Peso',
  sheet: 'Paño',
  length: 'Largo',
  strand: 'Nervio',
} as const;

/** Of signs that screen readers skip. */
export const spokenUnits = {
  inch: '1 pulgada',
  ofInch: (fraction: string) => `${fraction} de pulgada`,
  inches: (count: string) => `${count} pulgadas`,
  poundsPerFoot: 'libras por pie',
} as const;
