import { useCart } from '../cart/cart-store.ts';
import { publicFile, timings } from '../config.ts';
import { useTimeout } from '../hooks/use-timeout.ts';
import { paths } from '../paths.ts';

/** Of the error messages that are shown offline. */
const drawings = ['offline', 'error'];

/** After the first view is loaded, loads what is needed offline: error drawings and, if filled, the cart. */
export function useIdlePreload(preloadPage: (path: string) => void): void {
  const isCartFilled = useCart((cart) => cart.lines.length > 0);
  useTimeout(() => {
    for (const drawing of drawings) {
      new Image().src = publicFile(`/images/drawings/${drawing}.svg`);
    }
  }, timings.idlePreload);
  useTimeout(() => preloadPage(paths.cart()), isCartFilled ? timings.idlePreload : null);
}
