import { type ReactNode, useState } from 'react';
import { type Added, AddedDialog } from '../cart/AddedDialog.tsx';
import { useCart } from '../cart/cart-store.ts';
import { QuoteActionProvider } from '../catalog/quote-action.ts';
import { useFetchProduct } from '../graphql/queries.ts';
import { productName } from '../lib/wording.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './QuoteActions.module.css';

/**
 * What the «Cotizar» button of every product card does: fetches the product whole, puts one piece
 * in the cart and opens the modal. Where that fails, a notice says why and nothing is added.
 */
export function QuoteActions({ children }: { children: ReactNode }) {
  const fetchProduct = useFetchProduct();
  const add = useCart((cart) => cart.add);
  const [added, setAdded] = useState<Added | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const quote = async (id: number) => {
    setFailure(null);
    const fetched = await fetchProduct(id);
    if ('message' in fetched) {
      setFailure(fetched.message);
      return;
    }
    const { product } = fetched;
    const { capped } = add(product, 1);
    setAdded({ name: productName(product), quantity: 1, capped, from: 'card' });
  };

  return (
    <QuoteActionProvider value={quote}>
      {children}
      <AddedDialog added={added} onClose={() => setAdded(null)} />
      {failure !== null && (
        <div className={styles.failure}>
          <Notice
            tone="error"
            actions={
              <Button size="small" onClick={() => setFailure(null)}>
                Cerrar
              </Button>
            }
          >
            {failure}
          </Notice>
        </div>
      )}
    </QuoteActionProvider>
  );
}
