import { toCents } from '../../src/lib/money.ts';
import type { StoredProduct } from '../catalogue/stored-product.ts';
import { headingOfField, type Refuse } from './columns.ts';
import type { SheetRow } from './read-rows.ts';
import { type Places, rowText } from './row-numbers.ts';

/** Rounded prices in a message, which has their number. */
const LISTED = 3;

/** Rounds the prices of rows to cents, with a note; a price that equals the stored one stays. */
export function roundPrices(
  rows: readonly SheetRow[],
  products: ReadonlyMap<number, StoredProduct>,
  { refuse, notes, places }: { refuse: Refuse; notes: string[]; places: Places },
): void {
  const rounded: string[] = [];
  for (const { row, id, values } of rows) {
    for (const field of ['price', 'priceBuy'] as const) {
      const price = values[field];
      const cents = price ? toCents(price) : null;
      if (!price || cents === price || price === products.get(id ?? 0)?.[field]) continue;
      const heading = headingOfField(field);
      if (!cents) {
        refuse(row, heading, `${price} es menos de un céntimo: escriba el precio de más unidades`);
        continue;
      }
      values[field] = cents;
      rounded.push(`${rowText(row, places)}: ${price} queda en ${cents.toFixed(2)}`);
    }
  }
  if (rounded.length === 0) return;
  const more = rounded.length > LISTED ? ', …' : '';
  notes.push(
    `Precios que se redondean a céntimos: ${rounded.length} (${rounded.slice(0, LISTED).join(', ')}${more}).`,
  );
}
