// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { vehicles } from '../../content/vehicles.ts';
import { longestPiece, transportFor } from './vehicle.ts';

const nameOf = (kg: number, longest: number) => {
  const transport = transportFor(vehicles, { kg, longest });
  return transport && `${transport.vehicle.name} x ${transport.trips}`;
};

describe('the vehicle for a list', () => {
  it.each([
    [120, 0, 'Motocarga x 1'],
    [300, 1800, 'Motocarga x 1'],
    [301, 1800, 'Camioneta de 0.8 t x 1'],
    // Light, and six metres long.
    [12, 6000, 'Camión de 4 t x 1'],
    [9500, 6000, 'Camión de 10 t (C2) x 1'],
    [900, 9000, 'Camión de 15 t (C3) x 1'],
    [5000, 12_000, 'Semirremolque de 30 t (T3S3) x 1'],
    [61_000, 6000, 'Semirremolque de 30 t (T3S3) x 3'],
    [10, 13_000, null],
  ])('of %d kg and pieces of %d mm is the smallest that takes it', (kg, longest, name) => {
    expect(nameOf(kg, longest)).toBe(name);
  });

  it('is picked from a table that goes from small to large both ways', () => {
    const sorted = (key: 'kilograms' | 'millimetres') =>
      vehicles.toSorted((a, b) => a[key] - b[key]);
    expect(sorted('kilograms')).toEqual(vehicles);
    expect(sorted('millimetres')).toEqual(vehicles);
  });

  it('goes by the longest bar or sheet; the size of a tool is no length', () => {
    const named = (...names: (string | null)[]) => longestPiece(names.map((name) => ({ name })));
    expect(named('PLANCHA LAC A36 6.0 mm x 1.50 m x 3.00 m', 'BARRA CUADRADA 1" x 2 m')).toBe(3000);
    expect(named('CALAMINA GALVANIZADA 0.22 mm x 0.83 m x 3.60 m')).toBe(3600);
    expect(named('WINCHA 8 m', null)).toBe(0);
  });
});
