import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProductSummary } from '../../graphql/queries.ts';
import { limits } from '../../lib/limits.ts';
import { inPlace } from '../../navigation/paths.ts';
import { usePrices } from '../use-price-in-view.ts';
import { facetValues, filterProducts, listedProduct, usableSelection } from './facets.ts';
import { type ListOrder, sortProducts } from './list-order.ts';
import { formatListingState, type ListingState, parseListingState } from './listing-url-state.ts';
import { useTableRoom, usualView } from './usual-view.ts';

/** The products of a list in the order and with the filters of the URL. */
export function useListing(products: readonly ProductSummary[], orders: readonly ListOrder[]) {
  const { state, change } = useListingState();
  const items = useMemo(() => products.map(listedProduct), [products]);
  const hasSizes = items.some(({ values }) => values.size);
  const usefulOrders = [
    ...orders.filter((listOrder) => listOrder !== 'size' || hasSizes),
    ...(products.length <= limits.pricedProducts ? (['price'] as const) : []),
  ];
  const order =
    usefulOrders.find((usefulOrder) => usefulOrder === state.order) ?? usefulOrders[0] ?? 'name';
  const hasTableRoom = useTableRoom();
  // By the products that were there first: results that are added later do not turn cards into rows.
  const [firstItems] = useState(items);
  const view = state.view ?? usualView(firstItems, hasTableRoom);
  const { prices, failed, retry } = usePrices(products, order === 'price');
  const isPricing = order === 'price' && prices.size + failed === 0;
  const arePricesShown = order === 'price' && !isPricing;
  const listed = useMemo(() => {
    const selection = usableSelection(items, state.selection);
    const ordered = sortProducts(items, order, prices);
    const found = filterProducts(ordered, selection).map(({ product }) => product);
    return { selection, values: facetValues(items, selection), found };
  }, [items, state.selection, order, prices]);
  const pricing = { failed, retry, isPricing, arePricesShown };
  return { change, usefulOrders, order, more: state.more, view, ...pricing, ...listed };
}

function useListingState() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // A stable reference for memoization.
  const state = useMemo(() => parseListingState(search), [search]);
  // Replaces the history entry, so that Back leaves the list.
  const change = (part: Partial<ListingState>) =>
    navigate(
      { pathname, search: formatListingState({ ...state, ...part }), hash },
      { replace: true, state: inPlace },
    );
  return { state, change };
}
