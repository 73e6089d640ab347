import type { useFetchProduct } from '../graphql/queries.ts';
import type { FoundProduct } from '../search/use-search.ts';
import { chooseProduct, parseListQuantity, type ReviewedLine } from './review.ts';

export type Line = ReviewedLine<FoundProduct>;

/** `quantity`: the product is known, its quantity is not. */
export type LineStatus = 'open' | 'quantity' | 'assumed' | 'others' | 'exact' | 'note';

export type LineGroup = Exclude<LineStatus, 'quantity'>;

/** A line under review. Its group never changes, so that no row moves while the buyer chooses. */
export interface Entry {
  line: Line;
  group: LineGroup;
  isRemoved: boolean;
}

export function toEntry(line: Line): Entry {
  const status = statusOf(line);
  return { line, group: status === 'quantity' ? 'open' : status, isRemoved: false };
}

export function statusOf({ state, chosen, quantityText }: Line): LineStatus {
  if (state === 'note') return 'note';
  if (!chosen) return state === 'open' ? 'open' : 'others';
  if (parseListQuantity(quantityText) === null) return 'quantity';
  return state === 'assumed' ? 'assumed' : 'exact';
}

/** Converts kilograms by the weights in the descriptions, which are loaded for these lines. */
export function withWeights(
  lines: readonly Line[],
  fetchProduct: ReturnType<typeof useFetchProduct>,
): Promise<Line[]> {
  return Promise.all(
    lines.map(async (line) => {
      const { chosen, unit, assumption } = line;
      const isWeighed = chosen && !chosen.description && (unit === 'kg' || unit === 't');
      const fetched = isWeighed && line.quantityText === '' ? await fetchProduct(chosen.id) : null;
      if (!chosen || !fetched || !('product' in fetched)) return line;
      const product = { ...chosen, description: fetched.product.description };
      const choices = line.choices.map((choice) => (choice.id === product.id ? product : choice));
      return chooseProduct({ ...line, choices }, product, assumption);
    }),
  );
}

/** The lines that remain. */
export function linesOf(entries: readonly Entry[]): Line[] {
  return entries.flatMap(({ line, isRemoved }) => (isRemoved ? [] : [line]));
}

/** The line after the buyer's choice, with the quantity as typed; null: none of the choices. */
export function decide(line: Line, product: FoundProduct | null): Line {
  const { quantityText } = line;
  const isTyped = quantityText !== chooseProduct(line, line.chosen).quantityText;
  return {
    ...chooseProduct(line, product),
    ...(isTyped && { quantityText, quantityNote: null }),
    state: product ? 'exact' : 'unknown',
    assumption: null,
  };
}

/** Splits a name at spaces and marks the parts that other names lack. */
export function differingParts(
  name: string,
  others: readonly string[],
): [part: string, differs: boolean][] {
  const parts = name.split(' ');
  const known = others.map((other) => other.split(' '));
  return parts.map((part) => [part, known.some((other) => !other.includes(part))]);
}
