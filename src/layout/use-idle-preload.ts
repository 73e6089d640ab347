import { useEffect, useEffectEvent } from 'react';
import { useCart } from '../cart/cart-store.ts';
import { publicFile, timings } from '../config.ts';
import { paths } from '../paths.ts';

/** What stands where a page or a list could not be had. */
const drawings = ['offline', 'error'];

/**
 * Fetches, once the first view stands, what a visitor is to have without a connection: the cart's
 * page, as soon as there is something in it, and the drawings of what goes wrong then.
 */
export function useIdlePreload(preloadPage: (path: string) => void): void {
  const isCartFilled = useCart((cart) => cart.lines.length > 0);
  const keep = useEffectEvent(() => {
    for (const drawing of drawings) {
      new Image().src = publicFile(`/images/drawings/${drawing}.svg`);
    }
    if (isCartFilled) preloadPage(paths.cart());
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: anew once the cart is filled
  useEffect(() => {
    const timer = setTimeout(keep, timings.idlePreload);
    return () => clearTimeout(timer);
  }, [isCartFilled]);
}
