import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Client, type OperationResult, type UseQueryState, useClient, useQuery } from 'urql';
import type { ViewFailure, ViewState } from '../lib/view-state.ts';
import { visitorMessage } from './errors.ts';
import { fetchOnce } from './fetch.ts';
import {
  BuscarProductosPorNombreDocument,
  CategoryDocument,
  DescripcionesConocidasDocument,
  ProductoDocument,
  type ProductoQuery,
  ProductosPorCategoriaDocument,
  ProductosResumenDocument,
  type ProductosResumenQuery,
} from './generated/documents.ts';
import { listView } from './view.ts';

/** A product as lists know it. */
export type ProductSummary = ProductosResumenQuery['productosResumen'][number];

/**
 * A product as its page and the cart know it. The purchase price is read by the
 * contract's operation and goes no further than this type.
 */
export type Product = Omit<NonNullable<ProductoQuery['producto']>, 'priceBuy'>;

const retryOptions = { requestPolicy: 'network-only' } as const;

/** The catalogue in brief is requested once; again when the visitor asks for it (reading 16). */
const withoutRetry = { fetch: fetchOnce };

/** What a product list says when the failure itself says nothing. */
const messages = {
  products: 'No pudimos cargar los productos',
  category: 'Error al cargar productos de la categoría',
  search: 'Error al cargar resultados',
  product: 'No pudimos cargar el producto',
} as const;

/**
 * Every product of the catalogue in brief. Requested once, by the provider that shares it; pages
 * take it from there, so that a failure is not requested again by each of them.
 *
 * Once it is there the query is paused and its result kept: as an active query the whole list would
 * be read from the cache again with every product that comes (docs/decisions/004).
 */
export function useProductSummariesQuery() {
  const [loaded, setLoaded] = useState(false);
  const [{ data, error, fetching, stale }, execute] = useQuery({
    query: ProductosResumenDocument,
    context: withoutRetry,
    pause: loaded,
  });
  if (data && !error && !fetching && !stale && !loaded) setLoaded(true);
  // One view for one result: all that shows the list depends on it.
  const view = useMemo(
    () =>
      listView({ data, error, fetching, stale }, (list) => list.productosResumen, {
        fallback: messages.products,
        retry: () => execute(retryOptions),
      }),
    [data, error, fetching, stale, execute],
  );
  return { view, error };
}

/** The category names, in the shop's order; requested by the provider that shares them. */
export function useCategoriesQuery(): ViewState<readonly string[]> {
  const [{ data, error, fetching, stale }, execute] = useQuery({ query: CategoryDocument });
  return useMemo(
    () =>
      listView({ data, error, fetching, stale }, (list) => list.category, {
        fallback: messages.category,
        retry: () => execute(retryOptions),
      }),
    [data, error, fetching, stale, execute],
  );
}

/** The products of one category. */
export function useCategoryProducts(category: string): ViewState<readonly ProductSummary[]> {
  const [result, execute] = useQuery({
    query: ProductosPorCategoriaDocument,
    variables: { category },
  });
  return listView(result, (data) => data.productosPorCategoria, {
    fallback: messages.category,
    retry: () => execute(retryOptions),
  });
}

/** The products that the backend finds by name. */
export function useSearchProducts(term: string): ViewState<readonly ProductSummary[]> {
  const [result, execute] = useQuery({
    query: BuscarProductosPorNombreDocument,
    variables: { nombre: term },
  });
  return listView(result, (data) => data.buscarProductosPorNombre, {
    fallback: messages.search,
    retry: () => execute(retryOptions),
  });
}

/** What the product page knows at a moment. */
export interface ProductResult {
  /** Whole, or what lists have left in the cache; null while nothing is known. */
  product: Product | null;
  /** Whether fields that are null may still arrive. */
  partial: boolean;
  /** True once the backend has said that there is no such product. */
  missing: boolean;
  failure: ProductFailure | null;
}

/** Why a product could not be loaded, all of it or a part while the rest came. */
export interface ProductFailure extends ViewFailure {
  isPart: boolean;
}

/**
 * One product, from the first frame on with whatever the cache knows of it.
 *
 * @param id null where the address holds no possible id: nothing is requested then
 */
export function useProduct(id: number | null): ProductResult {
  const variables = { id: id ?? 0 };
  const pause = id === null;
  const [result, execute] = useQuery({ query: ProductoDocument, variables, pause });
  const found = result.data?.producto;
  // A failure comes without data; what was known before it stays.
  const [known, setKnown] = useState<Product | null>(null);
  if (found && found !== known) setKnown(found);

  const retry = () => execute(retryOptions);
  const leftPartial = isLeftPartial(result);
  useEffect(() => {
    if (leftPartial) execute(retryOptions);
  }, [leftPartial, execute]);

  if (pause) return { product: null, partial: false, missing: true, failure: null };
  const failed = result.error !== undefined && !result.fetching;
  const settled = !failed && !result.fetching && !result.stale && !leftPartial;
  const missing = settled && found === null;
  const isPart = failed && (result.error?.graphQLErrors.length ?? 0) > 0 && Boolean(found);
  return {
    product: missing ? null : (found ?? known),
    // Beside errors a price that is null may be one that failed, and none on request.
    partial: !settled && !(isPart && found?.price != null && found.stock != null),
    missing,
    failure:
      failed && result.error
        ? {
            message: visitorMessage(result.error, messages.product),
            retry,
            isPart,
          }
        : null,
  };
}

/**
 * Whether a result is incomplete and nobody is fetching the rest. Graphcache does not refetch an
 * operation whose last network response did not complete it, to keep from looping; asked for again
 * after a failure, it gives the list's few fields as if they were the whole product.
 */
function isLeftPartial(result: OperationResult | UseQueryState): boolean {
  const outcome = result.operation?.context.meta?.cacheOutcome;
  return outcome === 'partial' && !result.stale && result.error === undefined;
}

/** A product, or what to tell the visitor instead. */
export type FetchedProduct = { product: Product } | { message: string };

/** Fetches whole products on demand, from the cache where it has them. Never rejects. */
export function useFetchProduct(): (id: number) => Promise<FetchedProduct> {
  const client = useClient();
  return useCallback((id: number) => fetchProduct(client, id), [client]);
}

async function fetchProduct(client: Client, id: number): Promise<FetchedProduct> {
  let result = await client.query(ProductoDocument, { id }).toPromise();
  if (isLeftPartial(result)) {
    result = await client.query(ProductoDocument, { id }, retryOptions).toPromise();
  }
  const { data, error } = result;
  if (error) return { message: visitorMessage(error, messages.product) };
  return data?.producto ? { product: data.producto } : { message: 'Producto no encontrado' };
}

/** Reads the descriptions that the cache knows, by product id. Nothing is requested for them. */
export function useKnownDescriptions(): () => ReadonlyMap<number, string> {
  const client = useClient();
  return () => {
    const result = client.readQuery(
      DescripcionesConocidasDocument,
      {},
      { requestPolicy: 'cache-only' },
    );
    const known = new Map<number, string>();
    for (const { id, description } of result?.data?.productosResumen ?? []) {
      if (description) known.set(id, description);
    }
    return known;
  };
}

/** Requests a page's data ahead of the visit; the page requests again what failed. */
export function usePrefetch() {
  const client = useClient();
  return {
    product: (id: number) => void client.query(ProductoDocument, { id }).toPromise(),
    category: (category: string) =>
      void client.query(ProductosPorCategoriaDocument, { category }).toPromise(),
  };
}
