import { type ProductSummary, useProductSummaries } from '../graphql/queries.ts';
import { rowsOf } from '../lib/view-state.ts';
import { useSavedProducts } from './saved-products.ts';

interface SavedGroup {
  title: string;
  products: readonly ProductSummary[];
}

export function useSavedGroups(): readonly SavedGroup[] {
  const { favourites, seen } = useSavedProducts();
  const summaries = useProductSummaries();
  const all = rowsOf(summaries);
  const known = (ids: readonly number[]) =>
    ids.flatMap((id) => all.find((product) => product.id === id) ?? []);
  return [
    { title: 'Favoritos', products: known(favourites) },
    { title: 'Vistos recientemente', products: known(seen) },
  ].filter(({ products }) => products.length > 0);
}
