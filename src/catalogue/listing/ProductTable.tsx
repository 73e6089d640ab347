import { type KeyboardEvent, memo, useMemo, useRef } from 'react';
import { columnLabels, listingTexts as texts } from '../../content/listing.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { useWindowUpTo } from '../../hooks/use-media-query.ts';
import { unnamedBrand } from '../../lib/brand.ts';
import { distances } from '../../lib/limits.ts';
import { barLength } from '../../trade/index.ts';
import { AddLines } from './AddLines.tsx';
import { FamilyHeading } from './FamilyHeading.tsx';
import { type ListedProduct, listedProduct } from './facets.ts';
import { ProductRow, pieceWeight } from './ProductRow.tsx';
import styles from './ProductTable.module.css';
import { rowNames } from './row-names.ts';
import { isSteelList, type LeadingFacet, leadingFacet, leadingFacets } from './steel-sizes.ts';

const sizeColumns = ['size', 'thickness', 'weight', 'length'] as const;

interface ProductTableProps {
  /** The unfiltered list: quantities of hidden rows count too. */
  list: readonly ProductSummary[];
  shown: readonly ProductSummary[];
}

export const ProductTable = memo(function ProductTable({ list, shown }: ProductTableProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isPhone = useWindowUpTo(distances.phone);
  const layout = useMemo(() => tableLayout(list), [list]);
  const { columns, leading, names, hasBrands, hasWeights, hasMetres } = layout;
  // A phone shows the sizes in the line of the name.
  const titles = [
    ...(isPhone ? [] : columns),
    'product' as const,
    ...(hasBrands && !isPhone ? (['brand'] as const) : []),
    ...(hasWeights ? (['pieceWeight'] as const) : []),
    'price' as const,
    ...(hasMetres ? (['metrePrice'] as const) : []),
    ...(['stock', 'quantity'] as const),
  ];
  return (
    <div ref={ref}>
      {names.common && !isPhone && <FamilyHeading title={names.common} products={list} />}
      <table className={styles.table} aria-label={texts.tableName}>
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
              name={names.others.get(product.id) ?? ''}
              columns={columns}
              hasBrands={hasBrands}
              hasWeights={hasWeights}
              hasMetres={hasMetres}
              isPhone={isPhone}
              isSameSize={leading !== null && hasSameSize(product, shown[at - 1], leading)}
            />
          ))}
        </tbody>
      </table>
      <AddLines list={list} table={ref} />
    </div>
  );
});

/** The columns that most products have, and their names next to them. */
function tableLayout(list: readonly ProductSummary[]) {
  const items = list.map(listedProduct);
  const mostHave = (has: (item: ListedProduct) => boolean) =>
    items.filter(has).length * 2 > items.length;
  const brands = new Set(list.flatMap((product) => unnamedBrand(product) ?? []));
  const isSteel = isSteelList(items);
  const usual =
    leadingFacets.find((facet) => mostHave((item) => leadingFacet(item) === facet)) ?? 'size';
  const columns = sizeColumns
    .filter((size) => mostHave(({ values }) => values[size] !== null))
    .sort((a, b) => Number(b === usual) - Number(a === usual));
  return {
    columns,
    /** The first column, whose value rows of one size show once. */
    leading: isSteel && columns.includes(usual) ? usual : null,
    names: rowNames(items, columns),
    hasBrands: brands.size > 1,
    hasWeights: isSteel && mostHave(({ product }) => pieceWeight(product) !== null),
    hasMetres: isSteel && mostHave(({ attributes }) => barLength(attributes) !== null),
  };
}

/** Whether a row has the section and the leading size of the one before it. */
function hasSameSize(
  product: ProductSummary,
  before: ProductSummary | undefined,
  leading: LeadingFacet,
): boolean {
  if (!before) return false;
  const [own, previous] = [listedProduct(product), listedProduct(before)];
  const size = own.values[leading]?.text;
  const isSameFamily = own.attributes.family === previous.attributes.family;
  return size !== undefined && isSameFamily && previous.values[leading]?.text === size;
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
