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
 * What the «Cotizar» button of every product card does: fetches the product whole, puts one piece
 * in the cart and opens the modal. Where that fails, a notice says why and nothing is added.
 */
export function QuoteActions({ children }: { children: ReactNode }) {
  const fetchProduct = useFetchProduct();
  const add = useCart((cart) => cart.add);
  const [added, setAdded] = useState<Added | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  // Whoever goes on, by Back for one, has done with what was said on the page before.
  const { pathname } = useLocation();
  const [place, setPlace] = useState(pathname);
  if (place !== pathname) {
    setPlace(pathname);
    setAdded(null);
    setFailure(null);
  }

  // One function for good: every card on the page depends on it.
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
      // With the cart full of it, none of it was added.
      const quantity = leftOut > 0 ? limits.cartQuantity.max : 1;
      setAdded({ name: productName(product), quantity, leftOut, from: 'card' });
      // Until the dialog lies over the button, a second click would add one more.
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

/** Says what came of it where there is no dialog: after a failure, and when its code cannot be had. */
function Outcome({ tone, children, onClose }: OutcomeProps) {
  return (
    <div className={styles.outcome}>
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
