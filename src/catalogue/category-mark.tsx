import type { ReactNode } from 'react';
import type { ProductSummary } from '../graphql/queries.ts';
import { readProductName } from '../trade/index.ts';
import { productDrawing } from './product-drawing.tsx';
import { sectionMark } from './SizeMark.tsx';

/** Of the box that all categories have. */
const share = 0.9;

/** The section of a category, of its last product that has one; else the kind of its goods. */
export function categoryMark(category: string, products: readonly ProductSummary[]): ReactNode {
  const own = products.filter((product) => product.category === category);
  for (const { name } of [...own].reverse()) {
    const mark = sectionMark(readProductName(name), share);
    if (mark) return mark;
  }
  for (const { name } of own) {
    const drawing = productDrawing(name, readProductName(name));
    if (drawing) return drawing;
  }
  return null;
}
