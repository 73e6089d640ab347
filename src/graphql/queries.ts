import { createContext, useContext, useEffect, useState } from 'react';
import {
  type AnyVariables,
  type Client,
  type OperationResult,
  type OperationResultSource,
  type UseQueryArgs,
  useClient,
  useQuery,
} from 'urql';
import { failureTitles, productFailed } from '../content/failures.ts';
import { reportError } from '../lib/report.ts';
import type { ViewFailure, ViewState } from '../lib/view-state.ts';
import { failureText } from './errors.ts';
import { fetchOnce } from './fetch.ts';
import {
  BuscarProductosPorNombreDocument,
  CategoryDocument,
  DescripcionesConocidasDocument,
  ProductoDocument,
  ProductosPorCategoriaDocument,
  ProductosResumenDocument,
  type ProductosResumenQuery,
} from './generated/documents.ts';
import { type EntryOf, entriesOf } from './list-entries.ts';
import type { SentProduct } from './sent-product.ts';
import { toViewState } from './to-view-state.ts';

export type ProductSummary = EntryOf<ProductosResumenQuery['productosResumen']>;

/** A product with all fields but the purchase price, which is never shown. */
export type Product = Omit<SentProduct, 'priceBuy'>;

const retryOptions = { requestPolicy: 'network-only' } as const;

/** The product list is not retried without the visitor (reading 16). */
const productSummariesQuery = { query: ProductosResumenDocument, context: { fetch: fetchOnce } };

/** The product list of `useProductSummariesQuery`, for all components. */
export const ProductSummariesContext = createContext<ViewState<readonly ProductSummary[]>>({
  status: 'loading',
});

/** All products in brief, in the context of the page: each `useQuery` would read all of them again. */
export function useProductSummaries(): ViewState<readonly ProductSummary[]> {
  return useContext(ProductSummariesContext);
}

/** Requests the product list once per page load, and again when the visitor asks (reading 16). */
export function useProductSummariesQuery(): ViewState<readonly ProductSummary[]> {
  const logged = 'Error loading products:';
  return useList(
    productSummariesQuery,
    (data) => data.productosResumen,
    failureTitles.products,
    logged,
  );
}

export function useCategories(): ViewState<readonly string[]> {
  return useList({ query: CategoryDocument }, (data) => data.category, failureTitles.categories);
}

export function useCategoryProducts(category: string): ViewState<readonly ProductSummary[]> {
  const query = { query: ProductosPorCategoriaDocument, variables: { category } };
  return useList(query, (data) => data.productosPorCategoria, failureTitles.category);
}

export function useSearchProducts(term: string): ViewState<readonly ProductSummary[]> {
  const query = { query: BuscarProductosPorNombreDocument, variables: { nombre: term } };
  return useList(query, (data) => data.buscarProductosPorNombre, failureTitles.search);
}

/** @param logged begins the line that logs a failure; without it none is logged */
function useList<Data, Variables extends AnyVariables, List>(
  query: UseQueryArgs<Variables, Data>,
  list: (data: Data) => List,
  title: string,
  logged?: string,
): ViewState<readonly EntryOf<List>[]> {
  const [result, execute] = useQuery(query);
  const { error } = result;
  useEffect(() => {
    if (error && logged) reportError(logged, error);
  }, [error, logged]);
  return toViewState(result, list, { title, retry: () => execute(retryOptions) });
}

export interface ProductResult {
  /** With all fields, or those that a list has cached; null if none are known. */
  product: Product | null;
  /** Whether null fields may still be loaded. */
  partial: boolean;
  /** Whether the backend has responded that the product does not exist. */
  missing: boolean;
  failure: ProductFailure | null;
}

export interface ProductFailure extends ViewFailure {
  isPart: boolean;
}

/**
 * One product, with the cached fields in the first frame.
 * @param id null for an invalid id, for which nothing is requested
 */
export function useProduct(id: number | null): ProductResult {
  const variables = { id: id ?? 0 };
  const pause = id === null;
  const [result, execute] = useQuery({ query: ProductoDocument, variables, pause });
  const retry = () => execute(retryOptions);
  const { data, error } = result;
  const found = data?.producto;
  // A failure comes without data; the fields known before it stay on screen.
  const [known, setKnown] = useState<Product | null>(null);
  // The same fields, read again from the cache, render nothing again.
  if (found && !hasSameFields(found, known)) setKnown(found);

  if (pause) return { product: null, partial: false, missing: true, failure: null };
  const settled = !result.fetching && !result.stale;
  const isPart = Boolean(error?.graphQLErrors.length && found);
  const failure = settled && error ? { ...failureText(error, productFailed), retry, isPart } : null;
  const missing = settled && !failure && found === null;
  // Next to errors, a null price may be one that failed rather than one on request.
  const isPriced = isPart && found?.price != null && found.stock != null;
  return {
    product: missing ? null : known,
    partial: failure ? !isPriced : !settled,
    missing,
    failure,
  };
}

function hasSameFields(product: Product, other: Product | null): boolean {
  return (Object.keys(product) as (keyof Product)[]).every(
    (field) => product[field] === other?.[field],
  );
}

export type KnownPrice = Pick<Product, 'price' | 'discount' | 'stock'>;

/** Reads the cached descriptions by product id, without a request. */
export function useKnownDescriptions(): () => ReadonlyMap<number, string> {
  const client = useClient();
  return () => {
    const result = client.readQuery(
      DescripcionesConocidasDocument,
      {},
      { requestPolicy: 'cache-only' },
    );
    const rows = entriesOf(result?.data?.productosResumen);
    return new Map(rows.flatMap(({ id, description }) => (description ? [[id, description]] : [])));
  };
}

interface ShownData {
  productId?: number;
  category?: string;
}

/** Requests the data of a page ahead of the visit. The page repeats a request that failed. */
export function usePrefetch() {
  const client = useClient();
  return (page: ShownData) => {
    for (const query of pageQueries(client, page)) void query.toPromise();
  };
}

/**
 * Requests the data of the first page before it is rendered: with them, it is rendered once and
 * without skeletons.
 * @returns `settled` resolves when every response or failure has arrived. Call `release` when the page
 *   is shown: until then failures are kept for it, so that nothing is requested twice.
 */
export function requestFirstData(client: Client, page: ShownData) {
  const subscriptions: { unsubscribe: () => void }[] = [];
  const settled = Promise.all(
    pageQueries(client, page).map(
      (query) =>
        new Promise((resolve) => {
          subscriptions.push(query.subscribe(resolve));
        }),
    ),
  );
  const release = () => {
    for (const { unsubscribe } of subscriptions) unsubscribe();
  };
  return { settled, release };
}

/** The queries of a page next to those of every page. */
function pageQueries(
  client: Client,
  { productId, category }: ShownData,
): OperationResultSource<OperationResult>[] {
  return [
    ...(productId ? [client.query(ProductoDocument, { id: productId })] : []),
    ...(category ? [client.query(ProductosPorCategoriaDocument, { category })] : []),
  ];
}
