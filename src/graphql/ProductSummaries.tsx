import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { reportError } from '../lib/report.ts';
import type { ViewState } from '../lib/view-state.ts';
import { type ProductSummary, useProductSummariesQuery } from './queries.ts';

const Summaries = createContext<ViewState<readonly ProductSummary[]>>({ status: 'loading' });

/**
 * Loads the product list once per visit and shares it between the header's
 * search, home and related products. It asks again only when a visitor does.
 */
export function ProductSummariesProvider({ children }: { children: ReactNode }) {
  const { view, error } = useProductSummariesQuery();
  useEffect(() => {
    if (error) reportError('Error loading products:', error);
  }, [error]);
  return <Summaries value={view}>{children}</Summaries>;
}

export function useProductSummaries(): ViewState<readonly ProductSummary[]> {
  return useContext(Summaries);
}
