import type { Vehicle } from '../lib/weight/vehicle.ts';

/**
 * What usually carries steel in Peru, the smallest first, for the hint in the cart. The owner puts
 * the shop's own or hired vehicles here.
 *
 * Sources: Reglamento Nacional de Vehículos (D.S. 058-2003-MTC), annex I for the classes (L5, N1,
 * N2) and annex IV for gross weight and length: C2 18 t and 12.30 m, C3 25 t and 13.20 m, T3S3 48 t
 * and 20.50 m. Loads are these less a usual tare, and bodies what such chassis are usually built
 * with; neither is a norm, so both are on the low side.
 */
export const vehicles: readonly Vehicle[] = [
  { name: 'Motocarga', kilograms: 300, millimetres: 1800 },
  { name: 'Camioneta de 0.8 t', kilograms: 800, millimetres: 2400 },
  { name: 'Camión de 2 t', kilograms: 2000, millimetres: 4200 },
  { name: 'Camión de 4 t', kilograms: 4000, millimetres: 6100 },
  { name: 'Camión de 10 t (C2)', kilograms: 10_000, millimetres: 7200 },
  { name: 'Camión de 15 t (C3)', kilograms: 15_000, millimetres: 9100 },
  { name: 'Semirremolque de 30 t (T3S3)', kilograms: 30_000, millimetres: 12_400 },
];

/** The words of a list's weight. */
export const weightTexts = {
  total: 'Peso referencial',
  line: (weight: string) => `Peso referencial: ${weight}`,
  /** @param longest as `6 m`; null where no length is known */
  vehicle: (name: string, longest: string | null) =>
    `Transporte sugerido: ${name}${longest === null ? '' : `, por piezas de hasta ${longest}`}.`,
  trips: (name: string, trips: number) => `Transporte sugerido: ${name}, en ${trips} viajes.`,
  tooLong: (longest: string) => `Hay piezas de ${longest}: consulte el transporte.`,
  withoutUnknown: 'No cuenta las líneas sin peso.',
} as const;
