import { type KeyboardEvent, memo, useMemo, useRef } from 'react';
import { columnLabels } from '../../content/listing.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { AddLines } from './AddLines.tsx';
import { listedProduct } from './facets.ts';
import { ProductRow } from './ProductRow.tsx';
import styles from './ProductTable.module.css';

const sizes = ['size', 'thickness', 'weight', 'length'] as const;

interface ProductTableProps {
  /** The unfiltered list: quantities of hidden rows count too. */
  list: readonly ProductSummary[];
  shown: readonly ProductSummary[];
}

export const ProductTable = memo(function ProductTable({ list, shown }: ProductTableProps) {
  const ref = useRef<HTMLDivElement>(null);
  // A column of sizes that most products do not have would take the room of their names.
  const columns = useMemo(
    () =>
      sizes.filter(
        (size) => list.filter((one) => listedProduct(one).values[size]).length > list.length / 2,
      ),
    [list],
  );
  const isSteel = useMemo(() => isMostlySteel(list), [list]);
  const titles = [
    ...(['product', ...columns] as const),
    ...(isSteel ? (['pieceWeight', 'price', 'metrePrice'] as const) : (['price'] as const)),
    ...(['stock', 'quantity'] as const),
  ];
  return (
    <div ref={ref}>
      <table className={styles.table} aria-label="Lista de productos">
        <thead className={styles.head}>
          <tr>
            {titles.map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                {columnLabels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={walk}>
          {shown.map((product, at) => (
            <ProductRow
              key={product.id}
              product={product}
              columns={columns}
              isSteel={isSteel}
              isSameSize={hasSameSize(product, shown[at - 1])}
            />
          ))}
        </tbody>
      </table>
      <AddLines list={list} table={ref} />
    </div>
  );
});

/** Whether the products are bars and sheets, which are compared by weight and metre. */
function isMostlySteel(list: readonly ProductSummary[]): boolean {
  const steel = list.filter((one) => listedProduct(one).attributes.family !== null);
  return steel.length * 2 > list.length;
}

/** Whether a row continues the size of the one before it, which is shown once. */
function hasSameSize(product: ProductSummary, before: ProductSummary | undefined): boolean {
  const size = listedProduct(product).values.size?.text;
  return (
    size !== undefined && before !== undefined && listedProduct(before).values.size?.text === size
  );
}

/**
 * Moves the focus as in a spreadsheet: Enter, Tab and arrows through the quantities, ← → between a
 * quantity and its product link.
 */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget, target } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return;
  const row = target.closest('tr');
  const field = row?.querySelector('input');
  const quantities = [...currentTarget.querySelectorAll('input')];
  const nextTo = (step: number) => field && quantities[quantities.indexOf(field) + step];
  const nextOf = (): HTMLElement | null | undefined => {
    if (target !== field) return key === 'ArrowRight' ? field : null;
    if (key === 'ArrowLeft' && field.selectionStart === 0) return row?.querySelector('a');
    if (key === 'ArrowUp' || (shiftKey && (key === 'Enter' || key === 'Tab'))) return nextTo(-1);
    if (!['ArrowDown', 'Enter', 'Tab'].includes(key)) return null;
    const following = nextTo(1);
    // After the last quantity comes the add button.
    if (following || key !== 'Enter') return following;
    return currentTarget.closest('div')?.querySelector<HTMLElement>('[data-add]');
  };
  const next = nextOf();
  if (!next) return;
  event.preventDefault();
  next.focus();
}
