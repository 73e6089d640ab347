import type { ReactNode } from 'react';
import type { ProductSummary } from '../graphql/queries.ts';
import { readProductName } from '../trade/read-item.ts';
import { sectionMark } from './SizeMark.tsx';

/** The section of a category: of its last product that has one; null for other goods. */
export function categoryMark(category: string, products: readonly ProductSummary[]): ReactNode {
  for (const product of products.filter((one) => one.category === category).reverse()) {
    const mark = sectionMark(readProductName(product.name));
    if (mark) return mark;
  }
  return null;
}
