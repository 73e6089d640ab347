import type { Family } from '../lib/product-name/families.ts';

/** Labels in a drawing by family; round and square sections have no height. */
export const dimensionNames: Readonly<
  Record<Family, readonly [across: string, down: string, wall: string]>
> = {
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
};

export const otherDimensionNames = {
  schedule: 'Cédula',
  nominal: 'Nominal',
  weight: 'Peso',
  sheet: 'Paño',
  length: 'Largo',
  strand: 'Nervio',
} as const;
