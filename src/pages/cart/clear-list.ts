import { useCart } from '../../cart/cart-store.ts';
import { focusMain } from '../../hooks/focus-main.ts';

/** Empties the list; the page becomes short, so its top is shown rather than its footer. */
export function clearList(): void {
  // The control that was pressed unmounts, which would reset the focus to the top.
  focusMain();
  useCart.getState().clear();
  window.scrollTo({ top: 0 });
}
