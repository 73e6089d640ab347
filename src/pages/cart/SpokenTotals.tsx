import { countUnits } from '../../cart/cart.ts';
import { useCart } from '../../cart/cart-store.ts';
import { quoteRows, quoteTotals } from '../../cart/quote-table.ts';
import { formatSoles } from '../../lib/money.ts';
import { cartCount, toBeQuoted } from '../../lib/wording.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';

/** Announces the totals after each change. */
export function SpokenTotals() {
  const lines = useCart((cart) => cart.lines);
  const { total } = quoteTotals(quoteRows(lines));
  const counted = cartCount(lines.length, countUnits(lines));
  const sum = total > 0 ? formatSoles(total) : toBeQuoted;
  return <LiveRegion>{lines.length > 0 && `${counted}. Total referencial: ${sum}`}</LiveRegion>;
}
