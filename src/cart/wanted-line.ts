/** A product of a list, and how many pieces of it. */
export interface WantedLine {
  id: number;
  name: string;
  quantity: number;
}

/** How pieces are named that a line of the cart cannot hold. */
export function restOf(name: string, pieces: number): string {
  return `${name} - Cantidad adicional: ${pieces}`;
}
