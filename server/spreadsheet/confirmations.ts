import { formatSoles } from '../../src/lib/money.ts';
import type { Checked } from './checked.ts';
import { sheetColumns } from './columns.ts';
import type { CellChange } from './merge-rows.ts';
import { lowestAndHighest, shareText } from './price-ranges.ts';

/** Shares of the products of which a changed field or a removal has to be confirmed. */
const LARGE_SHARE = 0.1;

/** What a change of a field in many products says: `Cambian 721 de 763 precios: suben entre …`. */
export function largeShares({ products, changes }: Checked): string[] {
  return sheetColumns.flatMap(({ field, plural }) => {
    const changed = changes.filter((change) => change.field === field && !isFirst(change));
    const isLarge = changed.length > products.length * LARGE_SHARE;
    if (plural === null || !isLarge) return [];
    return `Cambian ${changed.length} de ${products.length} ${plural}${rangeOf(changed)}`;
  });
}

/** A value where there was none is no change of one. */
const isFirst = ({ field, before }: CellChange) =>
  before === null && !['discount', 'stock'].includes(field);

/** `: suben entre 34.9 % y 35.1 %`, `: quedan entre 0 y 12`; empty for texts. */
function rangeOf(changes: readonly CellChange[]): string {
  const field = changes[0]?.field;
  const emptied = changes.filter(({ after }) => after === null).length;
  const rest = emptied > 0 ? `; ${emptied} quedan vacíos` : '';
  if (field === 'price' || field === 'priceBuy') {
    const moves = changes.flatMap(({ before, after }) =>
      before && after ? Number(after) / Number(before) - 1 : [],
    );
    return `${moves.length > 0 ? `: ${shareText(moves)}` : ''}${rest}`;
  }
  const values = changes.flatMap(({ after }) => (typeof after === 'number' ? after : []));
  if (values.length === 0) return rest;
  const [least, most] = lowestAndHighest(values);
  const unit = field === 'discount' ? ' %' : '';
  const range = least === most ? `${least}${unit}` : `entre ${least}${unit} y ${most}${unit}`;
  return `: quedan en ${range}${rest}`.replace('en entre', 'entre');
}

/** All first prices, in one tick. */
export function firstPricesText({ changes }: Checked): string[] {
  const prices = changes.flatMap(({ field, before, after }) =>
    field === 'price' && !before && typeof after === 'number' && after > 0 ? after : [],
  );
  if (prices.length === 0) return [];
  const [least, most] = lowestAndHighest(prices).map(formatSoles);
  const range = least === most ? least : `entre ${least} y ${most}`;
  return [`primeros precios: ${prices.length} (${range})`];
}

/** Confirmations of counts that no single row shows. */
export function countedConfirmations({ products, changes, additions, removed }: Checked): string[] {
  const swapped = changes.filter(({ field, before }) => field === 'uuid' && before).length;
  const { length: count } = removed;
  const incomplete = additions.filter(({ product }) => !product.price || !product.category).length;
  const texts: [isNeeded: boolean, text: string][] = [
    [swapped > 0, `productos cuyo UUID cambia, quizá por códigos cambiados de fila: ${swapped}`],
    [
      count > products.length * LARGE_SHARE,
      `productos que se quitan: ${count} de ${products.length}`,
    ],
    [incomplete > 0, `productos nuevos sin precio o sin categoría: ${incomplete}`],
  ];
  return texts.flatMap(([isNeeded, text]) => (isNeeded ? text : []));
}
