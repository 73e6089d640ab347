import { type ReactNode, useEffect, useState } from 'react';
import { useProductSummaries } from '../graphql/queries.ts';
import { rowsOf } from '../lib/view-state.ts';

/** Draws the section of a category, with code that is loaded when shown; null before, and without it. */
export function useCategoryMarks(isShown: boolean): (category: string) => ReactNode {
  const products = rowsOf(useProductSummaries());
  const [code, setCode] = useState<typeof import('../catalogue/category-mark.tsx') | null>(null);
  useEffect(() => {
    if (!isShown) return;
    import('../catalogue/category-mark.tsx').then(setCode, () => {});
  }, [isShown]);
  return (category) => code?.categoryMark(category, products) ?? null;
}
