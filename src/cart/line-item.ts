export interface LineItem {
  id: number;
  name: string;
  quantity: number;
}

/** Describes pieces beyond the limit of a cart line. */
export function excessText(name: string, pieces: number): string {
  return `${name} - Cantidad adicional: ${pieces}`;
}
