/** Labels of dimensions beside a drawing; those in it belong to the kind of product. */
export const otherDimensionNames = {
  schedule: 'Cédula',
  nominal: 'Nominal',
  weight: 'Peso',
  sheet: 'Paño',
  length: 'Largo',
  strand: 'Nervio',
} as const;
