import { type RefObject, useEffect, useState } from 'react';
import { type KnownPrice, type ProductSummary, useFetchProduct } from '../graphql/queries.ts';
import { whenIdle } from '../hooks/use-when-idle.ts';
import { limits } from '../lib/limits.ts';
import { finalPrice } from '../lib/money.ts';
import { savesData } from '../lib/saves-data.ts';
import { taskQueue } from '../lib/task-queue.ts';

const queueProduct = taskQueue(limits.productRequests);

export interface PriceInView {
  known: KnownPrice | null;
  isLoading: boolean;
}

/**
 * Price and stock of a product, fetched when its element comes into view; a failure is retried when
 * it comes into view again. For visitors who save data, only what the cache has.
 */
export function usePriceInView(ref: RefObject<Element | null>, id: number): PriceInView {
  const fetchProduct = useFetchProduct();
  const [known, setKnown] = useState<KnownPrice | null>(null);
  const [isFailed, setFailed] = useState(false);
  const isKnown = known !== null;

  useEffect(() => {
    const element = ref.current;
    if (!element || isKnown) return;
    let leaveQueue = () => {};
    const observer = new IntersectionObserver((entries) => {
      leaveQueue();
      if (!entries.at(-1)?.isIntersecting) return;
      leaveQueue = queueProduct(async () => {
        await whenIdle();
        const fetched = await fetchProduct(id, savesData() ? 'cache-only' : undefined);
        if ('product' in fetched) setKnown(fetched.product);
        else setFailed(true);
      });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaveQueue();
    };
  }, [ref, id, isKnown, fetchProduct]);

  return { known, isLoading: !isKnown && !isFailed && !savesData() };
}

/**
 * Final prices by product id for sorting, null where on request, and how many could not be fetched.
 * Fetches what is missing while `isWanted`, also for visitors who save data: they asked for it.
 */
export function usePrices(products: readonly ProductSummary[], isWanted: boolean) {
  const fetchProduct = useFetchProduct();
  const [prices, setPrices] = useState<ReadonlyMap<number, number | null>>(new Map());
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    if (!isWanted || failed > 0) return;
    const found = new Map<number, number | null>();
    let pending = products.length;
    const leave = products.map(({ id }) =>
      queueProduct(async () => {
        const fetched = await fetchProduct(id);
        if ('product' in fetched) {
          const { price, discount } = fetched.product;
          found.set(id, finalPrice(price, discount));
        }
        pending -= 1;
        if (pending > 0) return;
        setPrices(found);
        setFailed(products.length - found.size);
      }),
    );
    return () => {
      for (const cancel of leave) cancel();
    };
  }, [products, isWanted, failed, fetchProduct]);

  return { prices, failed, retry: () => setFailed(0) };
}
