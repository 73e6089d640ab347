import { createContext, type ReactNode, useContext } from 'react';
import type { ViewState } from '../lib/view-state.ts';
import { useCategoriesQuery } from './queries.ts';

const Categories = createContext<ViewState<readonly string[]>>({ status: 'loading' });

/**
 * Asks for the category names once, for all that show them: each by itself would ask again after
 * a failure.
 */
export function CategoriesProvider({ children }: { children: ReactNode }) {
  return <Categories value={useCategoriesQuery()}>{children}</Categories>;
}

/** The category names, in the shop's order. */
export function useCategories(): ViewState<readonly string[]> {
  return useContext(Categories);
}
