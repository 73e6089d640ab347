import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import AddedDialog, { type AddedProduct } from '../cart/AddedDialog.tsx';
import { useCart } from '../cart/cart-store.ts';
import { QuoteActionProvider } from '../catalogue/quote-action-context.ts';
import { controls } from '../content/controls.ts';
import { useFetchProduct } from '../graphql/fetch-products.ts';
import type { FailureText } from '../lib/view-state.ts';
import { brandedName } from '../lib/wording.ts';
import { Button } from '../ui/Button.tsx';
import { FailureMessage } from '../ui/FailureMessage.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './QuoteActions.module.css';

/**
 * Implements the «Cotizar» button of product cards: fetches the product, adds one unit to the cart and
 * opens the modal. On failure it shows a notice and adds nothing.
 */
export function QuoteActions({ children }: { children: ReactNode }) {
  const fetchProduct = useFetchProduct();
  const add = useCart((cart) => cart.add);
  const [added, setAdded] = useState<AddedProduct | null>(null);
  const [failure, setFailure] = useState<FailureText | null>(null);
  const close = useCallback(() => {
    setAdded(null);
    setFailure(null);
  }, []);

  // A page change, by Back for example, closes the modal and the notice.
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    close();
  }

  // Stable, since every card depends on it.
  const quote = useCallback(
    async (id: number) => {
      close();
      const fetched = await fetchProduct(id);
      if ('failure' in fetched) return setFailure(fetched.failure);
      const { product, isFresh } = fetched;
      const line = add(product, 1, { isFresh });
      setAdded({ name: brandedName(product), quantity: 1, line, from: 'card' });
    },
    [fetchProduct, add, close],
  );

  return (
    <QuoteActionProvider value={quote}>
      {children}
      <AddedDialog added={added} onClose={close} />
      {failure && (
        <div className={styles.toast}>
          <Notice
            tone="error"
            actions={
              <Button size="small" onClick={close}>
                {controls.close}
              </Button>
            }
          >
            <FailureMessage {...failure} />
          </Notice>
        </div>
      )}
    </QuoteActionProvider>
  );
}
