import { type RefObject, useEffect, useState } from 'react';
import { limits } from '../../config.ts';
import { type FetchedProduct, useFetchProduct } from '../../graphql/queries.ts';
import { taskQueue } from '../../lib/task-queue.ts';

/** A list asks for a few products at a time, however many are in view. */
const queueProduct = taskQueue(limits.productRequests);

/**
 * A whole product, for its price and stock: fetched, from the cache where it has it, while the
 * element that shows them is in the window. What failed is tried again the next time.
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
