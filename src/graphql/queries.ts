import { useCallback, useEffect, useMemo } from 'react';
import { type Client, type OperationResult, type UseQueryState, useClient, useQuery } from 'urql';
import type { ViewState } from '../lib/view-state.ts';
import { visitorMessage } from './errors.ts';
import {
  BuscarProductosPorNombreDocument,
  CategoryDocument,
  ProductoConocidoDocument,
  type ProductoConocidoQuery,
  ProductoDocument,
  type ProductoQuery,
  ProductosPorCategoriaDocument,
  ProductosResumenDocument,
  type ProductosResumenQuery,
} from './generated/documents.ts';
import { knownDescriptions } from './held-list.ts';
import { askedOnce } from './network.ts';
import { listView } from './view.ts';

/** A product as lists know it. */
export type ProductSummary = ProductosResumenQuery['productosResumen'][number];

/**
 * A product as its page and the cart know it. The purchase price is read by the
 * contract's operation and goes no further than this type.
 */
export type Product = Omit<NonNullable<ProductoQuery['producto']>, 'priceBuy'>;

const retryOptions = { requestPolicy: 'network-only' } as const;

/** What a product list says when the failure itself says nothing. */
const messages = {
  products: 'No pudimos cargar los productos',
  category: 'Error al cargar productos de la categoría',
  search: 'Error al cargar resultados',
  product: 'No pudimos cargar el producto',
} as const;

/**
 * Every product of the catalogue in brief. Held once, by the provider that
 * shares it; pages take it from there, so that a failure is not asked again
 * by each of them.
 */
export function useProductSummariesQuery() {
  const [result, execute] = useQuery({ query: ProductosResumenDocument, context: askedOnce });
  // One view for as long as the answer is the same: all that shows the list depends on it.
  const view = useMemo(
    () =>
      listView(result, (data) => data.productosResumen, {
        fallback: messages.products,
        retry: () => execute(retryOptions),
      }),
    [result, execute],
  );
  return { view, error: result.error };
}

/** The category names, in the shop's order. */
export function useCategories(): ViewState<readonly string[]> {
  const [result, execute] = useQuery({ query: CategoryDocument });
  return listView(result, (data) => data.category, {
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
export interface ProductView {
  /** Whole, or what lists have left in the cache; null while nothing is known. */
  product: Product | null;
  /** Whether fields that are null may still arrive. */
  partial: boolean;
  /** True once the backend has said that there is no such product. */
  missing: boolean;
  failure: { message: string; retry: () => void } | null;
}

/**
 * One product, from the first frame on with whatever the cache knows of it.
 *
 * @param id null where the address holds no possible id: nothing is asked then
 */
export function useProduct(id: number | null): ProductView {
  const variables = { id: id ?? 0 };
  const pause = id === null;
  const [whole, execute] = useQuery({ query: ProductoDocument, variables, pause });
  // A document of its own, since one operation cannot be failed and cached at the same time.
  const [known] = useQuery({
    query: ProductoConocidoDocument,
    variables,
    pause,
    requestPolicy: 'cache-only',
  });

  const retry = () => execute(retryOptions);
  const leftPartial = isLeftPartial(whole);
  useEffect(() => {
    if (leftPartial) execute(retryOptions);
  }, [leftPartial, execute]);

  if (pause) return { product: null, partial: false, missing: true, failure: null };
  const failed = whole.error !== undefined && !whole.fetching;
  const settled = !failed && !whole.fetching && !whole.stale && !leftPartial;
  return {
    product: whole.data?.producto ?? fromSummary(known.data?.producto),
    partial: !settled,
    missing: settled && whole.data?.producto === null,
    failure:
      failed && whole.error
        ? { message: visitorMessage(whole.error, messages.product), retry }
        : null,
  };
}

/**
 * Whether a result is incomplete and nobody is fetching the rest. Graphcache does not refetch an
 * operation whose last network answer did not complete it, to keep from looping; asked for again
 * after a failure, it gives the list's few fields as if they were the whole product.
 */
function isLeftPartial(result: OperationResult | UseQueryState): boolean {
  const outcome = result.operation?.context.meta?.cacheOutcome;
  return outcome === 'partial' && !result.stale && result.error === undefined;
}

function fromSummary(
  summary: NonNullable<ProductoConocidoQuery['producto']> | null | undefined,
): Product | null {
  if (!summary) return null;
  return { price: null, description: null, stock: null, discount: null, marca: null, ...summary };
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

/** The descriptions that the visitor's way through the shop has brought along, by product id. */
export function useKnownDescriptions(): () => ReadonlyMap<number, string> {
  const client = useClient();
  return () => knownDescriptions(client);
}

/** Asks for what a page will ask for, ahead of the visit. What fails is asked again by the page. */
export function usePrefetch() {
  const client = useClient();
  return {
    product: (id: number) => void client.query(ProductoDocument, { id }).toPromise(),
    category: (category: string) =>
      void client.query(ProductosPorCategoriaDocument, { category }).toPromise(),
  };
}
