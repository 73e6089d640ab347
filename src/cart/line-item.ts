/** A product of a list, and how many pieces of it. */
export interface LineItem {
  id: number;
  name: string;
  quantity: number;
}

/** Names the pieces that a line of the cart cannot hold. */
export function excessText(name: string, pieces: number): string {
  return `${name} - Cantidad adicional: ${pieces}`;
}
