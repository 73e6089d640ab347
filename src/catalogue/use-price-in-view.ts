import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type Client, useClient } from 'urql';
import { savesData } from '../browser/saves-data.ts';
import { type FetchedProduct, fetchProducts, useFetchProducts } from '../graphql/fetch-products.ts';
import type { KnownPrice, ProductSummary } from '../graphql/queries.ts';
import { batchQueue } from '../lib/batch-queue.ts';
import { limits } from '../lib/limits.ts';
import { finalPrice } from '../lib/money.ts';

export interface PriceInView {
  known: KnownPrice | null;
  isLoading: boolean;
}

/** The window and the next one below, so that prices are there before they are seen. */
const nearView: IntersectionObserverInit = { rootMargin: '0px 0px 100% 0px' };

/**
 * Price and stock of a product, fetched when its element is about to come into view; a failure is retried when
 * it comes into view again. For visitors who save data, only what the cache has.
 */
export function usePriceInView(ref: RefObject<Element | null>, id: number): PriceInView {
  const client = useClient();
  const [known, setKnown] = useState<KnownPrice | null>(null);
  const [isFailed, setFailed] = useState(false);
  const isKnown = known !== null;

  // Before the first frame: those of a first view leave as soon as its list is there.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || isKnown) return;
    const onFetched = (fetched: FetchedProduct) => {
      if ('product' in fetched) setKnown(fetched.product);
      else setFailed(true);
    };
    const join = () => queueOf(client)({ id, onFetched });
    let leaveQueue = isNear(element) ? join() : null;
    const observer = new IntersectionObserver((entries) => {
      const isInside = entries.at(-1)?.isIntersecting ?? false;
      if (isInside === (leaveQueue !== null)) return;
      leaveQueue?.();
      leaveQueue = isInside ? join() : null;
    }, nearView);
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaveQueue?.();
    };
  }, [ref, id, isKnown, client]);

  return { known, isLoading: !isKnown && !isFailed && !savesData() };
}

/** Whether an element is in the view of {@link nearView}. */
function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= 2 * window.innerHeight;
}

interface QueuedProduct {
  id: number;
  onFetched: (fetched: FetchedProduct) => void;
}

type ProductQueue = (product: QueuedProduct) => () => void;

const queues = new WeakMap<Client, ProductQueue>();

function queueOf(client: Client): ProductQueue {
  const queue = queues.get(client) ?? createQueue(client);
  queues.set(client, queue);
  return queue;
}

function createQueue(client: Client): ProductQueue {
  const run = async (products: readonly QueuedProduct[]) => {
    const ids = products.map(({ id }) => id);
    const policy = savesData() ? 'cache-only' : 'cache-first';
    const fetched = await fetchProducts(client, ids, policy);
    for (const [at, product] of fetched.entries()) products[at]?.onFetched(product);
  };
  return batchQueue(run, {
    size: limits.requestedProducts,
    most: limits.productRequests,
    // The cards that are rendered together leave together.
    ready: () => new Promise((resolve) => setTimeout(resolve)),
  });
}

/**
 * Final prices by product id for sorting, null where on request, and how many could not be fetched.
 * Fetches what is missing while `isWanted`, also for visitors who save data: they asked for it.
 */
export function usePrices(products: readonly ProductSummary[], isWanted: boolean) {
  const fetchMissing = useFetchProducts();
  const [prices, setPrices] = useState<ReadonlyMap<number, number | null>>(new Map());
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    if (!isWanted || failed > 0) return;
    let isCurrent = true;
    const fetchAll = async () => {
      const found = new Map<number, number | null>();
      const ids = products.map(({ id }) => id);
      for (let at = 0; isCurrent && at < ids.length; at += limits.requestedProducts) {
        for (const one of await fetchMissing(ids.slice(at, at + limits.requestedProducts))) {
          if (!('product' in one)) continue;
          found.set(one.product.id, finalPrice(one.product.price, one.product.discount));
        }
      }
      if (!isCurrent) return;
      setPrices(found);
      setFailed(products.length - found.size);
    };
    void fetchAll();
    return () => {
      isCurrent = false;
    };
  }, [products, isWanted, failed, fetchMissing]);

  return { prices, failed, retry: () => setFailed(0) };
}
