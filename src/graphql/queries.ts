import { useCallback, useEffect, useState } from 'react';
import { type Client, useClient, useQuery } from 'urql';
import { reportError } from '../lib/report.ts';
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
import { toViewState } from './to-view-state.ts';

/** A product in a list. */
export type ProductSummary = ProductosResumenQuery['productosResumen'][number];

/** A product with all fields but the purchase price, which is never shown. */
export type Product = Omit<NonNullable<ProductoQuery['producto']>, 'priceBuy'>;

const retryOptions = { requestPolicy: 'network-only' } as const;

/** The product list is not retried without the visitor (reading 16). */
const productSummariesQuery = { query: ProductosResumenDocument, context: { fetch: fetchOnce } };

/** Shown when a failure carries no message for visitors. */
const messages = {
  products: 'No pudimos cargar los productos',
  category: 'Error al cargar productos de la categoría',
  search: 'Error al cargar resultados',
  product: 'No pudimos cargar el producto',
} as const;

/** All products in brief. Requested once per page load; again when the visitor asks (reading 16). */
export function useProductSummaries(): ViewState<readonly ProductSummary[]> {
  const [result, execute] = useQuery(productSummariesQuery);
  return toViewState(result, (data) => data.productosResumen, {
    fallback: messages.products,
    retry: () => execute(retryOptions),
  });
}

/** Logs each failure of the product list. For one component that is always mounted. */
export function useLogProductSummariesError(): void {
  const [{ error }] = useQuery(productSummariesQuery);
  useEffect(() => {
    if (error) reportError('Error loading products:', error);
  }, [error]);
}

/** The category names, in the shop's order. */
export function useCategories(): ViewState<readonly string[]> {
  const [result, execute] = useQuery({ query: CategoryDocument });
  return toViewState(result, (data) => data.category, {
    fallback: messages.category,
    retry: () => execute(retryOptions),
  });
}

/** The products of one category. */
export function useCategoryProducts(category: string): ViewState<readonly ProductSummary[]> {
  const [result, execute] = useQuery({
    query: ProductosPorCategoriaDocument,
    variables: { category },
  });
  return toViewState(result, (data) => data.productosPorCategoria, {
    fallback: messages.category,
    retry: () => execute(retryOptions),
  });
}

/** The products that the backend finds for a term. */
export function useSearchProducts(term: string): ViewState<readonly ProductSummary[]> {
  const [result, execute] = useQuery({
    query: BuscarProductosPorNombreDocument,
    variables: { nombre: term },
  });
  return toViewState(result, (data) => data.buscarProductosPorNombre, {
    fallback: messages.search,
    retry: () => execute(retryOptions),
  });
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
  /** Whether some of the fields were loaded. */
  isPart: boolean;
}

/**
 * One product, with the cached fields in the first frame.
 *
 * @param id null for an invalid id, for which nothing is requested
 */
export function useProduct(id: number | null): ProductResult {
  const variables = { id: id ?? 0 };
  const pause = id === null;
  const [result, execute] = useQuery({ query: ProductoDocument, variables, pause });
  const { data, error } = result;
  const found = data?.producto;
  // A failure comes without data; the fields known before it stay on screen.
  const [known, setKnown] = useState<Product | null>(null);
  if (found && found !== known) setKnown(found);

  if (pause) return { product: null, partial: false, missing: true, failure: null };
  const failed = error !== undefined && !result.fetching && !result.stale;
  const settled = !failed && !result.fetching && !result.stale;
  const missing = settled && found === null;
  const isPart = failed && error.graphQLErrors.length > 0 && Boolean(found);
  return {
    product: missing ? null : (found ?? known),
    // Beside errors, a null price may be one that failed rather than one on request.
    partial: !settled && !(isPart && found?.price != null && found.stock != null),
    missing,
    failure: failed
      ? {
          message: visitorMessage(error, messages.product),
          retry: () => execute(retryOptions),
          isPart,
        }
      : null,
  };
}

/** A product, or the error message for the visitor. */
export type FetchedProduct = { product: Product } | { message: string };

/** Fetches a product with all fields, from the cache if possible. Never rejects. */
export function useFetchProduct(): (id: number) => Promise<FetchedProduct> {
  const client = useClient();
  return useCallback((id: number) => fetchProduct(client, id), [client]);
}

async function fetchProduct(client: Client, id: number): Promise<FetchedProduct> {
  const { data, error } = await client.query(ProductoDocument, { id }).toPromise();
  if (error) return { message: visitorMessage(error, messages.product) };
  return data?.producto ? { product: data.producto } : { message: 'Producto no encontrado' };
}

/** Reads the cached descriptions by product id, without a request. */
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

/** Requests the data of a page ahead of the visit. The page repeats a request that failed. */
export function usePrefetch() {
  const client = useClient();
  return {
    product: (id: number) => void client.query(ProductoDocument, { id }).toPromise(),
    category: (category: string) =>
      void client.query(ProductosPorCategoriaDocument, { category }).toPromise(),
  };
}
