import { readProductName } from '../product-name/read-product-name.ts';

/** What carries steel, the smallest first. */
export interface Vehicle {
  name: string;
  /** Load that it takes, in kg. */
  kilograms: number;
  /** Longest piece that lies on it, in mm. */
  millimetres: number;
}

/** The vehicle for a load, and how often it has to go. */
export interface Transport {
  vehicle: Vehicle;
  trips: number;
}

/**
 * The smallest vehicle that takes all of it at once; where none does, the largest that takes the
 * longest piece, with so many trips as the weight needs.
 *
 * @param longest mm of the longest piece, 0 where none is known
 * @returns null where a piece is longer than any of them
 */
export function transportFor(
  vehicles: readonly Vehicle[],
  { kg, longest }: { kg: number; longest: number },
): Transport | null {
  const longEnough = vehicles.filter(({ millimetres }) => millimetres >= longest);
  const atOnce = longEnough.find(({ kilograms }) => kilograms >= kg);
  if (atOnce) return { vehicle: atOnce, trips: 1 };
  const largest = longEnough.at(-1);
  return largest ? { vehicle: largest, trips: Math.ceil(kg / largest.kilograms) } : null;
}

/** mm of the longest bar or sheet among products; 0 where no name tells. */
export function longestPiece(products: readonly { name: string | null }[]): number {
  const lengths = products.flatMap(({ name }) => {
    const { family, length, sheet } = readProductName(name ?? '');
    return family ? [length?.mm ?? 0, ...(sheet ?? []).map(({ mm }) => mm)] : [];
  });
  return Math.max(0, ...lengths);
}
