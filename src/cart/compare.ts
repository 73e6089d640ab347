import { toConfirmTexts as texts } from '../content/to-confirm.ts';
import type { Product } from '../graphql/queries.ts';
import { limits, timings } from '../lib/limits.ts';
import { finalPrice, formatSoles } from '../lib/money.ts';
import { type CartLine, productFields } from './cart.ts';
import { type LineChanges, piecesOf } from './line-item.ts';

/** Whether a line has not been compared with the catalogue within the last minute. */
export function isDue(comparedAt: number | undefined, now: number): boolean {
  // Also where the clock was set back.
  const age = now - (comparedAt ?? 0);
  return age >= timings.comparison || age < 0;
}

/** The line with the fields of its product today, and what has changed for the buyer. */
export function compareLine(line: CartLine, product: Product, now: number): CartLine {
  const fields = productFields(product satisfies ReturnType<typeof productFields>);
  const { isGone, ...rest } = line;
  return {
    ...rest,
    ...fields,
    comparedAt: now,
    changes: { ...line.changes, ...changesBetween(line, fields) },
  };
}

/** The line as the buyer wrote it, without a price: the catalogue no longer has its product. */
export function withoutProduct(line: CartLine, now: number): CartLine {
  return {
    ...line,
    price: null,
    discount: null,
    stock: null,
    isGone: true,
    comparedAt: now,
    changes: line.isGone ? {} : { name: texts.nowGone },
  };
}

type Fields = ReturnType<typeof productFields>;

function changesBetween(line: CartLine, fields: Fields): LineChanges {
  const price = priceChange(
    finalPrice(line.price, line.discount),
    finalPrice(fields.price, fields.discount),
  );
  const isRenamed = line.name !== null && line.name !== fields.name;
  const least = Math.max(piecesOf(line), limits.scarce);
  const hasFallen =
    fields.stock !== null && (line.stock === null || fields.stock < line.stock) && !line.isGone;
  return {
    ...(line.isGone && { name: texts.back }),
    ...(isRenamed && { name: texts.renamed(line.name ?? '') }),
    ...(price !== null && !line.isGone && { price }),
    ...(hasFallen && (fields.stock ?? 0) < least && { stock: texts.left(fields.stock ?? 0) }),
  };
}

/** `Antes S/ 23.50, ahora S/ 28.20`; null where nothing changed. Prices in soles, null on request. */
export function priceChange(before: number | null, now: number | null): string | null {
  const text = (price: number | null) => (price === null ? texts.unpriced : formatSoles(price));
  return before === now ? null : texts.changed(text(before), text(now));
}

/** How many lines have changes that the buyer is told. */
export function countChanged(lines: readonly CartLine[]): number {
  return lines.filter(({ changes = {} }) => Object.keys(changes).length > 0).length;
}

/** When the oldest price of a cart was compared, in milliseconds since 1970; null without prices. */
export function oldestComparison(lines: readonly CartLine[]): number | null {
  const times = lines.flatMap(({ price, comparedAt }) =>
    price !== null && comparedAt !== undefined ? comparedAt : [],
  );
  return times.length > 0 ? Math.min(...times) : null;
}

/** The time of the oldest price, where it is more than a day ago. */
export function staleSince(lines: readonly CartLine[], now: number): number | null {
  const oldest = oldestComparison(lines);
  return oldest !== null && now - oldest > dayInMilliseconds ? oldest : null;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;
