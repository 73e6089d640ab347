import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Added } from '../cart/AddedDialog.tsx';
import { addedMessage } from '../cart/cart.ts';
import { useCart } from '../cart/cart-store.ts';
import { QuoteActionProvider } from '../catalog/quote-action.ts';
import { limits } from '../config.ts';
import { useFetchProduct } from '../graphql/queries.ts';
import { productName } from '../lib/wording.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './QuoteActions.module.css';

const dialog = () => import('../cart/AddedDialog.tsx');
const AddedDialog = lazy(dialog);

/**
 * Implements the «Cotizar» button of product cards: fetches the product, adds one unit to the cart and
 * opens the modal. On failure it shows a notice and adds nothing.
 */
export function QuoteActions({ children }: { children: ReactNode }) {
  const fetchProduct = useFetchProduct();
  const add = useCart((cart) => cart.add);
  const [added, setAdded] = useState<Added | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  // A page change, by Back for example, closes the modal and the notice.
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setAdded(null);
    setFailure(null);
  }

  // Stable, since every card depends on it.
  const quote = useCallback(
    async (id: number) => {
      setFailure(null);
      dialog().catch(() => {});
      const fetched = await fetchProduct(id);
      if ('message' in fetched) {
        setFailure(fetched.message);
        return;
      }
      const { product } = fetched;
      const { leftOut } = add(product, 1);
      // Nothing is added to a line that is full.
      const quantity = leftOut > 0 ? limits.cartQuantity.max : 1;
      setAdded({ name: productName(product), quantity, leftOut, from: 'card' });
      // Keeps the button busy until the dialog opens, or a second click would add one more.
      await dialog().catch(() => {});
    },
    [fetchProduct, add],
  );

  return (
    <QuoteActionProvider value={quote}>
      {children}
      {added && (
        <ErrorBoundary
          fallback={
            <Outcome tone="success" onClose={() => setAdded(null)}>
              {addedMessage}
            </Outcome>
          }
        >
          <Suspense fallback={null}>
            <AddedDialog added={added} onClose={() => setAdded(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
      {failure !== null && (
        <Outcome tone="error" onClose={() => setFailure(null)}>
          {failure}
        </Outcome>
      )}
    </QuoteActionProvider>
  );
}

interface OutcomeProps {
  tone: 'success' | 'error';
  children: ReactNode;
  onClose: () => void;
}

/** A notice instead of the dialog: after a failure, or when the dialog's code fails to load. */
function Outcome({ tone, children, onClose }: OutcomeProps) {
  return (
    <div className={styles.toast}>
      <Notice
        tone={tone}
        actions={
          <Button size="small" onClick={onClose}>
            Cerrar
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
