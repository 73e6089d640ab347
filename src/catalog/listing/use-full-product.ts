import { type RefObject, useEffect, useState } from 'react';
import { limits } from '../../config.ts';
import { type FetchedProduct, useFetchProduct } from '../../graphql/queries.ts';
import { taskQueue } from '../../lib/task-queue.ts';

const queueProduct = taskQueue(limits.productRequests);

/**
 * Fetches a full product while its element is in view, for price and stock; retries a failure when
 * it comes into view again.
 *
 * @returns null until it has been fetched
 */
export function useFullProduct(ref: RefObject<Element | null>, id: number): FetchedProduct | null {
  const fetchProduct = useFetchProduct();
  const [fetched, setFetched] = useState<FetchedProduct | null>(null);
  const isWhole = fetched !== null && 'product' in fetched;

  useEffect(() => {
    const element = ref.current;
    if (!element || isWhole) return;
    let leaveQueue = () => {};
    const observer = new IntersectionObserver((entries) => {
      leaveQueue();
      if (!entries.at(-1)?.isIntersecting) return;
      leaveQueue = queueProduct(async () => setFetched(await fetchProduct(id)));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaveQueue();
    };
  }, [ref, id, isWhole, fetchProduct]);

  return fetched;
}
