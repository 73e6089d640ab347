/** The largest Int of GraphQL. */
export const largestId = 2 ** 31 - 1;

/** Parses a product id of a URL; null for anything but decimal digits from 1 to 2³¹ − 1. */
export function parseProductId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largestId ? id : null;
}
