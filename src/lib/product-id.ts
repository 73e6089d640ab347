import { parseInteger } from './parse-integer.ts';

/** The largest Int of GraphQL. */
export const largestId = 2 ** 31 - 1;

/** Parses a product id of a URL; null for anything but an integer from 1 to 2³¹ − 1. */
export function parseProductId(text = ''): number | null {
  return parseInteger(text, { min: 1, max: largestId });
}
