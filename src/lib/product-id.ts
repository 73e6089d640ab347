/** The largest id that a product can have: the largest Int of GraphQL. */
export const largestId = 2 ** 31 - 1;

/**
 * Reads a product id out of an address.
 *
 * @returns the id, or null for anything but the plain decimal digits of an integer from 1 to
 * 2³¹ − 1 (GraphQL's Int): such a product cannot exist, and need not be asked for.
 */
export function parseProductId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largestId ? id : null;
}
