/** Labels in a drawing by family; round and square sections have no height. */
export const dimensionNames = {
  'square-tube': ['Ancho', 'Alto', 'Pared'],
  'rectangular-tube': ['Ancho', 'Alto', 'Pared'],
  'round-tube': ['Diámetro', '', 'Pared'],
  angle: ['Ala', 'Ala', 'Espesor'],
  flat: ['Ancho', '', 'Espesor'],
  tee: ['Ala', 'Alto', 'Espesor'],
  channel: ['Ala', 'Alto', ''],
  beam: ['Ala', 'Alto', ''],
  'round-bar': ['Diámetro', '', ''],
  'square-bar': ['Lado', '', ''],
  rebar: ['Diámetro', '', ''],
  plate: ['Ancho', 'Largo', 'Espesor'],
  mesh: ['Cocada', 'Cocada', 'Alambre'],
  roofing: ['Ancho', 'Largo', 'Espesor'],
} as const;

export const otherDimensionNames = {
  schedule: 'Cédula',
  nominal: 'Nominal',
  weight: 'Peso',
  sheet: 'Paño',
  length: 'Largo',
  strand: 'Nervio',
} as const;
